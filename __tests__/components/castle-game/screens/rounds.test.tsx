import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { anAttempt, aPilar, aRound, aTeam, onStage, sureOf } from '@/__tests__/builders/teams';
import {
  playScreen,
  pressAnywhere,
  quietProps,
  seeTheShow,
} from '@/__tests__/components/castle-game/play-screen';
import { PerformanceScreen } from '@/components/castle-game/screens/performance/performance-screen';
import { RehearsalScreen } from '@/components/castle-game/screens/rehearsal/rehearsal-screen';
import { missions } from '@/content/castle-game/missions';
import { heldSentence } from '@/content/interface/castle-game/result';
import { track } from '@/lib/castle-game/engine/missions';
import type { Mission } from '@/lib/castle-game/types';

describe('ASSAIG', () => {
  beforeEach(() => jest.useFakeTimers());

  const lastAttempt = { code: 'Pd3', outcome: 'carregat', context: 'rehearsal', missions: [] } as const;
  const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const heading = (name: string) => screen.getByRole('heading', { name });

  test('goes from the pick by the show to the result, what it taught and the attempts left', () => {
    const { latest } = playScreen(RehearsalScreen, sureOf(aTeam(), 'descarregat'));
    expect(heading('ASSAIG')).toHaveFocus();
    expect(screen.getByText('Queden 15 proves')).toBeVisible();
    click(/^Pd3,/);
    expect(screen.queryByRole('heading', { name: 'Descarregat!' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ENRERE' })).not.toBeInTheDocument();
    seeTheShow();
    expect(heading('Descarregat!')).toHaveFocus();
    expect(screen.getByText('Queden 14 proves')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Què heu après' })).toHaveTextContent('Abans de la prova');
    click('Prova següent');
    expect(latest().team.lastAttempt).toBeNull();
    expect(heading('ASSAIG')).toHaveFocus();
  });

  test('tells a mission just completed, and what it pays', () => {
    const acceptedMissions = [track(aPilar)];
    playScreen(RehearsalScreen, sureOf(aTeam({ acceptedMissions }), 'descarregat'));
    expect(screen.getByRole('button', { name: /^Pd3,/ }).closest('li')).toHaveTextContent(
      'Missió: descarregat 0/1',
    );
    expect(screen.getByRole('button', { name: /^Pd3,/ })).toHaveAccessibleDescription(
      /Missió: descarregat 0\/1\.$/,
    );
    click(/^Pd3,/);
    seeTheShow();
    expect(screen.getByText(`Missió completada: ${aPilar.title}`)).toBeVisible();
    expect(screen.getByText('+10 castellers')).toBeVisible();
  });

  test('shows a result found on opening straight away, and goes back from it', () => {
    const { back, latest } = playScreen(RehearsalScreen, aTeam({ lastAttempt }));
    expect(heading('Carregat')).toHaveFocus();
    click('ENRERE');
    expect(latest().team.lastAttempt).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('tries the same tower again at once', () => {
    const { latest } = playScreen(RehearsalScreen, sureOf(aTeam({ lastAttempt }), 'intent'));
    click('Torna-hi: Pd3');
    seeTheShow();
    expect(heading('Intent')).toHaveFocus();
    expect(latest().team.stats.Pd3?.attempts).toHaveLength(1);
  });

  test('goes back instead of to another attempt when none is left, and says so', () => {
    const today = { type: 'rehearsal', attemptsLeft: 0 } as const;
    const { back } = playScreen(RehearsalScreen, aTeam({ lastAttempt, today }));
    expect(screen.queryByRole('button', { name: 'Prova següent' })).not.toBeInTheDocument();
    click("Acaba l'assaig");
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('advances the day from the result, and opens the first screen on the new one', () => {
    const today = { type: 'rehearsal', attemptsLeft: 0 } as const;
    const { go, latest } = playScreen(RehearsalScreen, aTeam({ lastAttempt, today }));
    click('Avança al següent dia');
    expect(go).toHaveBeenCalledWith('HOME');
    expect(latest().team.date).toBe('2023-09-19');
  });

  describe('some attempts in a row', () => {
    const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
    const strip = () =>
      within(screen.getByRole('list', { name: 'Com ha anat cada prova' })).getAllByRole('listitem');
    const netes = () => {
      choose('Netes');
      choose('Tres');
    };
    afterEach(() => act(() => jest.runOnlyPendingTimers()));
    /** A team for which no built 3d4n is news. */
    const knowing = () => {
      const firsts = { '3d4n': { rehearsal: { carregat: null, descarregat: null } } };
      return sureOf(aTeam({ firsts }), 'intent');
    };

    test('are seen as one strip, without a show, with what was learnt in all', () => {
      const { latest } = playScreen(RehearsalScreen, knowing());
      netes();
      choose('De 5 en 5');
      click(/^3d4n,/);
      expect(screen.getByRole('heading', { name: /de 5$/ })).toHaveFocus();
      expect(strip()).toHaveLength(5);
      expect(screen.getByText('Abans de les proves')).toBeVisible();
      expect(latest().team.today).toEqual({ type: 'rehearsal', attemptsLeft: 10 });
      click('Torna-hi ×5: 3d4n');
      expect(latest().team.today).toEqual({ type: 'rehearsal', attemptsLeft: 5 });
    });

    test('stop at a first time, which has its whole show and is announced', () => {
      playScreen(RehearsalScreen, sureOf(aTeam(), 'descarregat'));
      click(/^3d4n,/);
      expect(screen.queryByRole('heading', { name: /Descarregat/ })).not.toBeInTheDocument();
      seeTheShow();
      expect(heading('Descarregat!')).toHaveFocus();
      expect(screen.queryByRole('list', { name: 'Com ha anat cada prova' })).not.toBeInTheDocument();
      expect(screen.getByText("Primer 3d4n a l'assaig!")).toBeVisible();
      expect(screen.getByText("La tanda s'atura aquí: és el primer cop que us surt.")).toBeVisible();
    });
  });

  test('offers the next missions of a chain at once, and keeps the focus when all are accepted', () => {
    const [first] = missions;
    playScreen(
      (props) => <RehearsalScreen {...props} act={() => undefined} />,
      aTeam({
        completedMissions: [track(first)],
        lastAttempt: { ...lastAttempt, outcome: 'descarregat', missions: [first.title] },
      }),
    );
    const offered = missions.filter(({ after }: Mission) => after === first.title);
    click(/^Accepta-l/);
    const accepted = screen.getByText(/^Heu acceptat/);
    expect(accepted).toHaveFocus();
    for (const { title } of offered) expect(accepted).toHaveTextContent(`«${title}»`);
    expect(screen.queryByRole('button', { name: /^Accepta-l/ })).not.toBeInTheDocument();
  });

  test('proposes an easier tower after three failures in a row, and tries it', async () => {
    const { team } = aTeam({ members: 45, attendees: 45 });
    const stats = Object.fromEntries(
      Object.entries(team.stats).map(([code, stat]) => {
        const own = code === '3d4n' ? ([0.6, 0.1, 0.1, 0.2] as const) : ([0.1, 0.1, 0.1, 0.7] as const);
        const attempts = code === '3d5' ? [anAttempt(), anAttempt(), anAttempt()] : [];
        return [code, { ...stat, odds: { ...stat.odds, own }, attempts }];
      }),
    );
    const { container, latest } = playScreen(RehearsalScreen, {
      team: { ...team, stats, lastAttempt: { ...lastAttempt, code: '3d5', outcome: 'intent' } },
      rounds: [],
    });
    const lesson = screen.getByRole('region', { name: "Què us n'emporteu" });
    expect(lesson).toHaveTextContent(
      'Tres cops seguits sense coronar. Proveu abans 3d4n: us surt 6 de 10 vegades',
    );
    expect(lesson).not.toHaveTextContent('%');
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
    click('Proveu 3d4n');
    expect(latest().team.lastAttempt?.code).toBe('3d4n');
  });

  test('tries the tower that holds another one, from the result that says so', () => {
    const { team } = aTeam();
    const stats = { ...team.stats, Pd3: { ...team.stats.Pd3, attempts: [anAttempt()] } } as typeof team.stats;
    const { latest } = playScreen(RehearsalScreen, {
      team: { ...team, stats, lastAttempt: { ...lastAttempt, code: 'Pd3', outcome: 'intent' } },
      rounds: [],
    });
    expect(screen.getByText(heldSentence('Pd3', 'Pd3n'))).toBeVisible();
    click('Proveu Pd3n');
    expect(latest().team.lastAttempt?.code).toBe('Pd3n');
  });
});

describe('ACTUACIÓ', () => {
  beforeEach(() => jest.useFakeTimers());

  const built = [
    aRound('3d5', 'descarregat', 1, 20),
    aRound('4d5', 'carregat', 2, 17),
    aRound('Td5', 'descarregat', 3, 30),
  ];
  const finished = [...built, aRound('Pd4', 'intent', 4, 0)];
  const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const slots = () =>
    within(screen.getByRole('list', { name: "Rondes de l'actuació" })).getAllByRole('listitem');

  test('keeps six slots, the current one marked, and writes a round with its points into its own', () => {
    const { latest } = playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
    expect(slots()).toHaveLength(6);
    expect(slots()[0]).toHaveAttribute('aria-current', 'step');
    fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
    click(/^3d5,/);
    seeTheShow();
    expect(screen.getByRole('heading', { name: 'Descarregat!' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Avança|ENRERE/ })).not.toBeInTheDocument();
    click('Ronda següent');
    expect(slots()[0]).toHaveTextContent('1a Ronda3d5Descarregat20p');
    expect(slots()[1]).toHaveAttribute('aria-current', 'step');
    expect(latest().rounds).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'ENRERE' })).toBeEnabled();
  });

  test('puts the rounds away during the show, so that the whole of it is in sight', () => {
    playScreen(PerformanceScreen, onStage());
    fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
    expect(slots()).toHaveLength(6);
    click(/^3d5,/);
    pressAnywhere('Enter');
    expect(screen.queryByRole('list', { name: "Rondes de l'actuació" })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /ENRERE|^3d/ })).not.toBeInTheDocument();
    seeTheShow();
    expect(slots()).toHaveLength(6);
  });

  test('counts a result among the points as soon as it is told, and not before', () => {
    playScreen(PerformanceScreen, sureOf(onStage(), 'descarregat'));
    fireEvent.click(screen.getByRole('radio', { name: 'Tres' }));
    click(/^3d5,/);
    expect(screen.getByText('Punts: 0')).toBeVisible();
    seeTheShow();
    expect(screen.getByText('Punts: 20')).toBeVisible();
    click('Ronda següent');
    expect(screen.getByText('Punts: 20')).toBeVisible();
  });

  test('sums up the rounds, the points and what happens to the team, and ends with CONTINUA', () => {
    const { back, latest } = playScreen(PerformanceScreen, onStage({}, finished));
    expect(screen.getByRole('heading', { name: "Resum de l'actuació" })).toHaveFocus();
    const [list] = screen.getAllByRole('list');
    const rows = within(list as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1a Ronda3d520p',
      '2a Ronda4d5Carregat17p',
      '3a RondaTd530p',
      '4a RondaPd4Intent0p',
    ]);
    expect(screen.getByText('TOTAL: 67')).toBeVisible();
    // Once to be read, and once to be heard.
    const [sentence] = screen.getAllByText(/ara sou \d+\./).map(({ textContent }) => textContent);
    const why = within(screen.getByRole('list', { name: 'Per què' })).getAllByRole('listitem');
    expect(why.map(({ textContent }) => textContent).join(' ')).toMatch(
      /^[+−]\d+ .*punts.* −\d+ per dues caigudes/,
    );
    click('CONTINUA');
    expect(sentence).toContain(`ara sou ${latest().team.members}.`);
    expect(latest().team.today).toEqual({ type: 'performance', done: true });
    expect(back).toHaveBeenCalledTimes(1);
  });

  const first = missions.find(
    ({ objectives }: Mission) => objectives.performance?.[0]?.code === 'sense caure',
  );

  // The club may have written missions without one.
  (first ? test : test.skip)('accepts with CONTINUA the mission that the summary offers', () => {
    if (!first) return;
    const offered = missions.filter(({ after }: Mission) => after === first.title);
    const acted = jest.fn();
    const state = onStage({ acceptedMissions: [track(first)] }, [
      ...built.slice(0, 1),
      aRound('Pd4', 'descarregat', 2),
    ]);
    render(<PerformanceScreen {...quietProps(state, { act: acted })} />);
    click(/^Accepta-l/);
    expect(screen.getByText(/^Heu acceptat/)).toHaveFocus();
    expect(acted).not.toHaveBeenCalled();
    click('CONTINUA');
    expect(acted.mock.calls.flat()).toEqual([
      { type: 'endPerformance' },
      ...offered.map(({ title }: Mission) => ({ type: 'acceptMission', title })),
    ]);
  });

  test('has the table of the clubs on a named diada, and none on another day', async () => {
    jest.useRealTimers();
    const { unmount } = playScreen(
      PerformanceScreen,
      onStage({ date: '2024-04-25', name: 'Els meus' }, finished),
    );
    const rows = within(await screen.findByRole('table', { name: 'Classificació' })).getAllByRole('row');
    expect(rows).toHaveLength(5);
    const own = rows.find((row) => row.textContent?.includes('Els meus'));
    expect(own).toHaveTextContent('3d5 · 4d5C · Td5 · iPd467');
    unmount();
    playScreen(PerformanceScreen, onStage({}, finished));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('shows a result found on opening straight away', () => {
    const lastAttempt = { code: '3d5', outcome: 'intent', context: 'performance', missions: [] } as const;
    playScreen(PerformanceScreen, onStage({ lastAttempt }));
    expect(screen.getByRole('heading', { name: 'Intent' })).toHaveFocus();
  });

  test('stays where it is when it cannot end', () => {
    const back = jest.fn();
    const refuse = () => ({ kind: 'result waiting' }) as const;
    render(<PerformanceScreen {...quietProps(onStage({}, finished), { act: refuse, back })} />);
    click('CONTINUA');
    expect(back).not.toHaveBeenCalled();
  });
});
