import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { Hangman } from '@/components/games/hangman/hangman';
import { GAME_TEXTS, HANGMAN_TEXTS } from '@/content/interface/games';
import { openPage } from '@/lib/browser/open-page';
import { standInForBrowser } from '../stand-ins';

expect.extend(toHaveNoViolations);
beforeAll(standInForBrowser);
afterEach(() => {
  window.localStorage.clear();
  Cookies.remove('penjat-0');
});

const note = { clue: 'Una pista.', meaning: 'El que significa.' };
const game = (phrase: string) => (
  <Hangman phrase={phrase} note={note} index={0} castell={<svg aria-hidden="true" />} />
);
const status = () => screen.getByRole('status');
const key = (name: string) => screen.getByRole('button', { name });

test('the HTML has every letter to be guessed, whatever was saved', () => {
  const html = renderToString(game('soca'));
  expect(html).toContain('Paraula de 4 lletres: buit, buit, buit, buit.');
});

test('a right letter shows wherever it stands, a wrong one takes a floor down, and both are told apart by name', async () => {
  render(game('soca'));
  await userEvent.click(key('Lletra C'));
  expect(screen.getByRole('img', { name: 'Paraula de 4 lletres: buit, buit, C, buit.' })).toBeVisible();
  expect(key('Lletra C, encertada')).toBeVisible();
  await userEvent.click(key('Lletra Z'));
  expect(key('Lletra Z, errada')).toBeVisible();
  expect(status()).toHaveTextContent("La lletra Z no hi surt: queden 4 errors. L'enxaneta ja ha baixat.");
  expect(screen.getByRole('img', { name: 'Al castell queden 4 pisos dempeus.' })).toBeVisible();
});

test('accents are not asked for, and the middle dot and the spaces are there from the start', async () => {
  render(game('col·lecció nova'));
  expect(screen.getByRole('img', { name: /^Frase de 13 lletres: .*punt volat.*espai/ })).toBeVisible();
  await userEvent.keyboard('o');
  expect(screen.getByText('ó')).toBeVisible();
});

test('a letter is heard from the keyboard, but not with a shortcut nor while the popup is open', async () => {
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

test('a win completes the level and OK leads to the list', async () => {
  render(game('oi'));
  await userEvent.keyboard('oi');
  expect(document.cookie).toContain('penjat-0=true');
  expect(window.localStorage.getItem('progres-penjat-0')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.accept }));
  expect(openPage).toHaveBeenCalledWith('/penjat');
});

test('the fifth error loses, completes nothing, and OK starts the level again', async () => {
  render(game('oi'));
  await userEvent.keyboard('zwkxy');
  expect(screen.getByRole('dialog', { name: GAME_TEXTS.lost })).toBeVisible();
  expect(document.cookie).not.toContain('penjat-0');
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.accept }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(key('Lletra Z')).toBeVisible();
  expect(screen.getByText('Queden 5 errors.')).toBeVisible();
});

test('a clue is there for who opens it, and for who has lost; what the phrase means comes with the win alone', async () => {
  render(game('oi'));
  expect(screen.getByText(note.clue)).not.toBeVisible();
  await userEvent.click(screen.getByText(HANGMAN_TEXTS.clue));
  expect(screen.getByText(note.clue)).toBeVisible();
  await userEvent.keyboard('zwkxy');
  const lost = screen.getByRole('dialog', { name: GAME_TEXTS.lost });
  expect(within(lost).getByText(note.clue)).toBeVisible();
  expect(screen.queryByText(note.meaning)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.accept }));
  // A browser gives focus back when the popup closes.
  await userEvent.click(document.body);
  await userEvent.keyboard('oi');
  const won = screen.getByRole('dialog', { name: GAME_TEXTS.won });
  expect(within(won).getByText(note.meaning)).toBeVisible();
  // Escape leaves the game as it ended, and what was learnt stays in sight.
  fireEvent(won, new Event('cancel', { cancelable: true }));
  expect(screen.getByText(note.meaning)).toBeVisible();
});

test('has no accessibility fault half way', async () => {
  const { container } = render(game('senyor verd'));
  await userEvent.keyboard('ez');
  expect(await axe(container)).toHaveNoViolations();
});
