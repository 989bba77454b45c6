import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { Crossword } from '@/components/games/crossword/crossword';
import { EMPTY_INPUT } from '@/components/games/crossword/square-grid';
import { Hangman } from '@/components/games/hangman/hangman';
import { WordSearch } from '@/components/games/word-search/word-search';
import { HANGMAN_TEXTS } from '@/content/interface/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { ACROSS, type CrosswordLevel, DOWN } from '@/lib/games/crossword/grid';
import type { WordSearchLevel } from '@/lib/games/word-search/grid';

describe('hangman', () => {
  afterEach(() => {
    Cookies.remove('penjat-0');
  });

  const note = { clue: 'Una pista.', meaning: 'El que significa.' };
  const game = (phrase: string) => (
    <Hangman phrase={phrase} note={note} index={0} castell={<svg aria-hidden="true" />} />
  );
  const status = () => screen.getByRole('status');
  const key = (name: string) => screen.getByRole('button', { name });

  test('the HTML has all letters hidden, not the saved game', () => {
    const html = renderToString(game('soca'));
    expect(html).toContain('Paraula de 4 lletres: buit, buit, buit, buit.');
  });

  test('a right letter is shown everywhere, a wrong one removes a floor, and the keys have different names', async () => {
    render(game('soca'));
    await userEvent.click(key('Lletra C'));
    expect(screen.getByRole('img', { name: 'Paraula de 4 lletres: buit, buit, C, buit.' })).toBeVisible();
    expect(key('Lletra C, encertada')).toBeVisible();
    await userEvent.click(key('Lletra Z'));
    expect(key('Lletra Z, errada')).toBeVisible();
    expect(status()).toHaveTextContent("La lletra Z no hi surt: queden 4 errors. L'enxaneta ja ha baixat.");
    expect(screen.getByRole('img', { name: 'Al castell queden 4 pisos dempeus.' })).toBeVisible();
  });

  test('keys are guesses, but not with a modifier nor while the dialog is open', async () => {
    render(game('oi'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(key('Lletra Z')).toBeVisible();
    await userEvent.keyboard('oi');
    expect(screen.getByRole('dialog', { name: GAME_TEXTS.won })).toBeVisible();
    key('Lletra O, encertada');
    screen.getByRole('button', { name: GAME_TEXTS.accept }).focus();
    await userEvent.keyboard('z');
    expect(key('Lletra Z')).toBeInTheDocument();
  });

  test('the fifth error loses, completes nothing, and OK restarts the level', async () => {
    render(game('oi'));
    await userEvent.keyboard('zwkxy');
    expect(screen.getByRole('dialog', { name: GAME_TEXTS.lost })).toBeVisible();
    expect(document.cookie).not.toContain('penjat-0');
    await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.accept }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(key('Lletra Z')).toBeVisible();
    expect(screen.getByText('Queden 5 errors.')).toBeVisible();
  });

  test('a win, but no loss, offers the next level beside OK', async () => {
    const level = (phrase: string, next: string) => (
      <Hangman phrase={phrase} note={note} index={0} next={next} castell={<svg aria-hidden="true" />} />
    );
    const { unmount } = render(level('oi', '/penjat/1'));
    await userEvent.keyboard('zwkxy');
    expect(screen.getByRole('dialog', { name: GAME_TEXTS.lost })).toBeVisible();
    expect(screen.queryByRole('link', { name: GAME_TEXTS.nextLevel })).toBeNull();
    unmount();
    render(level('soca', '/penjat/1'));
    await userEvent.keyboard('soca');
    expect(screen.getByRole('link', { name: GAME_TEXTS.nextLevel })).toHaveAttribute('href', '/penjat/1/');
  });

  test('the clue is in a disclosure and after a loss; the meaning only after a win', async () => {
    render(game('oi'));
    expect(screen.getByText(note.clue)).not.toBeVisible();
    await userEvent.click(screen.getByText(HANGMAN_TEXTS.clue));
    expect(screen.getByText(note.clue)).toBeVisible();
    await userEvent.keyboard('zwkxy');
    const lost = screen.getByRole('dialog', { name: GAME_TEXTS.lost });
    expect(within(lost).getByText(note.clue)).toBeVisible();
    expect(screen.queryByText(note.meaning)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.accept }));
    // The browser restores focus when the dialog closes.
    await userEvent.click(document.body);
    await userEvent.keyboard('oi');
    const won = screen.getByRole('dialog', { name: GAME_TEXTS.won });
    expect(within(won).getByText(note.meaning)).toBeVisible();
    // Escape leaves the game as it ended, with the meaning visible.
    fireEvent(won, new Event('cancel', { cancelable: true }));
    expect(screen.getByText(note.meaning)).toBeVisible();
  });
});

describe('word search', () => {
  const level: WordSearchLevel = {
    title: 'Prova',
    map: ['SOCA', 'XUXX', 'XXNX', 'XXXT'],
    words: ['Soca', 'Sunt'],
    meanings: ['El cor de tot.', 'Són, en llatí.'],
  };
  const game = <WordSearch level={level} index={2} />;

  afterEach(() => {
    Cookies.remove('sopa-2');
  });

  const grid = () => screen.getByRole('application', { name: 'Graella de 4 files i 4 columnes' });
  const square = (row: number, column: number) =>
    within(grid()).getByRole('button', { name: new RegExp(`^Fila ${row}, columna ${column}, `) });
  const cursor = () =>
    within(grid())
      .getAllByRole('button')
      .find((button) => button.tabIndex === 0);
  const status = () => screen.getByRole('status');

  test('the grid is one tab stop with a named cursor', async () => {
    render(game);
    await userEvent.tab();
    expect(cursor()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(cursor()).toHaveFocus();
    expect(cursor()).toHaveAccessibleName('Fila 2, columna 3, lletra X');
    expect(status()).toHaveTextContent('Fila 2, columna 3, lletra X.');
  });

  test('a click without a press, as of a screen reader, picks a square', () => {
    render(game);
    fireEvent.click(square(1, 4));
    expect(status()).toHaveTextContent('Fila 1, columna 4, lletra A, inici marcat.');
    fireEvent.click(square(1, 1));
    expect(status()).toHaveTextContent('Has trobat «Soca».');
  });

  /** A pointer over a grid of 400 px. */
  const at = (clientX: number, clientY: number, pointerId = 1) => ({
    clientX,
    clientY,
    button: 0,
    isPrimary: pointerId === 1,
    pointerId,
  });
  const measureGrid = () =>
    jest.spyOn(grid(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'a second finger neither moves the line of the first nor ends it by a %s',
    (ends) => {
      render(game);
      measureGrid();
      fireEvent.pointerDown(grid(), at(50, 50));
      fireEvent.pointerMove(grid(), at(200, 190));
      fireEvent.pointerDown(grid(), at(50, 350, 2));
      fireEvent.pointerMove(grid(), at(50, 250, 2));
      fireEvent[ends](grid(), at(50, 250, 2));
      expect(status().textContent).toBe('');
      fireEvent.pointerUp(grid(), at(370, 340));
      expect(status()).toHaveTextContent('Has trobat «Sunt».');
    },
  );

  test('a press and its click count once, and a drag selects along the nearest line', () => {
    render(game);
    measureGrid();
    fireEvent.pointerDown(grid(), at(50, 50));
    fireEvent.pointerUp(grid(), at(50, 50));
    fireEvent.click(square(1, 2));
    expect(status()).toHaveTextContent('Fila 1, columna 1, lletra S, inici marcat.');
    fireEvent.keyDown(cursor() ?? grid(), { key: 'Escape' });
    fireEvent.pointerDown(grid(), at(50, 50));
    fireEvent.pointerMove(grid(), at(200, 190));
    fireEvent.pointerUp(grid(), at(370, 340));
    expect(status()).toHaveTextContent('Has trobat «Sunt».');
  });
});

describe('crossword', () => {
  const level: CrosswordLevel = {
    columns: 4,
    rows: 3,
    words: [
      { word: 'Soca', hint: "Peu de l'arbre.", direction: ACROSS, x: 0, y: 0 },
      { word: 'Açò', hint: 'Això, a Menorca.', direction: DOWN, x: 3, y: 0 },
    ],
  };
  const game = <Crossword level={level} index={0} />;

  /** Pointer of the screen, by default a mouse. */
  const pointer = { coarse: false };
  beforeAll(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: pointer.coarse,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
  });
  afterEach(() => {
    pointer.coarse = false;
    Cookies.remove('mots-0');
  });

  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const status = () => screen.getByRole('status');
  const input = (text: string) => fireEvent.input(field(), { target: { value: EMPTY_INPUT + text } });

  test('one input over the current square takes all typing, and is emptied at once', async () => {
    render(game);
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 1 de 4, buida');
    expect(field()).toHaveAccessibleDescription("1 horitzontal (4 lletres) Peu de l'arbre.");
    field().focus();
    await userEvent.keyboard('sò');
    expect(field()).toHaveValue(EMPTY_INPUT);
    expect(field()).toHaveFocus();
    expect(status()).toHaveTextContent('O. Ara: 1 horitzontal, lletra 3 de 4, buida.');
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 2 de 4, buida');
  });

  test('letters typed before hydration go into the first clue', () => {
    const before = render(game);
    input(']');
    input('aç');
    before.unmount();
    hydrateAfter(game, (page) => writeIn(page.getByRole('textbox'), `${EMPTY_INPUT}soc`));
    expect(field()).toHaveValue(EMPTY_INPUT);
    expect(field()).toHaveAccessibleName('2 vertical, lletra 3 de 3, buida');
    expect(status()).toHaveTextContent(/^S, O, C\./);
  });

  /** One step of an input method. */
  function compose(text: string, kind: 'input' | 'end' | 'late input'): void {
    if (kind !== 'late input') field().value = EMPTY_INPUT + text;
    const inputType = 'insertCompositionText';
    if (kind === 'end') fireEvent.compositionEnd(field(), { data: text });
    else
      fireEvent(
        field(),
        new InputEvent('input', { bubbles: true, inputType, isComposing: kind === 'input' }),
      );
  }

  test('a letter that is composed and committed is written once, in the order of any browser', () => {
    render(game);
    for (const [text, kind] of [
      ['s', 'input'],
      ['s', 'end'],
      ['o', 'input'],
      ['oc', 'input'],
      ['oc', 'end'],
      ['oc', 'late input'],
    ] as const)
      compose(text, kind);
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 4 de 4, buida; 2 vertical, lletra 1 de 3');
    expect(field()).toHaveValue(EMPTY_INPUT);
  });

  test('letters withdrawn by an input method are erased', () => {
    render(game);
    for (const text of ['s', 'so', 's']) compose(text, 'input');
    compose('s', 'end');
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 2 de 4, buida');
  });

  test('a pending accent is no letter, and Backspace on a phone deletes the content of the empty field', () => {
    render(game);
    fireEvent(field(), new InputEvent('beforeinput'));
    field().value = `${EMPTY_INPUT}´`;
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 1 de 4, buida');
    field().value = `${EMPTY_INPUT}ó`;
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 2 de 4, buida');
    field().value = '';
    fireEvent(field(), new InputEvent('input', { bubbles: true }));
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 1 de 4, buida');
  });

  test('brackets and spaces that arrive as text act as keys', () => {
    render(game);
    input(']');
    expect(field()).toHaveAccessibleName('2 vertical, lletra 1 de 3, buida; 1 horitzontal, lletra 4 de 4');
    input(' ');
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 4 de 4, buida; 2 vertical, lletra 1 de 3');
    input('7');
    expect(status()).toHaveTextContent("Només s'hi poden escriure lletres.");
  });

  test('a check marks wrong letters, and a revealed letter makes the win one with help', async () => {
    render(game);
    input('X');
    field().focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(screen.getByRole('button', { name: 'La lletra' }));
    expect(field()).toHaveAccessibleName('1 horitzontal, lletra 1 de 4, X, errònia');
    await userEvent.click(screen.getByRole('button', { name: 'Una paraula' }));
    input(']');
    input('çó');
    expect(screen.getByRole('dialog', { name: GAME_TEXTS.wonWithHelp })).toBeVisible();
    expect(document.cookie).toContain('mots-0=true');
  });
});
