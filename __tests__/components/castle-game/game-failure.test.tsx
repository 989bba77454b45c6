import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { downloads } from '@/__tests__/builders/browser';
import { aTeam } from '@/__tests__/builders/teams';
import CastleGameError from '@/app/(interactive)/(immersive)/joc-castells/error';
import { currentEntry, replaceEntry } from '@/components/castle-game/shell/screens';
import { GAME_FAILURE_TEXTS } from '@/content/interface/castle-game/failure';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { storeGame } from '@/lib/browser/castle-storage';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/game';
import { button, game, heading } from './open-game';

afterEach(() => {
  replaceEntry(null);
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

describe('the error page of the game', () => {
  test('exports what is stored as it is, even if it cannot be read', async () => {
    const files = downloads();
    window.localStorage.setItem(GAME_KEY, 'trencada!');
    const { container } = render(<CastleGameError />);
    await userEvent.click(button(GAME_FAILURE_TEXTS.export));
    expect(await files[0]?.text).toBe('trencada!');
    expect(screen.getByRole('link', { name: FAILURE_TEXTS.records })).toHaveAttribute(
      'href',
      '/jocs/#records',
    );
    expect((await axe(container)).violations).toEqual([]);
  });
});
