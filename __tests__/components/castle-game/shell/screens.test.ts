/** @jest-environment jsdom */

import { currentEntry, pushEntry, replaceEntry, screenEntry } from '@/components/castle-game/shell/screens';

test.each([null, undefined, 'HOME', 3, {}, { pantalla: 3 }])('%p names no screen', (state) => {
  expect(screenEntry(state)).toBeUndefined();
});

test('an entry without a depth is the first', () => {
  expect(screenEntry({ pantalla: 'AJUDA' })).toEqual({ pantalla: 'AJUDA', fons: 0 });
});

test('entries are added and replaced at the same address', () => {
  const address = window.location.href;
  replaceEntry({ pantalla: 'HOME', fons: 0 });
  const entries = window.history.length;
  pushEntry({ pantalla: 'AJUDA', fons: 1 });
  expect(window.history).toHaveLength(entries + 1);
  expect(currentEntry()).toEqual({ pantalla: 'AJUDA', fons: 1 });
  replaceEntry(null);
  expect(currentEntry()).toBeUndefined();
  expect(window.location.href).toBe(address);
});
