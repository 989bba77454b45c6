import { act, fireEvent, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { anAttempt, aPilar, aTeam, sureOf } from '@/__tests__/builders/teams';
import { playScreen } from '@/__tests__/components/castle-game/played-screen';
import { seeTheShow } from '@/__tests__/components/castle-game/show-end';
import { RehearsalScreen } from '@/components/castle-game/screens/rehearsal/rehearsal-screen';
import { missions } from '@/content/castle-game/missions';
import { heldSentence } from '@/content/interface/castle-game/result';
import { track } from '@/lib/castle-game/engine/missions';
import type { Mission } from '@/lib/castle-game/types';

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

test('has nothing against accessibility with a result', async () => {
  jest.useRealTimers();
  const { container } = playScreen(RehearsalScreen, aTeam({ lastAttempt }));
  expect((await axe(container)).violations).toEqual([]);
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
    expect(screen.getByText('Parem aquí: és el primer cop que us surt.')).toBeVisible();
  });
});

test('offers the next mission of a chain at once, and keeps the focus when it is accepted', () => {
  const [first] = missions;
  playScreen(
    (props) => <RehearsalScreen {...props} act={() => undefined} />,
    aTeam({
      completedMissions: [track(first)],
      lastAttempt: { ...lastAttempt, outcome: 'descarregat', missions: [first.title] },
    }),
  );
  const offered = missions.find(({ after }: Mission) => after === first.title);
  click(`Accepta-la: ${offered?.title}`);
  expect(screen.getByText(`Heu acceptat la missió «${offered?.title}».`)).toHaveFocus();
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
  expect(lesson).toHaveTextContent('6 de 10 vegades ja arribeu a quarts.');
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
