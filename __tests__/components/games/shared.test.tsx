import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { downloads } from '@/__tests__/builders/browser';
import { allSavedData, everything } from '@/__tests__/builders/saved-data';
import { LevelOrMore, PlayedName } from '@/components/games/levels/level-or-more';
import { SavedDataPanel } from '@/components/games/saved-data/saved-data-panel';
import { makeChange, readStoredData } from '@/components/games/saved-data/stored-data';
import { RestartButton } from '@/components/games/shared/dialogs';
import { LiveRegion } from '@/components/games/shared/plain-parts';
import { readCompleted, writeCompleted } from '@/components/games/shared/use-completion';
import { useGame } from '@/components/games/shared/use-game';
import { onStoredDataChange } from '@/components/shared/use-stored';
import {
  fileProblemText,
  removedText,
  removeName,
  SAVED_DATA_NAMES,
  SAVED_DATA_TEXTS,
} from '@/content/interface/games/saved-data';
import { GAME_TEXTS, moreNumber } from '@/content/interface/games/shared';
import type { GameRules } from '@/lib/games/shared/types';
import { decodeSavedData, encodeSavedData } from '@/lib/saved-data/file';
import { idsIn, importChange, type StoredData } from '@/lib/saved-data/stored-data';
import { toBase64 } from '@/lib/text/base64';

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

const fullStorage = (limit = 0) => {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
    if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
};

describe('a game that is saved', () => {
  /** A game whose state is a number and whose only move adds one. */
  const rules: GameRules<number, 'add', 'added'> = {
    initial: 0,
    reduce: (state) => ({ state: state + 1, event: 'added' }),
    storageKey: 'progres-prova',
    encode: String,
    decode: (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : null),
    isWorthSaving: (state) => state < 3,
  };
  const announce = () => 'Un més.';

  function Counter() {
    const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules, announce);
    return (
      <section aria-busy={!ready}>
        <button type="button" onClick={() => play('add')}>
          {state}
        </button>
        {storageFailed && <p>No es desa</p>}
        {elsewhere && <p>{elsewhere}</p>}
        <LiveRegion announcement={announcement} />
      </section>
    );
  }
  const button = () => screen.getByRole('button');
  const stored = () => window.localStorage.getItem('progres-prova');

  test('is not in the HTML', () => {
    window.localStorage.setItem('progres-prova', '2');
    expect(renderToString(<Counter />)).toMatch(/aria-busy="true".*>0</);
  });

  test('is saved at each move while worth saving, then deleted', async () => {
    render(<Counter />);
    await userEvent.click(button());
    expect(stored()).toBe('1');
    await userEvent.click(button());
    await userEvent.click(button());
    expect(stored()).toBeNull();
  });

  test('counts two moves before the next render, and announces the same sentence again', async () => {
    render(<Counter />);
    act(() => {
      button().click();
      button().click();
    });
    expect(button()).toHaveTextContent('2');
    const first = screen.getByRole('status').firstChild;
    await userEvent.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('Un més.');
    expect(screen.getByRole('status').firstChild).not.toBe(first);
  });

  /** Saves in another tab. `notified`: this tab gets the storage event. */
  function elsewhere(text: string | null, notified = true): void {
    if (text === null) window.localStorage.removeItem('progres-prova');
    else window.localStorage.setItem('progres-prova', text);
    if (notified) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progres-prova' })));
  }
  const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  test('takes no move on a board that another tab has left behind; the next one counts', async () => {
    render(<Counter />);
    await userEvent.click(button());
    elsewhere('2', false);
    await userEvent.click(button());
    expect([button().textContent, stored()]).toEqual(['2', '2']);
    expect(screen.getByText('continued')).toBeVisible();
    await userEvent.click(button());
    expect(button()).toHaveTextContent('3');
    expect(screen.queryByText('continued')).not.toBeInTheDocument();
  });

  test('restarts when another tab ends it, and is read when a suspended tab becomes visible', async () => {
    render(<Counter />);
    await userEvent.click(button());
    elsewhere(null);
    expect(button()).toHaveTextContent('0');
    expect(screen.getByText('ended')).toBeVisible();
    elsewhere('2', false);
    becomeVisible();
    expect(button()).toHaveTextContent('2');
  });

  test('is not replaced by older saved data if this tab cannot save', async () => {
    window.localStorage.setItem('progres-prova', '1');
    fullStorage();
    render(<Counter />);
    await userEvent.click(button());
    expect(screen.getByText('No es desa')).toBeVisible();
    becomeVisible();
    expect(button()).toHaveTextContent('2');
  });

  test.each([true, false])(
    'is restarted after a question, and at once without progress: %s',
    async (progress) => {
      const onRestart = jest.fn();
      render(<RestartButton hasProgress={progress} onRestart={onRestart} />);
      const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
      await press(GAME_TEXTS.restart);
      if (progress) {
        await press(GAME_TEXTS.restartCancel);
        expect(onRestart).not.toHaveBeenCalled();
        await press(GAME_TEXTS.restart);
        await press(GAME_TEXTS.restartConfirm);
      }
      expect(onRestart).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('a completed level', () => {
  test('is a cookie whose value is true, for the whole site, a year and same-site requests', () => {
    const written = jest.spyOn(Document.prototype, 'cookie', 'set');
    expect(writeCompleted('sopa', 1)).toBe(true);
    expect(document.cookie).toContain('sopa-1=true');
    expect(readCompleted('sopa', 3)).toEqual([false, true, false]);
    const attributes = String(written.mock.calls[0]?.[0]);
    for (const attribute of [/; path=\//i, /; samesite=lax/i, /; max-age=31536000\b/i])
      expect(attributes).toMatch(attribute);
  });

  test('may have the value of an earlier site, escaped or not; others do not count', () => {
    const value = 'sopa-0=true,secure; sopa-1=true%2Csecure; sopa-2=yes';
    jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(value);
    expect(readCompleted('sopa', 3)).toEqual([true, true, false]);
  });

  /** Keeps the name with which it was mounted, as a game keeps its state. */
  function StatefulGame({ name }: { name: string }) {
    const [state] = useState(name);
    return <p>{state}</p>;
  }

  test('leaves neither its state nor its name to a puzzle, although both are the same component', () => {
    window.history.replaceState(null, '', '/creuats/2/?mes=pom');
    render(
      <LevelOrMore puzzles={[{ id: 'pom', game: <StatefulGame name="El pom" /> }]}>
        <StatefulGame name="El nivell" />
      </LevelOrMore>,
    );
    expect(screen.getByText('El pom')).toBeVisible();
    render(<PlayedName level={2} puzzles={[{ id: 'pom', title: 'Casteller' }]} />);
    expect(screen.getByText(moreNumber('Casteller'))).toBeVisible();
    window.history.replaceState(null, '', '/');
  });
});

describe('the panel of saved data', () => {
  const NOTHING: StoredData = { texts: {}, cookies: {} };
  const button = (name: string) => screen.getByRole('button', { name });
  const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

  function keep({ texts, cookies }: StoredData): void {
    for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value, { path: '/' });
  }
  function open(data: StoredData = everything) {
    keep(data);
    return render(<SavedDataPanel />);
  }
  /** Picks a file in the hidden input. */
  const pick = (text: string) =>
    userEvent.upload(
      screen.getByLabelText(SAVED_DATA_TEXTS.bring, { selector: 'input' }),
      new File([text], 'records.json', { type: 'application/json' }),
    );
  const file = encodeSavedData(allSavedData, 1);

  test('says that storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<SavedDataPanel />);
    expect(screen.getByText(SAVED_DATA_TEXTS.blocked)).toBeVisible();
  });

  test('removes one game after a question, announces it and leaves the others', async () => {
    open();
    await userEvent.click(button(removeName('sopa')));
    await userEvent.click(inDialog(SAVED_DATA_TEXTS.cancel));
    expect(readStoredData()).toEqual(allSavedData);
    await userEvent.click(button(removeName('sopa')));
    await userEvent.click(inDialog(SAVED_DATA_TEXTS.removeConfirm));
    expect(idsIn(readStoredData() ?? NOTHING)).toEqual(idsIn(allSavedData).filter((id) => id !== 'sopa'));
    expect(screen.getByText(removedText(['sopa']))).toHaveFocus();
  });

  test('asks before an import replaces data, and offers an export', async () => {
    const here: StoredData = { texts: { 'progres-sopa-1': '{"map":"B"}' }, cookies: {} };
    const files = downloads();
    open(here);
    await pick(file);
    expect(await screen.findByRole('dialog', { name: SAVED_DATA_TEXTS.replaceTitle })).toHaveTextContent(
      SAVED_DATA_NAMES.sopa,
    );
    expect(readStoredData()).toEqual(here);
    await userEvent.click(inDialog(SAVED_DATA_TEXTS.exportFirst));
    expect(decodeSavedData((await files[0]?.text) ?? '')).toMatchObject({ data: here });
    await userEvent.click(inDialog(SAVED_DATA_TEXTS.replaceConfirm));
    expect(readStoredData()).toEqual(allSavedData);
  });

  const later = toBase64(atob(allSavedData.texts.game ?? '').replace('"format":2', '"format":99'));
  const withGame = (game: string) => encodeSavedData({ texts: { game }, cookies: {} }, 1);
  test.each([
    ['damaged', file.slice(0, 300), fileProblemText({ kind: 'damaged' })],
    [
      'with a damaged castle game',
      withGame('trencada!'),
      fileProblemText({ kind: 'damaged part', id: 'joc-castells' }),
    ],
    [
      'with a castle game of a later version',
      withGame(later),
      fileProblemText({ kind: 'newer part', id: 'joc-castells' }),
    ],
  ])('refuses a file %s with the reason and changes nothing', async (_, text, sentence) => {
    open();
    await pick(text);
    const message = await screen.findByText(sentence);
    expect(message).toHaveAttribute('role', 'alert');
    expect(message).toHaveFocus();
    expect(readStoredData()).toEqual(allSavedData);
  });

  test('changes nothing and says so if storage is full', async () => {
    open(NOTHING);
    fullStorage();
    await pick(file);
    expect(await screen.findByText(SAVED_DATA_TEXTS.noRoom)).toBeVisible();
    expect(readStoredData()).toEqual(NOTHING);
  });

  test('notifies listeners of an import once, and claims a castle game from the tab that plays it', () => {
    const listener = jest.fn();
    const stop = onStoredDataChange(listener);
    const tab = () => window.localStorage.getItem('game-pestanya');
    window.localStorage.setItem('game-pestanya', 'una-altra');
    makeChange(importChange(NOTHING, { texts: { 'progres-sopa-0': '{}' }, cookies: {} }));
    expect(tab()).toBe('una-altra');
    makeChange(importChange(NOTHING, allSavedData));
    expect(tab()).not.toBe('una-altra');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  test('is unchanged by an import of which a part has no room, or whose cookies are refused', () => {
    const here: StoredData = { texts: { 'progres-sopa-0': '{"map":"A"}', game: 'vella' }, cookies: {} };
    keep(here);
    fullStorage(1000);
    expect(makeChange(importChange(here, allSavedData))).toBe(false);
    expect(readStoredData()).toEqual(here);
    jest.restoreAllMocks();
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
    expect(makeChange(importChange(here, allSavedData))).toBe(false);
    expect(readStoredData()).toEqual(here);
  });
});
