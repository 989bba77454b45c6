import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeam } from '@/__tests__/builders/teams';
import { button, game, heading, playing, stored } from '@/__tests__/components/castle-game/open-game';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { rules } from '@/content/castle-game/rulebook';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { storeBackup, storedBackup, storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { backupAt, NO_BACKUP } from '@/lib/castle-game/saves/backup';
import { encodeGame, PERFORMANCE_KEY } from '@/lib/castle-game/saves/game';

describe('keeping the game', () => {
  beforeEach(() => replaceEntry(null));

  /** Whether the browser would ask before the page is left. */
  function asksBeforeLeaving(): boolean {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  }

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
    await userEvent.click(button('Esborra-la'));
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
    URL.revokeObjectURL = () => {};
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

describe('the copy of the player', () => {
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

  test('a game from a file has that file for a copy, and a new one has none', async () => {
    storeBackup({ ...NO_BACKUP, days: 9 });
    render(game);
    const picker = screen.getByLabelText('Importar partida', { selector: 'input' });
    await userEvent.upload(picker, new File([encodeGame(doneToday)], 'colla.bin'));
    await screen.findByRole('heading', { name: /^DIA D'/ });
    expect(storedBackup()).toMatchObject({ madeAt: expect.any(Number), days: 0 });
  });

  test('a new game has no copy, whatever the one before had', async () => {
    storeBackup(backupAt(1));
    render(game);
    await userEvent.click(button('Nova partida'));
    await userEvent.click(button('Comença!'));
    expect(storedBackup()).toEqual(NO_BACKUP);
    await act(async () => {});
  });
});
