import { sponsorGroups } from '@/content/sponsors';

test('every sponsor stands once, with a logo of its own', () => {
  const sponsors = sponsorGroups.flatMap((group) => [...group.sponsors]);
  for (const values of [sponsors.map(({ name }) => name), sponsors.map(({ image }) => image)]) {
    expect(new Set<string>(values).size).toBe(values.length);
  }
  expect(sponsors).not.toHaveLength(0);
});

test('logos have names any host serves', () => {
  for (const { image } of sponsorGroups.flatMap((group) => [...group.sponsors])) {
    expect(image).toMatch(/^[a-z]+(-[a-z]+)*\.svg$/);
  }
});
