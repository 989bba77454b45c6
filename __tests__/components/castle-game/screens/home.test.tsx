import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerformance, aRound, aTeam, someNetes } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/play-screen';
import { Voice } from '@/components/castle-game/attempt/result/voice';
import { HomeScreen } from '@/components/castle-game/screens/home/home-screen';
import { LastPerformance } from '@/components/castle-game/screens/home/last-performance';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { pointedHelpPart } from '@/components/castle-game/shell/screens';
import { DayNews } from '@/components/castle-game/year/diada-card';
import { diades } from '@/content/castle-game/diades';
import { againText } from '@/content/interface/castle-game/diades';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { track } from '@/lib/castle-game/engine/missions';
import { OCCASIONS } from '@/lib/castle-game/people';
import type { Team } from '@/lib/castle-game/types';

describe('the first screen', () => {
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

    test.each([
      ['Ser 80 castellers', { kind: 'members', members: 80 }, YEAR_TEXTS.ambition],
      [YEAR_TEXTS.none, null, YEAR_TEXTS.declined],
    ] as const)('keeps the focus when the button %s disappears', async (name, ambition, focused) => {
      const note = { season: '2024-2025', members: 40, read: false } as const;
      const view = (parts: Partial<Team>) => (
        <HomeScreen
          {...quietProps(aTeam({ date: '2024-09-02', ...parts }), { act })}
          menuIcons={MENU_ICONS}
        />
      );
      const { rerender } = render(view({ seasons: [note] }));
      expect(screen.getByRole('heading', { name: YEAR_TEXTS.ask })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name }));
      expect(act).toHaveBeenCalledWith({ type: 'chooseAmbition', ambition });
      rerender(view({ seasons: [{ ...note, ambition }] }));
      expect(screen.getByText(focused)).toHaveFocus();
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
      season({
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

  test('lists the missions in course with their progress, and nothing without them', () => {
    const { rerender } = render(home({ acceptedMissions: [track(someNetes)] }));
    const missions = screen.getByRole('region', { name: HOME_TEXTS.missions });
    expect(missions).toHaveTextContent(`${someNetes.title} 3d4n descarregat: 0/5 · Td4n descarregada: 0/3`);
    rerender(home({}));
    expect(screen.queryByRole('region', { name: HOME_TEXTS.missions })).not.toBeInTheDocument();
  });

  test('says why the day cannot be advanced here while attempts are left', () => {
    const { rerender } = render(home({}));
    expect(screen.getByRole('button', { name: 'Avança al següent dia' })).toBeDisabled();
    expect(screen.getByText(HOME_TEXTS.attemptsFirst)).toBeVisible();
    rerender(home({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    expect(screen.queryByText(HOME_TEXTS.attemptsFirst)).not.toBeInTheDocument();
  });
});

describe('the last performance', () => {
  const played = (points: number) => ({
    rounds: [aRound('3d5', 'carregat'), aRound('Pd4', 'intent')],
    points,
    endedAt: 0,
  });

  test('is nothing before the first', () => {
    const { container } = render(<LastPerformance team={aTeam().team} go={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('is told by its towers, also when a save numbers them alike, and its points', () => {
    const complain = jest.spyOn(console, 'error');
    const history = [{ ...played(1), rounds: [] }, played(1785)];
    render(<LastPerformance team={aTeam({ history }).team} go={() => {}} />);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['3d5C', 'iPd4']);
    expect(screen.getByText('1.785').parentElement).toHaveTextContent('1.785 punts');
    // React complains of keys that repeat.
    expect(complain).not.toHaveBeenCalled();
  });

  test('points to the table of growth the first time that members leave, and never again', async () => {
    const go = jest.fn();
    const kept = { ...played(100), members: { before: 40, after: 45 } };
    const lost = { ...played(0), members: { before: 45, after: 41 } };
    const { rerender } = render(<LastPerformance team={aTeam({ history: [kept, lost] }).team} go={go} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mira la taula de punts i gent' }));
    expect(go).toHaveBeenCalledWith('AJUDA');
    expect(pointedHelpPart()).toBe('growth');
    for (const history of [[kept], [lost, lost], [lost, kept]]) {
      rerender(<LastPerformance team={aTeam({ history }).team} go={go} />);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    }
  });
});

describe('the news of the day', () => {
  const show = (parts: Partial<Team>) => render(<DayNews team={aTeam(parts).team} />);
  const performed = (day: string, points: number) => aPerformance({ day, points });

  test('heads its day, and compares it with the last time once it is done', () => {
    const today = { type: 'performance', done: true } as const;
    const history = [performed('2023-04-20', 640), performed('2024-04-25', 700)];
    show({ date: '2024-04-25', today, history });
    expect(screen.getByText('Avui')).toBeVisible();
    expect(screen.getByText(againText(700, 640))).toBeVisible();
    // What is said of the team until the next one.
    expect(screen.getByText(/^(Segons|Tercers|Quarts) de quatre colles\./)).toHaveTextContent('Sant Jordi');
  });

  test.each([
    ['the first time', [], diades[0].stake],
    ['later', [performed('2023-10-26', 640)], diades[0].again],
  ])('says what is at stake in a named diada, %s', (_when, history, stake) => {
    show({ date: '2024-10-31', history });
    expect(screen.getByText(stake)).toBeVisible();
  });

  test('says in June who leaves, and in September who arrives but in the first season', () => {
    const later = [
      { season: '2023-2024', members: 15, read: true },
      { season: '2024-2025', members: 40, read: false },
    ] as const;
    const said = (date: string, seasons: Team['seasons']) => {
      const { container, unmount } = show({ date, seasons });
      const text = container.textContent ?? '';
      unmount();
      return text;
    };
    expect(said('2025-06-17', later)).toMatch(/Aquest juny acab/);
    expect(said('2024-09-03', later)).toMatch(/Car(a nova|es noves) a la colla/);
    expect(said('2024-09-03', later.slice(1))).not.toMatch(/a la colla/);
    expect(said('2024-11-05', later)).not.toMatch(/Aquest juny|a la colla/);
  });

  test.each(OCCASIONS)('shows a line of a member of the team: %s', (occasion) => {
    render(<Voice team={aTeam().team} occasion={occasion} />);
    expect(screen.getByText(/^«.*»$/)).toBeVisible();
  });
});
