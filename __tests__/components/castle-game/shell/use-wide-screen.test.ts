import { isWideScreen } from '@/components/castle-game/shell/use-wide-screen';

test.each([
  ['a laptop', { width: 1280, ratio: 1, mouse: true }, true],
  ['the same at 200 %, counted apart from the zoom', { width: 1280, ratio: 2, mouse: true }, true],
  ['the same at 200 %, counted with it', { width: 640, ratio: 2, mouse: true }, true],
  ['a tablet large enough', { width: 1366, ratio: 2, mouse: false }, true],
  ['a screen one pixel too narrow', { width: 1199, ratio: 1, mouse: true }, false],
  ['a large phone of many pixels', { width: 430, ratio: 3, mouse: false }, false],
])('%s: %j', (_, screen, wide) => {
  expect(isWideScreen(screen)).toBe(wide);
});
