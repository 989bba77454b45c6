import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { aRound, aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { CastleGame } from '@/components/castle-game/castle-game';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { currentEntry, replaceEntry } from '@/lib/browser/screen-history';
import { encodeGame, GAME_KEY, GOOD_COPY_KEY } from '@/lib/castle-game/saves/encode';
import type { GameState } from '@/lib/castle-game/types';
import { standInForBrowser } from '../games/stand-ins';

expect.extend(toHaveNoViolations);

beforeAll(standInForBrowser);
beforeEach(() => replaceEntry(null));
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

/** The game that storage holds now. */
function stored(): GameState {
  const decoded = rules.decodeGame(storedTexts().game ?? '');
  if (!decoded.ok) throw new Error(decoded.reason.kind);
  return decoded.state;
}

/** The page opened by somebody who has this game and goes on with it. */
async function playing(state: GameState) {
  storeGame(state);
  render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
  await userEvent.click(button('Carregar partida'));
}

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const file = (text: string, name = 'colla.bin') => new File([text], name);

/** The file as the hidden picker gives it. */
async function pick(chosen: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Importar partida', { selector: 'input' }), chosen);
}

describe('before there is a team', () => {
  test('it is written where there is no browser, with nothing to press yet', () => {
    const html = renderToString(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    expect(html).toContain(START_TEXTS.loading);
    expect(html).toContain('1200px');
    expect(html.match(/<button disabled/g)).toHaveLength(3);
  });

  test('a game can be begun or imported, and loaded only when there is one', async () => {
    const { container } = render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    expect(button('Nova partida')).toBeEnabled();
    expect(button('Carregar partida')).toBeDisabled();
    expect(button('Importar partida')).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a new team has the name and the colour offered, or what the player writes', async () => {
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    await userEvent.click(button('Nova partida'));
    const name = screen.getByRole('textbox', { name: 'Nom de la colla' });
    expect(name).toHaveDisplayValue(/./);
    expect(screen.getByLabelText('Color de la camisa')).toHaveDisplayValue(/^#[0-9a-f]{6}$/);
    await userEvent.clear(name);
    await userEvent.click(button('Comença!'));
    expect(name).toHaveAccessibleDescription(START_TEXTS.nameMissing);
    await userEvent.type(name, 'Els Embolicats');
    fireEvent.change(screen.getByLabelText('Color de la camisa'), { target: { value: '#123456' } });
    await userEvent.click(button('Comença!'));
    expect(heading("DIA D'ASSAIG")).toHaveFocus();
    expect(stored().team).toMatchObject({ name: 'Els Embolicats', color: '#123456', members: 15 });
  });

  test('a new team warns of the one it replaces, and leaving changes nothing', async () => {
    storeGame(aTeam({ name: 'La d’abans' }));
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    await userEvent.click(button('Nova partida'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(START_TEXTS.replaces)).toBeVisible();
    expect(dialog.getByText('La d’abans')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel·la' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored().team.name).toBe('La d’abans');
  });
});

describe('importing', () => {
  test.each(['', 'hola', 'e30=', btoa('[1,2]'), btoa('{"name":"x"}')])(
    'a file with %p is no game and changes nothing; the same file can be picked again',
    async (text) => {
      render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
      await pick(file(text));
      const said = await screen.findByText(SAVE_TEXTS.noGameInFile);
      expect(screen.getByRole('alert')).toContainElement(said);
      await pick(file(text));
      await waitFor(() => expect(said).not.toBeInTheDocument());
      expect(screen.getByText(SAVE_TEXTS.noGameInFile)).toBeVisible();
      expect(storedTexts().game).toBeNull();
    },
  );

  test('a game in a file is played and saved', async () => {
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    await pick(file(encodeGame(aTeam({ name: 'Vinguda de fora' }))));
    expect(await screen.findByText('Vinguda de fora')).toBeVisible();
    expect(stored().team.name).toBe('Vinguda de fora');
  });

  test('asks before it takes the place of a saved one', async () => {
    storeGame(aTeam({ name: 'Desada' }));
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    await pick(file(encodeGame(aTeam({ name: 'Vinguda de fora' }))));
    expect(await screen.findByRole('dialog', { name: START_TEXTS.replaceTitle })).toBeVisible();
    expect(stored().team.name).toBe('Desada');
    await userEvent.click(button(START_TEXTS.replace));
    expect(stored().team.name).toBe('Vinguda de fora');
  });
});

describe('a page opened before another tab had a game', () => {
  const saveElsewhere = (state: GameState) => {
    storeGame(state);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: GAME_KEY })));
  };

  test('offers it as soon as it is saved, and says what a new one would replace', async () => {
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    await userEvent.click(button('Nova partida'));
    saveElsewhere(aTeam({ name: "La de l'altra pestanya" }));
    expect(within(screen.getByRole('dialog')).getByText(START_TEXTS.replaces)).toBeVisible();
    expect(screen.getAllByText("La de l'altra pestanya")).toHaveLength(2);
    await userEvent.click(button('Cancel·la'));
    expect(button('Carregar partida')).toBeEnabled();
  });
});

test('a new team begins on the first screen, whatever the history says', async () => {
  replaceEntry({ pantalla: 'ASSAIG', fons: 2 });
  render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
  await userEvent.click(button('Nova partida'));
  await userEvent.click(button('Comença!'));
  expect(heading("DIA D'ASSAIG")).toBeVisible();
  expect(currentEntry()).toEqual({ pantalla: 'HOME', fons: 2 });
});

describe('a damaged save', () => {
  test('is told, kept, and can be downloaded; a copy takes its place when asked for', async () => {
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    window.localStorage.setItem(GOOD_COPY_KEY, encodeGame(aTeam({ name: 'Còpia bona' })));
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    expect(heading(SAVE_TEXTS.damagedTitle)).toBeVisible();
    expect(button('Carregar partida')).toBeDisabled();
    expect(button(SAVE_TEXTS.download)).toBeEnabled();
    expect(storedTexts().game).toBe('trencada!');
    await userEvent.click(button(SAVE_TEXTS.recover));
    expect(stored().team.name).toBe('Còpia bona');
  });

  test('without a copy says so', () => {
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    expect(screen.getByText(SAVE_TEXTS.noGoodCopy)).toBeVisible();
    expect(screen.queryByRole('button', { name: SAVE_TEXTS.recover })).not.toBeInTheDocument();
  });
});

describe('the first screen', () => {
  test('shows who came, what is left, the day and its date', async () => {
    await playing(aTeam({ members: 40, attendees: 33 }));
    expect(screen.getByText('33/40')).toBeVisible();
    expect(screen.getByText('Queden 15 proves')).toBeVisible();
    expect(screen.getByText('dilluns, 18 de setembre de 2023')).toBeVisible();
    expect(button('Avança al següent dia')).toBeDisabled();
    expect(button(/^ACTUACIÓ.*Mínim: 31 assistents/)).toBeDisabled();
    expect(button(/^ASSAIG/)).toBeEnabled();
    expect(button(/^HISTÒRIC/)).toBeDisabled();
    expect(button(/^ESTADÍSTIQUES/)).toBeDisabled();
  });

  test('asks before it throws attempts away, and leaving the question keeps the day', async () => {
    await playing(aTeam());
    await userEvent.click(button('Avança de dia'));
    const dialog = screen.getByRole('dialog', { name: SAVE_TITLE });
    expect(dialog).toHaveTextContent('Segur que vols avançar de dia? Encara tens 15 proves per fer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la' }));
    expect(stored().team.date).toBe('2023-09-18');
    await userEvent.click(button('Avança de dia'));
    await userEvent.click(button('Avança'));
    expect(stored().team.date).toBe('2023-09-19');
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  });

  test('goes on without asking once the work is done', async () => {
    await playing(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    await userEvent.click(button('Avança al següent dia'));
    expect(stored().team.date).toBe('2023-09-19');
  });

  test('cannot leave a performance undone', async () => {
    await playing(onStage({}, [aRound('3d5')]));
    expect(heading("DIA D'ACTUACIÓ")).toHaveFocus();
    expect(button('Avança al següent dia')).toBeDisabled();
    expect(button('Avança de dia')).toBeDisabled();
    expect(button(/^ACTUACIÓ/)).toBeEnabled();
  });

  test('leads a new team step by step to its missions', async () => {
    await playing(aTeam());
    expect(heading('Primers passos')).toBeVisible();
    await userEvent.click(button('Ves a les missions'));
    expect(currentEntry()).toEqual({ pantalla: 'MISSIONS', fons: 1 });
  });

  test("the browser's Back returns to it", async () => {
    await playing(aTeam());
    await userEvent.click(button(/^AJUDA/));
    expect(screen.queryByRole('heading', { name: "DIA D'ASSAIG" })).not.toBeInTheDocument();
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
  });
});

const SAVE_TITLE = 'Avançar de dia';

describe('keeping the game', () => {
  test('who reloads in the middle goes on at the same screen', async () => {
    storeGame(aTeam());
    replaceEntry({ pantalla: 'AJUDA', fons: 1 });
    render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
    expect(await screen.findByRole('button', { name: 'ENRERE' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Carregar partida' })).not.toBeInTheDocument();
  });

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

  describe('what the browser could not keep', () => {
    async function leaveUnsaved() {
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const { unmount } = render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
      await userEvent.click(button('Nova partida'));
      await userEvent.click(button('Comença!'));
      await userEvent.click(button('Avança de dia'));
      await userEvent.click(button('Avança'));
      unmount();
      replaceEntry(null);
      full.mockRestore();
    }

    test('is there again after another page of the visit, and kept then', async () => {
      await leaveUnsaved();
      render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
      expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(stored().team.date).toBe('2023-09-19');
    });

    test('does not take the place of what another tab has played since', async () => {
      await leaveUnsaved();
      storeGame(aTeam({ name: "La de l'altra pestanya" }));
      window.localStorage.setItem('game-pestanya', 'una-altra');
      render(<CastleGame poster={null} menuIcons={MENU_ICONS} />);
      expect(button('Carregar partida')).toBeEnabled();
      expect(stored().team.name).toBe("La de l'altra pestanya");
    });
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
