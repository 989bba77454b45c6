import { posterOf } from '@/lib/videos/poster';

const posters = ['Pilar de set', 'Pilar de set amb folre', 'Set de set'].map((name) => ({
  name,
  picture: name,
}));

test.each([
  ['Pilar de set amb folre, novembre de 2023', 'Pilar de set amb folre'],
  ['El nostre pilar de set', 'Pilar de set'],
  ['Pilar de setze', undefined],
  ['Gosset de set', undefined],
  ['Taller de gralla', undefined],
])('the poster of «%s» is %s', (title, expected) => {
  expect(posterOf(title, posters)).toBe(expected);
});
