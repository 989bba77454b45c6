import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { Hangman } from '@/components/games/hangman/hangman';
import { HANGMAN_TEXTS } from '@/content/interface/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';

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

test('has no axe violations half way', async () => {
  const { container } = render(game('senyor verd'));
  await userEvent.keyboard('ez');
  expect((await axe(container)).violations).toEqual([]);
});
