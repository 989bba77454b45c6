import { crosswordKey } from '@/lib/games/crossword/keys';

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
