import {
  aLastAttempt,
  aPilar,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  someNetes,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { type Action, availableTowers } from '@/lib/castle-game/engine/actions';
import { attemptsToLose } from '@/lib/castle-game/engine/days';
import type { GameState } from '@/lib/castle-game/types';

const refusal = (state: GameState, action: Action) => {
  const result = rules.act(state, action, 0);
  return result.ok ? undefined : result.reason.kind;
};

test('a new team shares nothing that changes with another', () => {
  const [one, other] = [aTeam(), aTeam()];
  played(one, tryOf('Pd3'));
  expect(one).toEqual(other);
  expect(played(one, tryOf('Pd3')).team.stats['3d5']).toEqual(other.team.stats['3d5']);
});

describe('attempt', () => {
  test('is recorded with the chances that it had, learnt from, and left on show', () => {
    const before = sureOf(aTeam(), 'descarregat');
    const { team } = played(before, tryOf('Pd3'));
    expect(team.stats.Pd3?.attempts).toEqual([
      { outcome: 'descarregat', triedAt: 1000, context: 'rehearsal', chances: [1, 0, 0, 0] },
    ]);
    expect(team.stats.Pd3?.odds.own).not.toEqual([1, 0, 0, 0]);
    expect(team.lastAttempt).toEqual({
      code: 'Pd3',
      outcome: 'descarregat',
      context: 'rehearsal',
      missions: [],
      first: 'descarregat',
    });
    expect(team.tried).toEqual(['Pd3']);
    expect(team.today).toEqual({ type: 'rehearsal', attemptsLeft: 14 });
    expect(team.seed).not.toBe(before.team.seed);
  });

  test('moves a tower tried again to the end of the list', () => {
    const { team } = played(aTeam(), tryOf('Pd3'), tryOf('3d4n'), tryOf('Pd3'));
    expect(team.tried).toEqual(['3d4n', 'Pd3']);
  });

  test('is refused without people, without attempts, or for a tower that there is not', () => {
    expect(refusal(aTeam(), tryOf('3d5'))).toBe('not enough people');
    expect(refusal(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }), tryOf('Pd3'))).toBe(
      'no attempts left',
    );
    expect(refusal(aTeam(), tryOf('__proto__'))).toBe('no such tower');
  });
});

test('nextRound only puts the result of a rehearsal away', () => {
  const { rounds, team } = played(aTeam(), tryOf('Pd3'), { type: 'nextRound' });
  expect([rounds, team.lastAttempt]).toEqual([[], null]);
});

describe('endPerformance', () => {
  const end: Action = { type: 'endPerformance' };

  test('counts members, writes the day down and leaves nothing in course', () => {
    const performed = [aRound('3d5', 'descarregat', 1, 20), aRound('Pd4', 'descarregat', 2, 45)];
    const { team, rounds } = played(onStage({ members: 35 }, performed), end);
    // 35 members: 100 points bring one, and 35 fewer take 0.18 from it, rounded.
    expect(team.members).toBe(36);
    expect(team.history).toEqual([
      {
        rounds: performed,
        points: 65,
        endedAt: 1000,
        day: '2023-09-21',
        members: { before: 35, after: 36 },
      },
    ]);
    expect(team.today).toEqual({ type: 'performance', done: true });
    expect(rounds).toEqual([]);
  });

  test('counts nobody who has left among those who came', () => {
    const fallen = [aRound('3d5', 'intent', 1), aRound('Pd4', 'intent', 2)];
    const { team } = played(onStage({ members: 200, attendees: 200 }, fallen), end);
    expect(team.members).toBeLessThan(200);
    expect(team.attendees).toBe(team.members);
  });

  test('is refused before the pilar, with a result waiting, twice, or in a rehearsal', () => {
    expect(refusal(onStage({}, [aRound('3d5')]), end)).toBe('performance unfinished');
    const waiting = played(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]), tryOf('Pd4'));
    expect(refusal(waiting, end)).toBe('result waiting');
    expect(refusal(played(waiting, { type: 'nextRound' }, end), end)).toBe('performance over');
    expect(refusal(aTeam(), end)).toBe('no performance today');
  });
});

describe('advanceDay', () => {
  const advance: Action = { type: 'advanceDay' };

  test('goes from Monday to Tuesday, with four fifths of the team at least', () => {
    const { team } = played(aTeam({ members: 100 }), advance);
    expect(team).toMatchObject({ date: '2023-09-19', today: { type: 'rehearsal', attemptsLeft: 15 } });
    expect(team.attendees).toBeGreaterThanOrEqual(80);
    expect(team.attendees).toBeLessThan(100);
  });

  test('goes from Tuesday to a performance on Thursday when 31 people are coming, whoever came on Tuesday', () => {
    const { team } = played(aTeam({ date: '2023-09-19', members: 40, attendees: 30 }), advance);
    expect(team).toMatchObject({ date: '2023-09-21', today: { type: 'performance', done: false } });
    expect(team.attendees).toBeGreaterThanOrEqual(36);
    expect(team.missedPerformance).toBeNull();
  });

  test('goes from Tuesday to the next Monday when fewer are coming, and tells of the performance that was lost', () => {
    const { team } = played(aTeam({ date: '2023-09-19', members: 31, attendees: 31 }), advance);
    expect(team).toMatchObject({ date: '2023-09-25', today: { type: 'rehearsal' } });
    const { attendees: came } = team;
    expect(came).toBeLessThan(31);
    expect(team.missedPerformance).toEqual({ day: '2023-09-21', came, needed: 31 });
    expect(played({ team, rounds: [] }, advance).team.missedPerformance).toBeNull();
  });

  test('leaves the last result behind', () => {
    expect(played(aTeam(), tryOf('Pd3'), advance).team.lastAttempt).toBeNull();
  });

  test('tells the attempts that would be lost', () => {
    expect(attemptsToLose(played(aTeam(), tryOf('Pd3')))).toBe(14);
    expect(attemptsToLose(onStage())).toBe(0);
  });
});

/** What can be done besides trying a tower and accepting a mission. */
const otherThings = (state: GameState) =>
  rules
    .availableActions(state)
    .filter(({ type }) => !['attempt', 'attemptSeries', 'acceptMission'].includes(type));
const tries = (state: GameState, type: 'attempt' | 'attemptSeries') =>
  rules.availableActions(state).flatMap((action) => (action.type === type ? [action.code] : []));

const seasons = [
  { season: '2022-2023', members: 15, read: false },
  { season: '2023-2024', members: 40, read: false },
] as const;
const last = onStage({}, [aRound('3d5'), aRound('Pd4')]);
const pilars = onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]);

describe('what can be done', () => {
  test.each<[string, GameState, readonly Action['type'][], boolean?]>([
    ['in a rehearsal', aTeam(), ['advanceDay'], true],
    ['with a result on show', played(aTeam(), tryOf('Pd3')), ['nextRound', 'advanceDay'], true],
    ['in a performance', onStage(), []],
    ['in the round of pilars', pilars, []],
    ['with a result on stage', onStage({ lastAttempt: aLastAttempt('3d5') }), ['nextRound']],
    ['after the pilar', last, ['endPerformance']],
    ['once ended', played(last, { type: 'endPerformance' }), ['advanceDay']],
    ['on a day that no other follows', aTeam({ date: '2023-10-28' }), ['advanceDay', 'moveToMonday'], true],
    ['after a season', aTeam({ seasons }), ['advanceDay', 'readSeason'], true],
  ])('%s', (_, state, others, ...[inRow]) => {
    expect(
      otherThings(state)
        .map(({ type }) => type)
        .sort(),
    ).toEqual([...others].sort());
    expect(tries(state, 'attempt')).toEqual(availableTowers(state));
    expect(tries(state, 'attemptSeries')).toEqual(inRow ? availableTowers(state) : []);
  });

  test('in the round of pilars is to try one of them alone', () => {
    expect(tries(pilars, 'attempt')).toContain('Pd4');
    expect(tries(pilars, 'attempt').filter((code) => !code.startsWith('Pd'))).toEqual([]);
  });

  test('with no mission accepted is to take any', () => {
    const chosen = (state: GameState): Action[] =>
      rules.availableActions(state).filter(({ type }) => type === 'acceptMission');
    const state = aTeam();
    const [pilar, netes] = [aPilar, someNetes].map(
      ({ title }) => ({ type: 'acceptMission', title }) as const,
    );
    expect(chosen(state)).toEqual([pilar, netes]);
    expect(chosen(played(state, { type: 'acceptMission', title: aPilar.title }))).toEqual([netes]);
  });
});

test.each([
  ['with rounds', onStage({ attendees: 30 }, [aRound('3d5')]), { kind: 'performance to be done' }],
  [
    'with a result',
    onStage({ attendees: 30, lastAttempt: aLastAttempt('3d5') }),
    { kind: 'performance to be done' },
  ],
  ['without either', onStage({ attendees: 30 }), undefined],
])('the day of a performance with too few people, %s, is left: %j', (_, state, refusal) => {
  expect(rules.refusalOf(state, { type: 'advanceDay' })).toEqual(refusal);
});
