import { aPillar, aRound, aTeam, onStage, rules, someNetes, sureOf } from '@/__tests__/builders/teams';
import type { Action } from '@/lib/castle-game/engine/actions';
import { attemptsToLose } from '@/lib/castle-game/engine/advance-day';
import { ATTEMPTS_KEPT } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';

function done(state: GameState, ...actions: Action[]): GameState {
  return actions.reduce((before, action) => {
    const outcome = rules.act(before, action, 1000);
    if (!outcome.ok) throw new Error(`${action.type}: ${outcome.reason.kind}`);
    return outcome.state;
  }, state);
}
const refusal = (state: GameState, action: Action) => {
  const outcome = rules.act(state, action, 0);
  return outcome.ok ? undefined : outcome.reason.kind;
};
const pillar: Action = { type: 'acceptMission', title: aPillar.title };
const netes: Action = { type: 'acceptMission', title: someNetes.title };
const tryOf = (castell: string): Action => ({ type: 'attempt', castell });

describe('a new team', () => {
  it('has fifteen members, all present, on Monday 18 September 2023, with fifteen attempts', () => {
    expect(aTeam().team).toMatchObject({
      castellers: 15,
      actualCastellers: 15,
      date: '2023-09-18',
      today: { type: 'assaig', provesLeft: 15 },
    });
  });

  it('shares nothing that changes with another', () => {
    const [one, other] = [aTeam(), aTeam()];
    done(one, tryOf('Pd3'));
    expect(one).toEqual(other);
    expect(done(one, tryOf('Pd3')).team.stats['3d5']).toEqual(other.team.stats['3d5']);
  });
});

describe('attempt', () => {
  it('is recorded with the chances that it had, learnt from, and left on show', () => {
    const before = sureOf(aTeam(), 'DESCARREGAT');
    const { team } = done(before, tryOf('Pd3'));
    expect(team.stats.Pd3?.attempts).toEqual([
      { resultat: 'DESCARREGAT', intentat_at: 1000, context: 'assaig', probabilitats: [1, 0, 0, 0] },
    ]);
    expect(team.stats.Pd3?.probabilitats.unique).not.toEqual([1, 0, 0, 0]);
    expect(team.current).toEqual({
      castell: 'Pd3',
      resultat: 'DESCARREGAT',
      context: 'assaig',
      missions: [],
    });
    expect(team.tried).toEqual(['Pd3']);
    expect(team.today).toEqual({ type: 'assaig', provesLeft: 14 });
    expect(team.seed).not.toBe(before.team.seed);
  });

  it('gives the same result from the same state, so that a reload changes nothing', () => {
    expect(done(aTeam(), tryOf('Pd3'))).toEqual(done(aTeam(), tryOf('Pd3')));
  });

  it('moves a tower tried again to the end of the list', () => {
    const { team } = done(aTeam(), tryOf('Pd3'), tryOf('3d4n'), tryOf('Pd3'));
    expect(team.tried).toEqual(['3d4n', 'Pd3']);
  });

  it('remembers only the last attempts of a tower', () => {
    let state = aTeam({ today: { type: 'assaig', provesLeft: Number.POSITIVE_INFINITY } });
    for (let time = 0; time < ATTEMPTS_KEPT + 10; time += 1) state = done(state, tryOf('Pd3'));
    expect(state.team.stats.Pd3?.attempts).toHaveLength(ATTEMPTS_KEPT);
  });

  it('is refused without people, without attempts, or for a tower that there is not', () => {
    expect(refusal(aTeam(), tryOf('3d5'))).toBe('not enough people');
    expect(refusal(aTeam({ today: { type: 'assaig', provesLeft: 0 } }), tryOf('Pd3'))).toBe(
      'no attempts left',
    );
    expect(refusal(aTeam(), tryOf('__proto__'))).toBe('no such tower');
  });
});

describe('the missions', () => {
  it('count only once accepted', () => {
    const state = sureOf(aTeam(), 'DESCARREGAT');
    expect(done(state, tryOf('Pd3')).team.castellers).toBe(15);
    expect(done(state, pillar, tryOf('Pd3')).team.castellers).toBe(25);
  });

  it('pay once, and are then completed', () => {
    const { team } = done(sureOf(aTeam(), 'DESCARREGAT'), pillar, tryOf('Pd3'), tryOf('Pd3'));
    expect(team.castellers).toBe(25);
    expect(team.missions_accepted).toEqual([]);
    expect(team.missions_completed).toMatchObject([{ title: aPillar.title, todo: 1, completed: 1 }]);
  });

  it('count up to the amount of each objective and no further', () => {
    const six = Array.from({ length: 6 }, () => tryOf('3d4n'));
    const { team } = done(sureOf(aTeam(), 'DESCARREGAT'), netes, ...six);
    // A descarregat teaches, so the sure team is no longer wholly sure: what counts is what was descarregat.
    const count =
      team.stats['3d4n']?.attempts.filter(({ resultat }) => resultat === 'DESCARREGAT').length ?? 0;
    expect(team.missions_accepted[0]?.objectives.assaig?.[0]).toMatchObject({ current: Math.min(5, count) });
  });

  it('do not count another result', () => {
    expect(done(sureOf(aTeam(), 'CARREGAT'), pillar, tryOf('Pd3')).team.castellers).toBe(15);
  });

  it('leave objectives of a missing context missing', () => {
    expect(done(aTeam(), pillar).team.missions_accepted[0]?.objectives).not.toHaveProperty('actuacio');
  });

  it('are proposed until accepted, and accepted once', () => {
    const state = done(aTeam(), pillar);
    expect(rules.proposedMissions(state.team).map(({ title }) => title)).toEqual([someNetes.title]);
    expect(refusal(state, pillar)).toBe('mission accepted');
    expect(refusal(aTeam(), { type: 'acceptMission', title: 'cap' })).toBe('no such mission');
    const completed = done(sureOf(state, 'DESCARREGAT'), tryOf('Pd3'));
    expect(refusal(completed, pillar)).toBe('mission completed');
  });
});

describe('nextRound', () => {
  it('writes the round of a performance with its points', () => {
    const { actuacio, team } = done(sureOf(onStage(), 'CARREGAT'), tryOf('3d5'), { type: 'nextRound' });
    expect(actuacio).toEqual([{ ronda: 1, castell: '3d5', resultat: 'CARREGAT', punts: 15 }]);
    expect(team.current).toBeNull();
  });

  it('only puts the result of a rehearsal away', () => {
    const { actuacio, team } = done(aTeam(), tryOf('Pd3'), { type: 'nextRound' });
    expect([actuacio, team.current]).toEqual([[], null]);
  });

  it('is refused when there is no result', () => {
    expect(refusal(aTeam(), { type: 'nextRound' })).toBe('nothing to continue');
  });
});

describe('endPerformance', () => {
  const end: Action = { type: 'endPerformance' };

  it('counts members, writes the day down and leaves nothing in course', () => {
    const rounds = [aRound('3d5', 'DESCARREGAT', 1, 20), aRound('Pd4', 'DESCARREGAT', 2, 45)];
    const { team, actuacio } = done(onStage({ castellers: 35 }, rounds), end);
    // 35 members: line through (107, 0) and (884, 3.5); 65 points give -0.19 + 1, rounded.
    expect(team.castellers).toBe(36);
    expect(team.historic).toEqual([
      { castells: rounds, punts: 65, data: 1000, dia: '2023-09-21', castellers: { before: 35, after: 36 } },
    ]);
    expect(team.today).toEqual({ type: 'actuacio', done: true });
    expect(actuacio).toEqual([]);
  });

  it('counts nobody who has left among those who came', () => {
    const fallen = [aRound('3d5', 'INTENT', 1), aRound('Pd4', 'INTENT', 2)];
    const { team } = done(onStage({ castellers: 200, actualCastellers: 200 }, fallen), end);
    expect(team.castellers).toBeLessThan(200);
    expect(team.actualCastellers).toBe(team.castellers);
  });

  it('is refused before the pillar, with a result waiting, twice, or in a rehearsal', () => {
    expect(refusal(onStage({}, [aRound('3d5')]), end)).toBe('performance unfinished');
    const waiting = done(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]), tryOf('Pd4'));
    expect(refusal(waiting, end)).toBe('result waiting');
    expect(refusal(done(waiting, { type: 'nextRound' }, end), end)).toBe('performance over');
    expect(refusal(aTeam(), end)).toBe('no performance today');
  });
});

describe('advanceDay', () => {
  const advance: Action = { type: 'advanceDay' };

  it('goes from Monday to Tuesday, with four fifths of the team at least', () => {
    const { team } = done(aTeam({ castellers: 100 }), advance);
    expect(team).toMatchObject({ date: '2023-09-19', today: { type: 'assaig', provesLeft: 15 } });
    expect(team.actualCastellers).toBeGreaterThanOrEqual(80);
    expect(team.actualCastellers).toBeLessThan(100);
  });

  it('goes from Tuesday to a performance on Thursday with 31 people, else to the next Monday', () => {
    const tuesday = { date: '2023-09-19', castellers: 40 };
    const thursday = done(aTeam({ ...tuesday, actualCastellers: 31 }), advance);
    expect(thursday.team).toMatchObject({ date: '2023-09-21', today: { type: 'actuacio', done: false } });
    const monday = done(aTeam({ ...tuesday, actualCastellers: 30 }), advance);
    expect(monday.team).toMatchObject({ date: '2023-09-25', today: { type: 'assaig' } });
  });

  it('goes from a Thursday that is done to Monday', () => {
    expect(done(onStage({ today: { type: 'actuacio', done: true } }), advance).team.date).toBe('2023-09-25');
  });

  it('is refused before the performance is done, unless too few people came for one', () => {
    expect(refusal(onStage(), advance)).toBe('performance to be done');
    expect(refusal(onStage({}, [aRound('3d5')]), advance)).toBe('performance to be done');
    expect(refusal(onStage({ actualCastellers: 30 }), advance)).toBeUndefined();
  });

  it('leaves the last result behind', () => {
    expect(done(aTeam(), tryOf('Pd3'), advance).team.current).toBeNull();
  });

  it('tells the attempts that would be lost', () => {
    expect(attemptsToLose(done(aTeam(), tryOf('Pd3')))).toBe(14);
    expect(attemptsToLose(onStage())).toBe(0);
  });
});

describe('availableActions', () => {
  it('offers a new team the towers of fifteen people, the missions and the next day', () => {
    const actions = rules.availableActions(aTeam());
    const towers = actions.flatMap((action) => (action.type === 'attempt' ? [action.castell] : []));
    expect(towers).toContain('Pd3');
    expect(towers).toContain('3d4n');
    for (const castell of towers) expect(rules.catalogue.get(castell)?.gent).toBeLessThanOrEqual(15);
    expect(actions.map(({ type }) => type).filter((type) => type !== 'attempt')).toEqual([
      'advanceDay',
      'acceptMission',
      'acceptMission',
    ]);
  });
});
