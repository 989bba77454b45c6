import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aPerformance, aRound, aTeam } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { HomeScreen } from '@/components/castle-game/screens/home/home-screen';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import type { Team } from '@/lib/castle-game/types';

const home = (parts: Partial<Team>) => (
  <HomeScreen {...quietProps(aTeam({ date: '2023-09-25', ...parts }))} menuIcons={MENU_ICONS} />
);
/** Loads the chunk of the named diades before the tests. */
beforeAll(async () => {
  const { unmount } = await act(async () => render(home({})));
  unmount();
});

test('says when and why a performance was lost, and nothing otherwise', () => {
  const { rerender } = render(home({ missedPerformance: { day: '2023-09-21', came: 28, needed: 31 } }));
  const said = screen.getByText(/no vau actuar/);
  expect(said).toHaveTextContent('dijous 21 de setembre');
  expect(said).toHaveTextContent('28');
  rerender(home({ missedPerformance: null }));
  expect(screen.queryByText(/no vau actuar/)).not.toBeInTheDocument();
});

describe('the season', () => {
  const act = jest.fn();
  const season = (parts: Partial<Team>) => {
    const state = aTeam({ date: '2024-09-02', ...parts });
    return render(<HomeScreen {...quietProps(state, { act })} menuIcons={MENU_ICONS} />);
  };
  beforeEach(() => act.mockClear());

  test('asks what the team sets itself, which can be nothing', async () => {
    season({ seasons: [{ season: '2024-2025', members: 40, read: false }] });
    expect(screen.getByRole('heading', { name: 'Què us proposeu aquesta temporada?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ser 80 castellers' }));
    expect(act).toHaveBeenCalledWith({ type: 'chooseAmbition', ambition: { kind: 'members', members: 80 } });
    await userEvent.click(screen.getByRole('button', { name: 'Res en concret' }));
    expect(act).toHaveBeenLastCalledWith({ type: 'chooseAmbition', ambition: null });
  });

  test.each([
    [
      'Ser 80 castellers',
      { kind: 'members', members: 80 },
      () => screen.getByRole('heading', { name: YEAR_TEXTS.ambition }),
    ],
    [YEAR_TEXTS.none, null, () => screen.getByText(YEAR_TEXTS.changed)],
  ] as const)('keeps the focus when the button %s disappears', async (name, ambition, focused) => {
    const note = { season: '2024-2025', members: 40, read: false } as const;
    const view = (parts: Partial<Team>) => (
      <HomeScreen {...quietProps(aTeam({ date: '2024-09-02', ...parts }), { act })} menuIcons={MENU_ICONS} />
    );
    const { rerender } = render(view({ seasons: [note] }));
    await userEvent.click(screen.getByRole('button', { name }));
    rerender(view({ seasons: [{ ...note, ambition }] }));
    expect(focused()).toHaveFocus();
  });

  test('opens with the page of the year that is over, and goes on when it is put away', async () => {
    const history = [
      aPerformance({
        day: '2024-05-02',
        points: 900,
        rounds: [aRound('3d6', 'descarregat', 1, 130)],
        members: { before: 41, after: 60 },
      }),
    ];
    const { container } = season({
      members: 60,
      history,
      firsts: { '3d6': { performance: { descarregat: '2024-05-02' } } },
      seasons: [
        { season: '2023-2024', members: 15, ambition: { kind: 'members', members: 80 }, read: false },
        { season: '2024-2025', members: 60, read: false },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Temporada 2023-2024' })).toHaveFocus();
    expect(screen.getByText('De 15 a 60 castellers')).toBeVisible();
    expect(screen.getByText('3d6 (2 de maig)')).toBeVisible();
    expect(screen.getByText(/No ha pogut ser/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^DIA D/ })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Comença la temporada nova' }));
    expect(act).toHaveBeenCalledWith({ type: 'readSeason', season: '2023-2024' });
  });

  test('opens one page after another when several years are waiting', async () => {
    const history = [aPerformance({ day: '2024-05-02' }), aPerformance({ day: '2025-05-01' })];
    const waiting = (read: boolean) =>
      home({
        date: '2025-09-01',
        history,
        seasons: [
          { season: '2023-2024', members: 15, read },
          { season: '2024-2025', members: 60, read: false },
          { season: '2025-2026', members: 80, read: false },
        ],
      });
    const { rerender } = render(waiting(false));
    expect(await screen.findByRole('heading', { name: 'Temporada 2023-2024' })).toHaveFocus();
    screen.getByRole('button', { name: 'Comença la temporada nova' }).focus();
    rerender(waiting(true));
    expect(screen.getByRole('heading', { name: 'Temporada 2024-2025' })).toHaveFocus();
  });
});

test('says why the day cannot be advanced here while attempts are left', () => {
  const { rerender } = render(home({}));
  expect(screen.getByRole('button', { name: 'Avança al següent dia' })).toBeDisabled();
  expect(screen.getByText(HOME_TEXTS.attemptsFirst)).toBeVisible();
  rerender(home({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
  expect(screen.queryByText(HOME_TEXTS.attemptsFirst)).not.toBeInTheDocument();
});
