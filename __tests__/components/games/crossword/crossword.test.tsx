import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { axe } from '@/__tests__/axe';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { Crossword } from '@/components/games/crossword/crossword';
import { EMPTY_INPUT } from '@/components/games/crossword/square-grid';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { ACROSS, type CrosswordLevel, DOWN } from '@/lib/games/crossword/grid';

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
  expect(field()).toHaveAccessibleName('1 horitzontal, lletra 4 de 4, A; 2 vertical, lletra 1 de 3');
  expect(status()).toHaveTextContent(/^S, O, C\./);
});

/** One step of an input method. */
function compose(text: string, kind: 'input' | 'end' | 'late input'): void {
  if (kind !== 'late input') field().value = EMPTY_INPUT + text;
  const inputType = 'insertCompositionText';
  if (kind === 'end') fireEvent.compositionEnd(field(), { data: text });
  else
    fireEvent(field(), new InputEvent('input', { bubbles: true, inputType, isComposing: kind === 'input' }));
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

test('has no axe violations half way', async () => {
  const { container } = render(game);
  input('SOX');
  expect((await axe(container)).violations).toEqual([]);
});
