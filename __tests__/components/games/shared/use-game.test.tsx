import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { RestartButton } from '@/components/games/shared/dialogs';
import { LiveRegion } from '@/components/games/shared/plain-parts';
import { readCompleted, writeCompleted } from '@/components/games/shared/use-completion';
import { useGame } from '@/components/games/shared/use-game';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import type { GameRules } from '@/lib/games/shared/types';

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
    <section aria-busy={!ready} aria-label="Prova">
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

test('the HTML shows the initial state, not the saved one', () => {
  window.localStorage.setItem('progres-prova', '2');
  expect(renderToString(<Counter />)).toContain('aria-busy="true"');
  expect(renderToString(<Counter />)).toContain('>0<');
});

test('the saved game is loaded after mount', () => {
  window.localStorage.setItem('progres-prova', '2');
  render(<Counter />);
  expect(button()).toHaveTextContent('2');
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
});

test('invalid saved data is ignored', () => {
  window.localStorage.setItem('progres-prova', 'brossa');
  render(<Counter />);
  expect(button()).toHaveTextContent('0');
});

test('each move is saved while worth saving, then deleted', async () => {
  render(<Counter />);
  await userEvent.click(button());
  expect(window.localStorage.getItem('progres-prova')).toBe('1');
  await userEvent.click(button());
  await userEvent.click(button());
  expect(window.localStorage.getItem('progres-prova')).toBeNull();
});

test('two moves before the next render both count', () => {
  render(<Counter />);
  const element = button();
  act(() => {
    element.click();
    element.click();
  });
  expect(element).toHaveTextContent('2');
});

test('a repeated sentence is announced again', async () => {
  render(<Counter />);
  await userEvent.click(button());
  const first = screen.getByRole('status').firstChild;
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Un més.');
  expect(screen.getByRole('status').firstChild).not.toBe(first);
});

test('reports that storage failed, and the game continues', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Counter />);
  expect(screen.queryByText('No es desa')).toBeNull();
  await userEvent.click(button());
  expect(button()).toHaveTextContent('1');
  expect(screen.getByText('No es desa')).toBeInTheDocument();
});

describe('the same game in another tab', () => {
  /** Saves in another tab. `notified`: this tab gets the storage event. */
  function elsewhere(text: string | null, notified = true): void {
    if (text === null) window.localStorage.removeItem('progres-prova');
    else window.localStorage.setItem('progres-prova', text);
    if (notified) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progres-prova' })));
  }

  test('its saved state is loaded, shown and announced', () => {
    render(<Counter />);
    elsewhere('2');
    expect(button()).toHaveTextContent('2');
    expect(screen.getByText('continued')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(GAME_TEXTS.elsewhere.continued);
  });

  test('a move on an outdated board only updates it; the next one counts', async () => {
    render(<Counter />);
    await userEvent.click(button());
    elsewhere('2', false);
    await userEvent.click(button());
    expect(button()).toHaveTextContent('2');
    expect(window.localStorage.getItem('progres-prova')).toBe('2');
    expect(screen.getByText('continued')).toBeVisible();
    await userEvent.click(button());
    expect(button()).toHaveTextContent('3');
    expect(screen.queryByText('continued')).not.toBeInTheDocument();
  });

  test('a game ended there restarts here and is announced', async () => {
    render(<Counter />);
    await userEvent.click(button());
    elsewhere(null);
    expect(button()).toHaveTextContent('0');
    expect(screen.getByText('ended')).toBeVisible();
  });

  test('a suspended tab reads storage when it becomes visible', () => {
    render(<Counter />);
    elsewhere('2', false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button()).toHaveTextContent('2');
  });

  test('if this tab cannot save, its state is not replaced by older saved data', async () => {
    window.localStorage.setItem('progres-prova', '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Counter />);
    await userEvent.click(button());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button()).toHaveTextContent('2');
  });
});

afterEach(() => {
  for (const name of ['sopa-0', 'sopa-1', 'sopa-2']) Cookies.remove(name);
});

test('a completed level is a cookie whose value is true', () => {
  expect(writeCompleted('sopa', 1)).toBe(true);
  expect(document.cookie).toContain('sopa-1=true');
  expect(readCompleted('sopa', 3)).toEqual([false, true, false]);
  expect(readCompleted('mots', 3)).toEqual([false, false, false]);
});

test('the value of an earlier site counts, escaped or not; others do not', () => {
  jest
    .spyOn(Document.prototype, 'cookie', 'get')
    .mockReturnValue('sopa-0=true,secure; sopa-1=true%2Csecure; sopa-2=yes');
  expect(readCompleted('sopa', 3)).toEqual([true, true, false]);
});

test('the cookie is for the whole site, a year and same-site requests', () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  writeCompleted('sopa', 0);
  const attributes = String(written.mock.calls[0]?.[0]);
  expect(attributes).toMatch(/; path=\//i);
  expect(attributes).toMatch(/; samesite=lax/i);
  expect(attributes).toMatch(/; max-age=31536000\b/i);
});

test('returns false and never throws if cookies are refused or blocked', () => {
  jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  expect(writeCompleted('sopa', 0)).toBe(false);
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeCompleted('sopa', 0)).toBe(false);
  expect(readCompleted('sopa', 2)).toEqual([false, false]);
});

const restart = () => screen.getByRole('button', { name: GAME_TEXTS.restart });

test('restarts at once without progress', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress={false} onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('asks for confirmation with progress, and cancelling keeps the game', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(screen.getByText(GAME_TEXTS.restartQuestion)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartCancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onRestart).not.toHaveBeenCalled();
});

test('confirming restarts', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartConfirm }));
  expect(onRestart).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
