import { sections } from '@/content/sections';

test('the root and the story have the titles they are known by', () => {
  expect(sections['']).toBe('Inici');
  expect(sections['nit-fresca-per-ser-maig']).toBe('Una Nit de Maig');
});

test('the keys are first segments of an address and no two sections share a title', () => {
  for (const segment of Object.keys(sections)) expect(segment).toMatch(/^([a-z]+(-[a-z]+)*)?$/);
  const titles = Object.values(sections);
  expect(new Set(titles).size).toBe(titles.length);
});
