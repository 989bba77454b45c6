import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LiveRegion } from '@/components/games/shared/live-region';
import { useGame } from '@/components/games/shared/use-game';
import { GAME_TEXTS } from '@/content/interface/games';
import type { GameRules } from '@/lib/games/shared/rules';

/** A game whose state is a number and whose only move adds one. */
const rules: GameRules<number, 'add', 'added'> = {
  initial: 0,
  reduce: (state) => ({ state: state + 1, event: 'added' }),
  announce: () => 'Un més.',
  storageKey: 'progres-prova',
  encode: String,
  decode: (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : null),
  isWorthSaving: (state) => state < 3,
};

function Counter() {
  const { state, play, announcement, storageFailed, elsewhere, ready } = useGame(rules);
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

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('the HTML shows the initial state, whatever is saved', () => {
  window.localStorage.setItem('progres-prova', '2');
  expect(renderToString(<Counter />)).toContain('aria-busy="true"');
  expect(renderToString(<Counter />)).toContain('>0<');
});

test('after mount the saved game goes on', () => {
  window.localStorage.setItem('progres-prova', '2');
  render(<Counter />);
  expect(button()).toHaveTextContent('2');
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
});

test('a save that is no game of this kind is dropped', () => {
  window.localStorage.setItem('progres-prova', 'brossa');
  render(<Counter />);
  expect(button()).toHaveTextContent('0');
});

test('every move is saved while it is worth it, and forgotten afterwards', async () => {
  render(<Counter />);
  await userEvent.click(button());
  expect(window.localStorage.getItem('progres-prova')).toBe('1');
  await userEvent.click(button());
  await userEvent.click(button());
  expect(window.localStorage.getItem('progres-prova')).toBeNull();
});

test('two moves before the next drawing both count', () => {
  render(<Counter />);
  const element = button();
  act(() => {
    element.click();
    element.click();
  });
  expect(element).toHaveTextContent('2');
});

test('the same sentence twice is two announcements', async () => {
  render(<Counter />);
  await userEvent.click(button());
  const first = screen.getByRole('status').firstChild;
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Un més.');
  expect(screen.getByRole('status').firstChild).not.toBe(first);
});

test('a browser that cannot save is told apart, and the game goes on', async () => {
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
  /** What the other tab saves, and whether the browser has told this one already. */
  function elsewhere(text: string | null, told = true): void {
    if (text === null) window.localStorage.removeItem('progres-prova');
    else window.localStorage.setItem('progres-prova', text);
    if (told) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'progres-prova' })));
  }

  test('what it saves is taken in at once, seen and said', () => {
    render(<Counter />);
    elsewhere('2');
    expect(button()).toHaveTextContent('2');
    expect(screen.getByText('continued')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(GAME_TEXTS.elsewhere.continued);
  });

  test('a move on a board that is out of date only brings it up to date; the next one counts', async () => {
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

  test('a game that it ended begins anew here, and says so', async () => {
    render(<Counter />);
    await userEvent.click(button());
    elsewhere(null);
    expect(button()).toHaveTextContent('0');
    expect(screen.getByText('ended')).toBeVisible();
  });

  test('a tab that was put to sleep looks when it wakes', () => {
    render(<Counter />);
    elsewhere('2', false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button()).toHaveTextContent('2');
  });

  test('where this one cannot save, what it has is not given up for an older save', async () => {
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
