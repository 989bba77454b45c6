import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { downloads } from '@/__tests__/builders/browser';
import { originalText } from '@/__tests__/builders/original-saves';
import { aTeam, rules } from '@/__tests__/builders/teams';
import CastleGameError from '@/app/(interactive)/(immersive)/joc-castells/error';
import { CastleGame } from '@/components/castle-game/castle-game';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { currentEntry, replaceEntry } from '@/components/castle-game/shell/screens';
import { rules as clubRules } from '@/content/castle-game/rulebook';
import { GAME_FAILURE_TEXTS } from '@/content/interface/castle-game/failure';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { storeBackup, storedBackup, storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { NO_BACKUP } from '@/lib/castle-game/saves/backup';
import { encodeGame, GAME_KEY, GOOD_COPY_KEY, PERFORMANCE_KEY } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import { asideKey } from '@/lib/saved-data/replace';
import { toBase64 } from '@/lib/text/base64';

/** The whole game, as the page has it. */
const game = <CastleGame poster={null} menuIcons={MENU_ICONS} />;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

/** The game that storage holds now. */
function stored(): GameState {
  const decoded = rules.decodeGame(storedTexts().game ?? '');
  if (!decoded.ok) throw new Error(decoded.reason.kind);
  return decoded.state;
}

/** Opens the page with this game in storage, and continues it. */
async function playing(state: GameState): Promise<void> {
  storeGame(state);
  render(game);
  await press('Carregar partida');
}

/** The file as the hidden picker gives it. */
const pick = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Importar partida', { selector: 'input' }),
    new File([text], 'colla.bin'),
  );

/** Storage that refuses these keys, or all. */
function fullStorage(refused: (key: string) => boolean = () => true): void {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
    if (refused(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}

const doneToday = (name = 'Colla de prova') => aTeam({ name, today: { type: 'rehearsal', attemptsLeft: 0 } });
const OLD = originalText('fivePerformances');

beforeEach(() => replaceEntry(null));

describe('before a game is open', () => {
  test('the HTML has nothing to press yet', () => {
    expect(renderToString(game).match(/<button disabled/g)).toHaveLength(3);
  });

  test('a new team needs a name, and begins on the first screen, whatever the history says', async () => {
    replaceEntry({ pantalla: 'ASSAIG', fons: 2 });
    storeBackup({ ...NO_BACKUP, days: 9 });
    render(game);
    await press('Nova partida');
    const name = screen.getByRole('textbox', { name: 'Nom de la colla' });
    await userEvent.clear(name);
    await press('Comença!');
    expect(name).toHaveAccessibleDescription(START_TEXTS.nameMissing);
    await userEvent.type(name, 'Els Embolicats');
    fireEvent.change(screen.getByLabelText('Color de la camisa'), { target: { value: '#123456' } });
    await press('Comença!');
    expect(heading("DIA D'ASSAIG")).toBeVisible();
    expect(currentEntry()).toEqual({ pantalla: 'HOME', fons: 2 });
    expect(stored().team).toMatchObject({ name: 'Els Embolicats', color: '#123456' });
    expect(storedBackup()).toEqual(NO_BACKUP);
  });

  test('a new team warns of the one it replaces, which another tab has saved meanwhile', async () => {
    render(game);
    await press('Nova partida');
    storeGame(aTeam({ name: "La de l'altra pestanya" }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: GAME_KEY })));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(START_TEXTS.replaces)).toBeVisible();
    expect(dialog.getByText("La de l'altra pestanya")).toBeVisible();
    await press('Cancel·la');
    expect(stored().team.name).toBe("La de l'altra pestanya");
    expect(button('Carregar partida')).toBeEnabled();
  });

  test.each([
    ['', SAVE_TEXTS.noGameInFile],
    ['hola', SAVE_TEXTS.noGameInFile],
    [btoa('{"name":"x"}'), SAVE_TEXTS.noGameInFile],
    [toBase64(JSON.stringify({ format: 3, today: 'descans' })), SAVE_TEXTS.newerFile],
  ])('a file with %p changes nothing and is told', async (text, told) => {
    render(game);
    await pick(text);
    expect(await screen.findByRole('alert')).toContainElement(await screen.findByText(told));
    expect(storedTexts().game).toBeNull();
  });

  test('a file asks before it takes the place of a saved game, and is its copy', async () => {
    storeGame(aTeam({ name: 'Desada' }));
    render(game);
    await pick(encodeGame(aTeam({ name: 'Vinguda de fora' })));
    expect(await screen.findByRole('dialog', { name: START_TEXTS.replaceTitle })).toBeVisible();
    expect(stored().team.name).toBe('Desada');
    await press(START_TEXTS.replace);
    expect(stored().team.name).toBe('Vinguda de fora');
    expect(storedBackup()).toMatchObject({ madeAt: expect.any(Number), days: 0 });
  });

  test('a damaged game is told, kept, and can be downloaded; a copy takes its place when asked for', async () => {
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    const { unmount } = render(game);
    expect(screen.getByText(SAVE_TEXTS.noGoodCopy)).toBeVisible();
    expect(screen.queryByRole('button', { name: SAVE_TEXTS.recover })).not.toBeInTheDocument();
    unmount();
    window.localStorage.setItem(GOOD_COPY_KEY, encodeGame(aTeam({ name: 'Còpia bona' })));
    render(game);
    expect(heading(SAVE_TEXTS.damagedTitle)).toBeVisible();
    expect(button('Carregar partida')).toBeDisabled();
    expect(button(SAVE_TEXTS.download)).toBeEnabled();
    expect(storedTexts().game).toBe('trencada!');
    await press(SAVE_TEXTS.recover);
    expect(stored().team.name).toBe('Còpia bona');
    expect(window.localStorage.getItem(asideKey(GAME_KEY))).toBe('trencada!');
  });

  test('a new game has a copy from its first day, which a fault of that day leaves', async () => {
    const { unmount } = render(game);
    await press('Nova partida');
    await press('Comença!');
    window.localStorage.setItem(GAME_KEY, 'malmesa');
    unmount();
    replaceEntry(null);
    render(game);
    await press(SAVE_TEXTS.recover);
    expect(heading("DIA D'ASSAIG")).toHaveFocus();
  });

  test('where storage is blocked, the first page does not promise that the game is stored', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(game);
    expect(screen.getByText(START_TEXTS.storage.blocked)).toBeVisible();
    expect(screen.queryByText(START_TEXTS.storage.kept)).not.toBeInTheDocument();
  });
});

describe('a game of the program before this one', () => {
  test('tells what cannot be kept before it is loaded, and stays as it was until it is played', async () => {
    window.localStorage.setItem(GAME_KEY, OLD);
    render(game);
    await press('Carregar partida');
    const dialog = within(screen.getByRole('dialog', { name: START_TEXTS.loadTitle }));
    expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0);
    await press('Cancel·la');
    await press('Carregar partida');
    await press(START_TEXTS.loadAnyway);
    expect(heading(/^DIA D/)).toHaveFocus();
    expect(storedTexts().game).toBe(OLD);
  });

  test('is not loaded by a reload alone', () => {
    window.localStorage.setItem(GAME_KEY, OLD);
    replaceEntry({ pantalla: 'HOME', fons: 0 });
    render(game);
    expect(button('Carregar partida')).toBeEnabled();
  });

  test('opens at once from a file that replaces nothing, and says once what was lost', async () => {
    render(game);
    await pick(OLD);
    expect(await screen.findByRole('heading', { name: /^DIA D/ })).toHaveFocus();
    expect(screen.getByText(START_TEXTS.losses)).toBeVisible();
    expect(stored().team.history).toHaveLength(5);
    await press(/^Avança sense/);
    const sure = screen.queryByRole('button', { name: 'Avança' });
    if (sure) await userEvent.click(sure);
    expect(screen.queryByText(START_TEXTS.losses)).not.toBeInTheDocument();
  });

  test('on a Saturday says so, and goes to the Monday only when the player agrees', async () => {
    await playing(aTeam({ date: '2023-10-28' }));
    expect(screen.getByText(/28 d'octubre.*dilluns 30 d'octubre/)).toBeVisible();
    expect(stored().team.date).toBe('2023-10-28');
    await press('Passa la partida a dilluns');
    expect(stored().team.date).toBe('2023-10-30');
  });
});

describe('an open game', () => {
  /** The help scrolls to the part of its entry, which fails here. */
  function openBrokenHelp() {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    Element.prototype.scrollIntoView = () => {
      throw new TypeError('no scrolling');
    };
    storeGame(aTeam({ name: 'Els Trencats' }));
    replaceEntry({ pantalla: 'AJUDA', fons: 0, apartat: 'growth' });
    render(game);
  }

  test('exports itself from a screen that breaks, and has a way to the first screen', async () => {
    const files = downloads();
    openBrokenHelp();
    expect(await screen.findByRole('heading', { name: FAILURE_TEXTS.title })).toBeVisible();
    expect(screen.getByText('Els Trencats')).toBeVisible();
    await press(GAME_FAILURE_TEXTS.export);
    expect(files.map(({ name }) => name)).toEqual([GAME_FAILURE_TEXTS.file]);
    expect(await files[0]?.text).toBe(encodeGame(aTeam({ name: 'Els Trencats' })));
    await press(GAME_FAILURE_TEXTS.leave);
    expect(heading(/^DIA D/)).toBeVisible();
    expect(currentEntry()?.pantalla).toBe('HOME');
  });

  test('is exported as it is stored by the error page, even if it cannot be read', async () => {
    const files = downloads();
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    render(<CastleGameError />);
    await press(GAME_FAILURE_TEXTS.export);
    expect(await files[0]?.text).toBe('trencada!');
    expect(screen.getByRole('link', { name: FAILURE_TEXTS.records })).toHaveAttribute(
      'href',
      '/jocs/#records',
    );
  });
});

describe('a game that another tab has taken', () => {
  const take = () => window.localStorage.setItem('game-pestanya', 'una-altra');

  // The message of the browser may come late.
  test('is not written, even before the message of that tab, and can be taken back', async () => {
    await playing(doneToday());
    const other = aTeam({ name: "La de l'altra pestanya" });
    storeGame(other);
    take();
    await press('Avança al següent dia');
    expect(heading(SAVE_TEXTS.elsewhereTitle)).toHaveFocus();
    expect(stored()).toEqual(other);
    await press(SAVE_TEXTS.playHere);
    expect(screen.getByText("La de l'altra pestanya")).toBeVisible();
  });

  test('is not deleted', async () => {
    await playing(aTeam());
    await press(/^AJUDA/);
    take();
    await press('BORRA LA PARTIDA');
    await press('Esborra-la');
    expect(heading(SAVE_TEXTS.elsewhereTitle)).toBeVisible();
    expect(stored().team.name).toBe('Colla de prova');
  });
});

describe('a page that is restored from bfcache', () => {
  const restore = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  test('goes on with what was played on another page meanwhile', async () => {
    await playing(doneToday());
    storeGame(doneToday('La de després'));
    window.localStorage.setItem('game-pestanya', 'la-de-després');
    restore();
    expect(screen.getByText('La de després')).toBeVisible();
    await press('Avança al següent dia');
    expect(stored().team.name).toBe('La de després');
  });

  test('does not go on with a game that was deleted meanwhile', async () => {
    await playing(aTeam());
    window.localStorage.clear();
    restore();
    expect(button('Nova partida')).toBeEnabled();
    expect(window.localStorage.getItem('game')).toBeNull();
  });

  test('keeps a game that the browser could not save', async () => {
    await playing(doneToday());
    fullStorage();
    await press('Avança al següent dia');
    restore();
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  });
});

describe('a game that cannot be saved', () => {
  /** Whether the browser would ask before the page is left. */
  function asksBeforeLeaving(): boolean {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  }

  test('because it could not be opened again replaces neither the stored one nor its good copy', async () => {
    await playing(doneToday());
    const texts = storedTexts();
    jest.spyOn(clubRules, 'isReadable').mockReturnValue(false);
    await press('Avança al següent dia');
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(SAVE_TEXTS.unsaved);
    expect(texts.goodCopy).not.toBeNull();
    expect(storedTexts()).toEqual(texts);
  });

  test('is saved all the same if only its rounds have no room beside it', async () => {
    await playing(doneToday());
    fullStorage((key) => key === PERFORMANCE_KEY);
    await press('Avança al següent dia');
    expect(stored().team.date).toBe('2023-09-19');
    expect(screen.queryByText(SAVE_TEXTS.unsaved)).not.toBeInTheDocument();
  });

  test('goes on, and a notice stays until it is exported', async () => {
    const files = downloads();
    await playing(doneToday());
    fullStorage();
    await press('Avança al següent dia');
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    const ask = jest.spyOn(window, 'prompt').mockReturnValue(null);
    await press(SAVE_TEXTS.exportNow);
    expect(screen.getByRole('alert')).toHaveTextContent(SAVE_TEXTS.unsaved);
    ask.mockReturnValue('la meva colla');
    await press(SAVE_TEXTS.exportNow);
    expect(files.map(({ name }) => name)).toEqual(['la meva colla.bin']);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a browser that may delete what it stores', () => {
  afterEach(() => {
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
  });
  /** A browser that answers so when it is asked to keep what it stores. */
  function aBrowserThat(keeps: boolean) {
    const persist = jest.fn(() => Promise.resolve(keeps));
    const persisted = () => Promise.resolve(false);
    Object.defineProperty(navigator, 'storage', { value: { persist, persisted }, configurable: true });
    return persist;
  }
  const line = () => screen.queryByText(SAVE_TEXTS.persistence['at will']);
  const nextDay = async () => {
    await press(/^Avança sense/);
    await press('Avança');
  };

  test('is asked once, at the first save that the player causes', async () => {
    const persist = aBrowserThat(true);
    await playing(doneToday());
    expect(persist).not.toHaveBeenCalled();
    await press('Avança al següent dia');
    await nextDay();
    expect(persist).toHaveBeenCalledTimes(1);
    expect(line()).not.toBeInTheDocument();
  });

  test('says so in a line with the export, which makes it go', async () => {
    aBrowserThat(false);
    downloads();
    storeBackup({ madeAt: null, days: 8 });
    await playing(aTeam({ tried: ['Pd3'] }));
    await nextDay();
    await waitFor(() => expect(line()).toBeVisible());
    jest.spyOn(window, 'prompt').mockReturnValue('còpia');
    await press(SAVE_TEXTS.exportNow);
    expect(line()).not.toBeInTheDocument();
    await press(/^AJUDA/);
    expect(await screen.findByText(/^Última exportació: avui/)).toBeVisible();
  });
});
