import { followComposition } from '@/lib/games/crossword/composing';

test.each([
  ['', 'p', 'P', 0],
  ['P', 'p', '', 0],
  ['P', 'pi', 'I', 0],
  ['', '´', '', 0],
  ['', 'ó', 'O', 0],
  ['PIN', 'pi', '', 1],
  ['PIN', 'pol', 'OL', 2],
  ['KA', 'か', '', 2],
  ['PA', '', '', 2],
  ['', "l·l'", 'LL', 0],
])('of %p written, a composition of %p types %p and takes back %p', (before, text, typed, erased) => {
  const letters = followComposition([], before).written;
  const { actions, written } = followComposition(letters, text);
  expect(actions.filter(({ type }) => type === 'erase')).toHaveLength(erased);
  expect(actions.flatMap((action) => (action.type === 'type' ? [action.text] : [])).join('')).toBe(typed);
  expect(followComposition(written, text).actions).toEqual([]);
});
