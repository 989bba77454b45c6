import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeam } from '@/__tests__/builders/teams';
import { button, heading, playing, stored } from '@/__tests__/components/castle-game/open-game';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { rules } from '@/content/castle-game/rulebook';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { PERFORMANCE_KEY } from '@/lib/castle-game/saves/game';

beforeEach(() => replaceEntry(null));

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('keeping the game', () => {
  test('a tab that another one takes the game from stops writing, and can take it back', async () => {
    await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    const other = aTeam({ name: "La de l'altra pestanya" });
    storeGame(other);
    window.localStorage.setItem('game-pestanya', 'una-altra');
    // The message of the browser may come late: even then nothing is written.
    await userEvent.click(button('Avança al següent dia'));
    expect(heading(SAVE_TEXTS.elsewhereTitle)).toHaveFocus();
    expect(stored()).toEqual(other);
    await userEvent.click(button(SAVE_TEXTS.playHere));
    expect(screen.getByText("La de l'altra pestanya")).toBeVisible();
  });

  test('the question of deleting goes away with its screen', async () => {
    await playing(aTeam());
    await userEvent.click(button(/^AJUDA/));
    await userEvent.click(button('BORRA LA PARTIDA'));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a tab that another one has taken the game from deletes nothing', async () => {
    await playing(aTeam());
    await userEvent.click(button(/^AJUDA/));
    window.localStorage.setItem('game-pestanya', 'una-altra');
    await userEvent.click(button('BORRA LA PARTIDA'));
    await userEvent.click(button('Elimina-la'));
    expect(heading(SAVE_TEXTS.elsewhereTitle)).toBeVisible();
    expect(stored().team.name).toBe('Colla de prova');
  });

  test('the message of another tab is enough', async () => {
    await playing(aTeam());
    window.localStorage.setItem('game-pestanya', 'una-altra');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'game-pestanya' })));
    expect(heading(SAVE_TEXTS.elsewhereTitle)).toBeVisible();
  });

  describe('a page that Back brings to life again', () => {
    const wake = () =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

    test('shows what was played on another page meanwhile, and goes on with that', async () => {
      await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
      storeGame(aTeam({ name: 'La de després', today: { type: 'rehearsal', attemptsLeft: 0 } }));
      window.localStorage.setItem('game-pestanya', 'la-de-després');
      wake();
      expect(screen.getByText('La de després')).toBeVisible();
      await userEvent.click(button('Avança al següent dia'));
      expect(stored().team.name).toBe('La de després');
    });

    test('does not go on with a game that was deleted meanwhile', async () => {
      await playing(aTeam());
      window.localStorage.clear();
      wake();
      expect(button('Nova partida')).toBeEnabled();
      expect(window.localStorage.getItem('game')).toBeNull();
    });

    test('keeps a game that the browser could not save', async () => {
      await playing(aTeam({ name: 'La desada' }));
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await userEvent.click(button('Avança de dia'));
      await userEvent.click(button('Avança'));
      wake();
      expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
    });
  });

  test('a game that could not be opened again replaces neither the stored one nor its good copy', async () => {
    await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    const texts = storedTexts();
    jest.spyOn(rules, 'isReadable').mockReturnValue(false);
    await userEvent.click(button('Avança al següent dia'));
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(SAVE_TEXTS.unsaved);
    expect(button(SAVE_TEXTS.exportNow)).toBeEnabled();
    expect(texts.goodCopy).not.toBeNull();
    expect(storedTexts()).toEqual(texts);
  });

  test('a game is stored if only its rounds have no room beside it', async () => {
    await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
      if (key === PERFORMANCE_KEY) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await userEvent.click(button('Avança al següent dia'));
    expect(stored().team.date).toBe('2023-09-19');
    expect(screen.queryByText(SAVE_TEXTS.unsaved)).not.toBeInTheDocument();
  });

  test('where the browser keeps nothing the game goes on, and a notice stays until it is exported', async () => {
    await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(button('Avança al següent dia'));
    expect(screen.getByRole('alert')).toHaveTextContent(SAVE_TEXTS.unsaved);
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);

    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:partida';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const ask = jest.spyOn(window, 'prompt').mockReturnValue(null);
    await userEvent.click(button(SAVE_TEXTS.exportNow));
    expect(screen.getByRole('alert')).toBeVisible();
    ask.mockReturnValue('la meva colla');
    await userEvent.click(button(SAVE_TEXTS.exportNow));
    expect(saved).toEqual(['la meva colla.bin']);
    expect(ask.mock.lastCall?.[1]).toMatch(/^colla-de-prova_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d$/);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(asksBeforeLeaving()).toBe(false);
  });
});
