import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { currentEntry, pushEntry, replaceEntry, screenEntry } from '@/components/castle-game/shell/screens';
import { luminance255, textOn } from '@/components/castle-game/shell/team-colours';
import { isWideScreen } from '@/components/castle-game/shell/use-wide-screen';

describe('the focused heading', () => {
  /** Says what has focus as soon as what is drawn stands in the page, before the browser shows it. */
  function Watch({ tell }: { tell: (focused: Element | null) => void }) {
    useLayoutEffect(() => tell(document.activeElement));
    return null;
  }

  test('the heading has focus at once: the button that led here is gone, and nobody is at the top of the document', () => {
    const tell = jest.fn();
    const screenOf = (opened: boolean) => (
      <>
        {opened ? <FocusedHeading>Resultat</FocusedHeading> : <button type="button">Prova</button>}
        <Watch tell={tell} />
      </>
    );
    const { rerender } = render(screenOf(false));
    screen.getByRole('button').focus();
    rerender(screenOf(true));
    expect(tell).toHaveBeenLastCalledWith(screen.getByRole('heading', { name: 'Resultat' }));
  });
});

describe('screens in the history of the browser', () => {
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
});

describe('textOn', () => {
  test.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#7f7f7f', '#ffffff'],
    ['#808080', '#000000'],
    ['#15A884', '#000000'],
    ['#8B0000', '#ffffff'],
    ['#ffff00', '#000000'],
  ])('over %s is %s', (color, text) => {
    expect(textOn(color)).toBe(text);
  });

  test('changes at a luminance of 128', () => {
    expect(luminance255('#808080')).toBeCloseTo(128, 10);
    expect(luminance255('#ff0000')).toBeCloseTo(54.213, 10);
  });
});

test.each([
  ['a laptop', { width: 1280, ratio: 1, mouse: true }, true],
  ['the same at 200 %, counted apart from the zoom', { width: 1280, ratio: 2, mouse: true }, true],
  ['the same at 200 %, counted with it', { width: 640, ratio: 2, mouse: true }, true],
  ['a tablet large enough', { width: 1366, ratio: 2, mouse: false }, true],
  ['a screen one pixel too narrow', { width: 1199, ratio: 1, mouse: true }, false],
  ['a large phone of many pixels', { width: 430, ratio: 3, mouse: false }, false],
])('a screen wide enough for the game %s: %j', (_, screen, wide) => {
  expect(isWideScreen(screen)).toBe(wide);
});
