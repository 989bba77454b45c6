import { wordSearchKey } from '@/lib/games/word-search/keys';
import { HEADINGS } from '@/lib/games/word-search/types';
import { at, play } from '../../../builders/word-search';

const { state } = play({ type: 'move', heading: 'south' });

test('arrows, the corner keys and the numeric pad reach all eight directions', () => {
  const headings = (keys: readonly string[]) =>
    keys.map((key) => {
      const action = wordSearchKey(state, key);
      return action?.type === 'move' ? action.heading : null;
    });
  const pad = ['6', '3', '2', '1', '4', '7', '8', '9'];
  const names = ['ArrowRight', 'PageDown', 'ArrowDown', 'End', 'ArrowLeft', 'Home', 'ArrowUp', 'PageUp'];
  expect(headings(names)).toEqual(Object.keys(HEADINGS));
  expect(headings(pad)).toEqual(Object.keys(HEADINGS));
});

test('Enter and Space pick the square under the cursor', () => {
  expect(wordSearchKey(state, 'Enter')).toEqual({ type: 'pick', cell: at(1, 0) });
  expect(wordSearchKey(state, ' ')).toEqual({ type: 'pick', cell: at(1, 0) });
});

test('Escape cancels a mark and is left alone without one, as is every other key', () => {
  expect(wordSearchKey(state, 'Escape')).toBeNull();
  expect(wordSearchKey({ ...state, anchor: at(0, 0) }, 'Escape')).toEqual({ type: 'cancel' });
  for (const key of ['Tab', 'a', '5', 'F5']) expect(wordSearchKey(state, key)).toBeNull();
});
