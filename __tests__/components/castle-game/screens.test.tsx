import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  anAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  rules,
  someNetes,
  sureOf,
} from '@/__tests__/builders/teams';
import { LaterVoice } from '@/components/castle-game/attempt/result/later-voice';
import { HelpScreen } from '@/components/castle-game/screens/help/help-screen';
import { HistoryScreen } from '@/components/castle-game/screens/history/history-screen';
import { HomeScreen } from '@/components/castle-game/screens/home/home-screen';
import { LastPerformance } from '@/components/castle-game/screens/home/last-performance';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { MissionsScreen } from '@/components/castle-game/screens/missions/missions-screen';
import { PerformanceScreen } from '@/components/castle-game/screens/performance/performance-screen';
import { RehearsalScreen } from '@/components/castle-game/screens/rehearsal/rehearsal-screen';
import { replaceEntry } from '@/components/castle-game/shell/screens';
import { DayNews } from '@/components/castle-game/year/diada-card';
import { missions } from '@/content/castle-game/missions';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { heldSentence } from '@/content/interface/castle-game/result';
import { track } from '@/lib/castle-game/engine/missions';
import { backupAt } from '@/lib/castle-game/saves/backup';
import { type TreeTower, towerTrees } from '@/lib/castle-game/screens/tree';
import type { Mission, Team } from '@/lib/castle-game/types';
import { playScreen, quietProps, seeTheShow } from './play-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the first screen', () => {
  const home = (parts: Partial<Team>, doing = {}) => (
    <HomeScreen {...quietProps(aTeam({ date: '2023-09-25', ...parts }), doing)} menuIcons={MENU_ICONS} />
  );
  /** Loads the chunks of the named diades and of the people before the tests. */
  beforeAll(async () => {
    const { team } = aTeam();
    const { unmount } = await act(async () =>
      render(
        <>
          {home({})}
          <LaterVoice team={team} />
          <PerformanceScreen {...quietProps(onStage())} />
        </>,
      ),
    );
    unmount();
  });

  test('has the lost performance, the missions in course, and why the day cannot be advanced', () => {
    const { rerender } = render(
      home({
        missedPerformance: { day: '2023-09-21', came: 28, needed: 31 },
        acceptedMissions: [track(someNetes)],
      }),
    );
    expect(screen.getByText(/no vau actuar/)).toHaveTextContent(/dijous 21 de setembre.*28/);
    expect(screen.getByText(/^No sortir encara a plaça/)).toBeVisible();
    expect(screen.getByRole('region', { name: HOME_TEXTS.missions })).toHaveTextContent(
      `${someNetes.title} A l'assaig 3d4n descarregat: 0/5 · Td4n descarregada: 0/3`,
    );
    expect(button('Avança al següent dia')).toBeDisabled();
    expect(screen.getByText(HOME_TEXTS.attemptsFirst)).toBeVisible();
    rerender(home({ today: { type: 'rehearsal', attemptsLeft: 0 } }));
    expect(screen.queryByText(/no vau actuar/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: HOME_TEXTS.missions })).not.toBeInTheDocument();
    expect(screen.queryByText(HOME_TEXTS.attemptsFirst)).not.toBeInTheDocument();
  });

  test('has four missions in course, first those that count today', () => {
    const others = ['A', 'B', 'C', 'D'].map((title) => track({ ...someNetes, title }));
    const stage = track({ ...someNetes, title: 'A plaça', objectives: { performance: [] } });
    const acceptedMissions = [...others, stage];
    const list = () => screen.getByRole('region', { name: HOME_TEXTS.missions });
    const { rerender } = render(home({ acceptedMissions }));
    expect(list()).not.toHaveTextContent('A plaça');
    expect(list()).toHaveTextContent(HOME_TEXTS.moreMissions(1));
    rerender(home({ acceptedMissions, today: { type: 'performance', done: false } }));
    expect(list()).toHaveTextContent(/^Missions en cursA plaça/);
  });

  test('opens one page of a year after another when several are waiting', async () => {
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
    button('Comença la temporada nova').focus();
    rerender(waiting(true));
    expect(heading('Temporada 2024-2025')).toHaveFocus();
  });

  test('points to the table of growth the first time that members leave, and never again', () => {
    const go = jest.fn();
    const kept = aPerformance({ members: { before: 40, after: 45 } });
    const lost = aPerformance({ members: { before: 45, after: 41 } });
    const { rerender } = render(<LastPerformance team={aTeam({ history: [kept, lost] }).team} go={go} />);
    expect(screen.getByText(/ ara sou 15\.$/)).toBeVisible();
    click('Mira la taula de punts i gent');
    expect(go).toHaveBeenCalledWith('AJUDA', 'growth');
    const again = aPerformance({ members: { before: 41, after: 39 } });
    for (const [members, ...history] of [
      [45, kept],
      [39, lost, again],
      [45, lost, kept],
      // What missions brought made up for it.
      [45, lost],
    ] as const) {
      rerender(<LastPerformance team={aTeam({ members, history }).team} go={go} />);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    }
  });
});

describe('the news of the day', () => {
  const show = (parts: Partial<Team>) => render(<DayNews team={aTeam(parts).team} />);

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
});

describe('the rehearsal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => act(() => jest.runOnlyPendingTimers()));

  const lastAttempt = { code: 'Pd3', outcome: 'carregat', context: 'rehearsal', missions: [] } as const;

  test('goes back instead of to another attempt when none is left', () => {
    const today = { type: 'rehearsal', attemptsLeft: 0 } as const;
    const { back, latest } = playScreen(RehearsalScreen, aTeam({ lastAttempt, today }));
    expect(screen.queryByRole('button', { name: 'Trieu una altra prova' })).not.toBeInTheDocument();
    click("Acaba l'assaig");
    expect(back).toHaveBeenCalledTimes(1);
    expect(latest().team.lastAttempt).toBeNull();
  });

  test('shows some attempts in a row as one strip, with what was learnt in all', () => {
    // No built 3d4n is news for this team.
    const firsts = { '3d4n': { rehearsal: { carregat: null, descarregat: null } } };
    const { latest } = playScreen(RehearsalScreen, sureOf(aTeam({ firsts }), 'intent'));
    choose('Netes');
    choose('Tres');
    choose('De 5 en 5');
    click(/^3d4n,/);
    expect(heading(/de 5$/)).toHaveFocus();
    const strip = screen.getByRole('list', { name: 'Com ha anat cada prova' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('Abans de les proves')).toBeVisible();
    click('Torneu-hi ×5');
    expect(latest().team.today).toEqual({ type: 'rehearsal', attemptsLeft: 5 });
  });

  test('stops a row at a first time, which has its whole show', () => {
    playScreen(RehearsalScreen, sureOf(aTeam(), 'descarregat'));
    choose('De 5 en 5');
    click(/^Pd3,/);
    expect(screen.queryByRole('heading', { name: /Descarregat/ })).not.toBeInTheDocument();
    seeTheShow();
    expect(heading('Descarregat!')).toHaveFocus();
    expect(screen.getByText("Primer Pd3 a l'assaig!")).toBeVisible();
    expect(screen.getByText("La tanda s'atura aquí: no us havia quedat mai així.")).toBeVisible();
  });

  test('tells the missions that follow the one completed', () => {
    const [first] = missions;
    const next = missions.filter(({ after }: Mission) => after === first.title);
    render(
      <RehearsalScreen
        {...quietProps(
          aTeam({
            completedMissions: [track(first)],
            acceptedMissions: next.map(track),
            lastAttempt: { ...lastAttempt, outcome: 'descarregat', missions: [first.title] },
          }),
        )}
      />,
    );
    for (const { title } of next) expect(screen.getByText(title)).toBeVisible();
  });

  test('tries the tower that holds another one, from the result that says so', () => {
    const { stats } = aTeam().team;
    const { latest } = playScreen(
      RehearsalScreen,
      aTeam({
        stats: { ...stats, Pd3: { ...stats.Pd3, attempts: [anAttempt()] } } as typeof stats,
        lastAttempt: { ...lastAttempt, outcome: 'intent' },
      }),
    );
    expect(screen.getByText(heldSentence('Pd3', 'Pd3n'))).toBeVisible();
    click('Proveu Pd3n');
    expect(latest().team.lastAttempt?.code).toBe('Pd3n');
  });
});

describe('the performance', () => {
  beforeEach(() => jest.useFakeTimers());

  const built = [
    aRound('3d5', 'descarregat', 1, 20),
    aRound('4d5', 'carregat', 2, 17),
    aRound('Td5', 'descarregat', 3, 30),
  ];
  const finished = [...built, aRound('Pd4', 'intent', 4, 0)];
  const slots = () =>
    screen.queryByRole('list', { name: "Rondes de l'actuació" })?.querySelectorAll('li') ?? [];

  test('has up to six slots, none during the show, and counts a result when it is told and not before', () => {
    const { latest } = playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
    expect(slots()).toHaveLength(6);
    choose('Tres');
    click(/^3d5,/);
    expect(slots()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /ENRERE|^3d/ })).not.toBeInTheDocument();
    expect(screen.getByText('Punts: 0')).toBeVisible();
    seeTheShow();
    expect(screen.getByText('Punts: 20')).toBeVisible();
    expect(slots()[0]).toHaveTextContent('1a Ronda3d520pDescarregat');
    expect(screen.queryByRole('button', { name: /Avança|ENRERE/ })).not.toBeInTheDocument();
    // Another tower came first, and the plan stays.
    expect(latest().team.plan).toHaveLength(4);
    click('Ronda següent');
    expect(slots()[1]).toHaveAttribute('aria-current', 'step');
  });

  test('asks for the same points after a fall, and tells what it costs', () => {
    playScreen(PerformanceScreen, onStage({ members: 60 }, [aRound('3d6', 'intent')]));
    expect(
      screen.getByText(
        /Perquè els punts no facin plegar ningú calen 233 punts; les caigudes ja us costen 2 castellers. Cada 205 punts més, /,
      ),
    ).toBeVisible();
  });

  test('stays where it is when it cannot end', () => {
    const back = jest.fn();
    const act = () => ({ kind: 'result waiting' }) as const;
    render(<PerformanceScreen {...quietProps(onStage({}, finished), { act, back })} />);
    click('CONTINUA');
    expect(back).not.toHaveBeenCalled();
  });
});

describe('the missions', () => {
  test('show how far each objective has gone, where it counts and what it pays', () => {
    const netes = track(someNetes);
    const rehearsal = netes.objectives.rehearsal?.map((objective) => ({ ...objective, current: 2 })) ?? [];
    const acceptedMissions = [{ ...netes, objectives: { rehearsal } }];
    const completedMissions = [{ ...track(aPilar), completed: 1 }];
    render(<MissionsScreen {...quietProps(aTeam({ acceptedMissions, completedMissions }))} />);
    const accepted = region('Missions acceptades');
    const bar = accepted.getByRole('progressbar', { name: '3d4n descarregat: 2/5' });
    expect(bar).toHaveAttribute('value', '2');
    expect(accepted.getByText("A l'assaig")).toBeVisible();
    expect(accepted.getByText('+10 castellers')).toBeVisible();
    expect(region('Missions completades').getByText(aPilar.title)).toBeVisible();
  });
});

describe('the towers', () => {
  const withAll = (towers: readonly TreeTower[]): TreeTower[] =>
    towers.flatMap((tower) => [tower, ...withAll(tower.above)]);

  test('are each once in the tree, on one that it leans on, and lack those who did not come today', () => {
    const towers = withAll(
      towerTrees(aTeam({ members: 60, attendees: 20 }).team).flatMap(({ roots }) => roots),
    );
    expect(towers.map(({ code }) => code).sort()).toEqual([...rules.catalogue.keys()].sort());
    expect(towers.find(({ code }) => code === '3d5')).toMatchObject({ state: 'few people', missing: 8 });
    for (const tower of towers)
      for (const above of tower.above) expect(Object.keys(above.leansOn)).toContain(tower.code);
  });
});

describe('the help', () => {
  const backup = { ...backupAt(Date.now()), days: 3 };
  const show = (go = () => {}) =>
    render(
      <HelpScreen
        {...quietProps(aTeam({ members: 60 }), { go })}
        backup={backup}
        onExport={() => {}}
        onDelete={() => {}}
      />,
    );

  test('opens at the table that another screen has pointed to, and the next time at its top', () => {
    const to: string[] = [];
    Element.prototype.scrollTo = () => to.push('the top');
    Element.prototype.scrollIntoView = function (this: Element) {
      to.push(this.textContent);
    };
    Object.defineProperty(document, 'scrollingElement', {
      value: document.documentElement,
      configurable: true,
    });
    replaceEntry({ pantalla: 'AJUDA', fons: 1, apartat: 'growth' });
    const { unmount } = show();
    expect(to.at(-1)).toBe('Punts i gent');
    expect(heading('Punts i gent')).toHaveFocus();
    unmount();
    replaceEntry({ pantalla: 'AJUDA', fons: 1 });
    show();
    expect(to.at(-1)).toBe('the top');
    expect(heading('AJUDA')).toHaveFocus();
  });
});

describe('the history', () => {
  const show = (parts: Partial<Team>) => render(<HistoryScreen {...quietProps(aTeam(parts))} />);
  const rows = () =>
    [...document.querySelectorAll('table')]
      .filter(({ caption }) => caption?.textContent?.startsWith('Actuacions'))
      .flatMap((table) => [...table.querySelectorAll<HTMLElement>('tbody tr')]);

  test('shows a thousand a part at a time, and focus goes on with the first of the new ones', () => {
    show({ history: Array.from({ length: 52 }, (_, points) => aPerformance({ points })) });
    expect(rows()).toHaveLength(50);
    expect(screen.getByText("Se'n mostren 50 de 52.")).toHaveAttribute('role', 'status');
    fireEvent.click(screen.getByText("Mostra'n més"));
    expect(rows()).toHaveLength(52);
    expect(rows()[50]).toHaveFocus();
    expect(screen.queryByText("Mostra'n més")).not.toBeInTheDocument();
  });
});
