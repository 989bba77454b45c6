import { crosswordKey, followComposition } from '@/lib/games/crossword/actions';

describe('keys', () => {
  test.each([
    ['ArrowLeft', { type: 'arrow', arrow: 'left' }],
    ['ArrowRight', { type: 'arrow', arrow: 'right' }],
    ['ArrowUp', { type: 'arrow', arrow: 'up' }],
    ['ArrowDown', { type: 'arrow', arrow: 'down' }],
    ['Backspace', { type: 'erase' }],
    ['Delete', { type: 'clear' }],
    [' ', { type: 'switch-direction' }],
    ['[', { type: 'previous-clue' }],
    [']', { type: 'next-clue' }],
    ['Home', { type: 'first-letter' }],
    ['End', { type: 'last-letter' }],
    ['à', { type: 'type', text: 'à' }],
    ['Ç', { type: 'type', text: 'Ç' }],
  ])('%j is a key of the grid', (key, action) => {
    expect(crosswordKey(key)).toEqual(action);
  });

  test.each(['Tab', 'Enter', 'Escape', 'Dead', 'Process', 'Unidentified', 'F5', '7', '·'])(
    '%j is left alone',
    (key) => {
      expect(crosswordKey(key)).toBeNull();
    },
  );
});

describe('composing', () => {
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
  ])('after %p, the composition %p types %p and erases %p', (before, text, typed, erased) => {
    const letters = followComposition([], before).written;
    const { actions, written } = followComposition(letters, text);
    expect(actions.filter(({ type }) => type === 'erase')).toHaveLength(erased);
    expect(actions.flatMap((action) => (action.type === 'type' ? [action.text] : [])).join('')).toBe(typed);
    expect(followComposition(written, text).actions).toEqual([]);
  });
});
