import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { downloads } from '@/__tests__/builders/browser';
import { aRound, aTeam, onStage, rules, sureOf } from '@/__tests__/builders/teams';
import CastleGameError from '@/app/(interactive)/(immersive)/joc-castells/error';
import { currentEntry, replaceEntry } from '@/components/castle-game/shell/screens';
import { CHALLENGE_TEXTS } from '@/content/interface/castle-game/challenge';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import { GAME_FAILURE_TEXTS } from '@/content/interface/castle-game/failure';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import { track } from '@/lib/castle-game/engine/missions';
import { encodeGame, GAME_KEY, GOOD_COPY_KEY } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import { asideKey } from '@/lib/saved-data/replace';
import { button, game, heading, playing, stored } from './open-game';
import { seeTheShow } from './play-screen';

beforeEach(() => replaceEntry(null));

const file = (text: string, name = 'colla.bin') => new File([text], name);

/** The file as the hidden picker gives it. */
async function pick(chosen: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Importar partida', { selector: 'input' }), chosen);
}

describe('before there is a team', () => {
  test('it is written where there is no browser, with nothing to press yet', () => {
    const html = renderToString(game);
    expect(html).toContain(START_TEXTS.loading.replaceAll("'", '&#x27;'));
    expect(html).toContain('1200px');
    expect(html.match(/<button disabled/g)).toHaveLength(3);
  });

  test('a game can be begun or imported, and loaded only when there is one', () => {
    render(game);
    expect(button('Nova partida')).toBeEnabled();
    expect(button('Carregar partida')).toBeDisabled();
    expect(button('Importar partida')).toBeEnabled();
  });

  test('a new team has the name and the colour offered, or what the player writes', async () => {
    render(game);
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
    render(game);
    await userEvent.click(button('Nova partida'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(START_TEXTS.replaces)).toBeVisible();
    expect(dialog.getByText('La d’abans')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel·la' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored().team.name).toBe('La d’abans');
  });
});

test('the challenge is played beside an open game, and left for it', async () => {
  await playing(aTeam());
  await userEvent.click(button(CHALLENGE_OFFER_TEXTS.title));
  expect(await screen.findByText(/Diada 1 de 10/)).toBeVisible();
  await userEvent.click(button(CHALLENGE_TEXTS.leave));
  expect(await screen.findByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
});

describe('importing', () => {
  test.each(['', 'hola', 'e30=', btoa('[1,2]'), btoa('{"name":"x"}')])(
    'a file with %p is no game and changes nothing; the same file can be picked again',
    async (text) => {
      render(game);
      await pick(file(text));
      const said = await screen.findByText(SAVE_TEXTS.noGameInFile);
      expect(screen.getByRole('alert')).toContainElement(said);
      await pick(file(text));
      await waitFor(() => expect(said).not.toBeInTheDocument());
      expect(screen.getByText(SAVE_TEXTS.noGameInFile)).toBeVisible();
      expect(storedTexts().game).toBeNull();
    },
  );

  test('asks before it takes the place of a saved one', async () => {
    storeGame(aTeam({ name: 'Desada' }));
    render(game);
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
    render(game);
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
  render(game);
  await userEvent.click(button('Nova partida'));
  await userEvent.click(button('Comença!'));
  expect(heading("DIA D'ASSAIG")).toBeVisible();
  expect(currentEntry()).toEqual({ pantalla: 'HOME', fons: 2 });
});

describe('a damaged save', () => {
  test('is told, kept, and can be downloaded; a copy takes its place when asked for', async () => {
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    window.localStorage.setItem(GOOD_COPY_KEY, encodeGame(aTeam({ name: 'Còpia bona' })));
    render(game);
    expect(heading(SAVE_TEXTS.damagedTitle)).toBeVisible();
    expect(button('Carregar partida')).toBeDisabled();
    expect(button(SAVE_TEXTS.download)).toBeEnabled();
    expect(storedTexts().game).toBe('trencada!');
    await userEvent.click(button(SAVE_TEXTS.recover));
    expect(stored().team.name).toBe('Còpia bona');
    expect(window.localStorage.getItem(asideKey(GAME_KEY))).toBe('trencada!');
  });

  test('without a copy says so', () => {
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    render(game);
    expect(screen.getByText(SAVE_TEXTS.noGoodCopy)).toBeVisible();
    expect(screen.queryByRole('button', { name: SAVE_TEXTS.recover })).not.toBeInTheDocument();
  });
});

test('where storage is blocked, the first page does not promise that the game is stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(game);
  expect(screen.getByText(START_TEXTS.storage.blocked)).toBeVisible();
  expect(screen.queryByText(START_TEXTS.storage.kept)).not.toBeInTheDocument();
});

describe('the first screen', () => {
  test('asks before it throws attempts away, and leaving the question keeps the day', async () => {
    await playing(aTeam());
    await userEvent.click(button('Avança de dia'));
    const dialog = screen.getByRole('dialog', { name: 'Avança de dia' });
    expect(dialog).toHaveTextContent('Segur que vols avançar de dia? Encara tens 15 proves per fer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel·la' }));
    expect(stored().team.date).toBe('2023-09-18');
    await userEvent.click(button('Avança de dia'));
    await userEvent.click(button('Avança'));
    expect(stored().team.date).toBe('2023-09-19');
    expect(screen.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  });

  test('cannot leave a performance undone', async () => {
    await playing(onStage({}, [aRound('3d5')]));
    expect(heading("DIA D'ACTUACIÓ")).toHaveFocus();
    expect(button('Avança al següent dia')).toBeDisabled();
    expect(button('Avança de dia')).toBeDisabled();
    expect(button(/^ACTUACIÓ/)).toBeEnabled();
  });
});

test('tells the people that a mission brings when the show is over, and not before', async () => {
  // The club's own missions can ask for any tower: this one is kept in the save, as an accepted mission is.
  const mission = track({
    title: 'Un pilar',
    description: '',
    objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
  });
  expect(rules.catalogue.has('Pd3')).toBe(true);
  await playing(sureOf(aTeam({ acceptedMissions: [mission] }), 'descarregat'));
  fireEvent.click(button(/^ASSAIG/));
  jest.useFakeTimers();
  // What is asked of the browser once the game is saved is answered a step later.
  await act(async () => {
    fireEvent.click(button(/^Pd3,/));
  });
  expect(screen.getByText('15/15')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(3000);
  });
  expect(screen.getByText('15/15')).toBeVisible();
  seeTheShow();
  expect(screen.getByText('15/25')).toBeVisible();
});

describe('a screen that breaks', () => {
  const state = aTeam({ name: 'Els Trencats' });

  /** The help cannot say how old a copy is without the browser's dates. */
  function openBrokenHelp() {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(() => {
      throw new RangeError('no dates');
    });
    storeGame(state);
    replaceEntry({ pantalla: 'AJUDA', fons: 0 });
    return render(game);
  }

  test('leaves the bar of the game, and a way to the first screen', async () => {
    const { container } = openBrokenHelp();
    expect(await screen.findByRole('heading', { name: FAILURE_TEXTS.title })).toBeVisible();
    expect(screen.getByText('Els Trencats')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(button(GAME_FAILURE_TEXTS.leave));
    expect(heading(/^DIA D/)).toBeVisible();
    expect(currentEntry()?.pantalla).toBe('HOME');
  });

  test('exports the game without what has broken', async () => {
    const files = downloads();
    openBrokenHelp();
    await userEvent.click(await screen.findByRole('button', { name: GAME_FAILURE_TEXTS.export }));
    expect(files.map(({ name }) => name)).toEqual([GAME_FAILURE_TEXTS.file]);
    expect(await files[0]?.text).toBe(encodeGame(state));
  });
});

test('the error page of the game exports what is stored as it is, even if it cannot be read', async () => {
  const files = downloads();
  window.localStorage.setItem(GAME_KEY, 'trencada!');
  const { container } = render(<CastleGameError />);
  await userEvent.click(button(GAME_FAILURE_TEXTS.export));
  expect(await files[0]?.text).toBe('trencada!');
  expect(screen.getByRole('link', { name: FAILURE_TEXTS.records })).toHaveAttribute('href', '/jocs/#records');
  expect((await axe(container)).violations).toEqual([]);
});
