import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { originalText } from '@/__tests__/builders/original-saves';
import { aTeam } from '@/__tests__/builders/teams';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { storedTexts } from '@/lib/browser/castle-storage';
import { GAME_KEY } from '@/lib/castle-game/saves/game';
import { toBase64 } from '@/lib/text/base64';
import { button, game, heading, playing, stored } from './open-game';

beforeEach(() => replaceEntry(null));

const OLD = originalText('fivePerformances');

describe('a game of the program before this one', () => {
  test('tells what cannot be kept before it is loaded, and stays as it was until then', async () => {
    window.localStorage.setItem(GAME_KEY, OLD);
    render(game);
    await userEvent.click(button('Carregar partida'));
    const dialog = within(screen.getByRole('dialog', { name: START_TEXTS.loadTitle }));
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel·la' }));
    expect(storedTexts().game).toBe(OLD);
    await userEvent.click(button('Carregar partida'));
    await userEvent.click(button(START_TEXTS.loadAnyway));
    expect(heading(/^DIA D/)).toHaveFocus();
    expect(storedTexts().game).toBe(OLD);
  });

  test('is not loaded by a reload alone', () => {
    window.localStorage.setItem(GAME_KEY, OLD);
    replaceEntry({ pantalla: 'HOME', fons: 0 });
    render(game);
    expect(button('Carregar partida')).toBeEnabled();
    expect(storedTexts().game).toBe(OLD);
  });

  test('opens at once from a file that replaces nothing, and says on the first screen what was lost', async () => {
    render(game);
    const input = screen.getByLabelText('Importar partida', { selector: 'input' });
    await userEvent.upload(input, new File([OLD], 'antiga.bin'));
    expect(await screen.findByRole('heading', { name: /^DIA D/ })).toHaveFocus();
    expect(screen.getByText(START_TEXTS.losses)).toBeVisible();
    expect(stored().team.history).toHaveLength(5);
    await userEvent.click(button('Avança de dia'));
    const sure = screen.queryByRole('button', { name: 'Avança' });
    if (sure) await userEvent.click(sure);
    expect(screen.queryByText(START_TEXTS.losses)).not.toBeInTheDocument();
  });

  test('is not told about again once this game has saved it', async () => {
    window.localStorage.setItem(GAME_KEY, OLD);
    const { unmount } = render(game);
    await userEvent.click(button('Carregar partida'));
    await userEvent.click(button(START_TEXTS.loadAnyway));
    await userEvent.click(button('Avança de dia'));
    const sure = screen.queryByRole('button', { name: 'Avança' });
    if (sure) await userEvent.click(sure);
    expect(storedTexts().game).not.toBe(OLD);
    unmount();
    replaceEntry(null);
    render(game);
    await userEvent.click(button('Carregar partida'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heading(/^DIA D/)).toHaveFocus();
  });
});

test('a game on a Saturday says so, and goes to the Monday only when the player agrees', async () => {
  await playing(aTeam({ date: '2023-10-28' }));
  expect(screen.getByText(/28 d'octubre.*dilluns 30 d'octubre/)).toBeVisible();
  expect(stored().team.date).toBe('2023-10-28');
  await userEvent.click(button('Passa la partida a dilluns'));
  expect(stored().team.date).toBe('2023-10-30');
  expect(screen.queryByRole('button', { name: 'Passa la partida a dilluns' })).not.toBeInTheDocument();
});

test('a new game has a copy from its first day, which a fault of that day leaves', async () => {
  const { unmount } = render(game);
  await userEvent.click(button('Nova partida'));
  await userEvent.click(button('Comença!'));
  window.localStorage.setItem(GAME_KEY, 'malmesa');
  unmount();
  replaceEntry(null);
  render(game);
  await userEvent.click(button('Recupera la còpia'));
  expect(heading("DIA D'ASSAIG")).toHaveFocus();
});

test('a file of a later version says so', async () => {
  render(game);
  const later = toBase64(JSON.stringify({ format: 3, today: 'descans' }));
  const input = screen.getByLabelText('Importar partida', { selector: 'input' });
  await userEvent.upload(input, new File([later], 'nova.bin'));
  expect(await screen.findByText(SAVE_TEXTS.newerFile)).toBeVisible();
  await userEvent.upload(input, new File(['res'], 'res.bin'));
  expect(await screen.findByText(SAVE_TEXTS.noGameInFile)).toBeVisible();
});
