import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeam } from '@/__tests__/builders/teams';
import { button, game, playing } from '@/__tests__/components/castle-game/open-game';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { daysWithoutCopy, SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { storeBackup, storedBackup } from '@/lib/browser/castle-storage';
import { afterBackup, NO_BACKUP, REMINDER_DAYS } from '@/lib/castle-game/saves/backup';
import { encodeGame } from '@/lib/castle-game/saves/game';

beforeEach(() => replaceEntry(null));
afterEach(() => {
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
});

/** A browser that answers so when it is asked to keep what it stores. */
function aBrowserThat(keeps: boolean) {
  const persist = jest.fn(() => Promise.resolve(keeps));
  const persisted = jest.fn(() => Promise.resolve(false));
  Object.defineProperty(navigator, 'storage', { value: { persist, persisted }, configurable: true });
  return persist;
}

const doneToday = aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } });
const line = () => screen.queryByText(SAVE_TEXTS.persistence['at will']);

test('the browser is asked once, at the first save that the player causes, and never when a game is opened', async () => {
  const persist = aBrowserThat(true);
  await playing(doneToday);
  expect(persist).not.toHaveBeenCalled();
  expect(line()).not.toBeInTheDocument();
  await userEvent.click(button('Avança al següent dia'));
  expect(persist).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Avança de dia'));
  await userEvent.click(button('Avança'));
  expect(persist).toHaveBeenCalledTimes(1);
  expect(line()).not.toBeInTheDocument();
});

test('refused, one line says so and offers the export, which makes it go', async () => {
  aBrowserThat(false);
  await playing(aTeam({ tried: ['Pd3'] }));
  await userEvent.click(button('Avança de dia'));
  await userEvent.click(button('Avança'));
  expect(await screen.findByText(SAVE_TEXTS.persistence['at will'])).toBeVisible();
  URL.createObjectURL = () => 'blob:partida';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  jest.spyOn(window, 'prompt').mockReturnValue('còpia');
  await userEvent.click(button(SAVE_TEXTS.exportNow));
  expect(line()).not.toBeInTheDocument();
  await userEvent.click(button(/^AJUDA/));
  expect(await screen.findByText(/^Última exportació: avui/)).toBeVisible();
});

test('after many days without a copy a reminder comes, and does not come back once it is turned off', async () => {
  aBrowserThat(true);
  storeBackup({ ...NO_BACKUP, days: REMINDER_DAYS - 1 });
  await playing(doneToday);
  expect(screen.queryByText(daysWithoutCopy(REMINDER_DAYS))).not.toBeInTheDocument();
  await userEvent.click(button('Avança al següent dia'));
  expect(screen.getByText(daysWithoutCopy(REMINDER_DAYS))).toBeVisible();
  await userEvent.click(button(SAVE_TEXTS.stopReminding));
  expect(screen.queryByText(daysWithoutCopy(REMINDER_DAYS))).not.toBeInTheDocument();
  expect(storedBackup()).toEqual({ madeAt: null, days: REMINDER_DAYS, reminds: false });
});

test('a game from a file has that file for a copy, and a new one has none', async () => {
  storeBackup({ ...NO_BACKUP, days: 9 });
  render(game);
  const picker = screen.getByLabelText('Importar partida', { selector: 'input' });
  await userEvent.upload(picker, new File([encodeGame(doneToday)], 'colla.bin'));
  await screen.findByRole('heading', { name: /^DIA D'/ });
  expect(storedBackup()).toMatchObject({ madeAt: expect.any(Number), days: 0 });
});

test('a new game has no copy, whatever the one before had', async () => {
  storeBackup(afterBackup(NO_BACKUP, 1));
  render(game);
  await userEvent.click(button('Nova partida'));
  await userEvent.click(button('Comença!'));
  expect(storedBackup()).toEqual(NO_BACKUP);
  await act(async () => {});
});
