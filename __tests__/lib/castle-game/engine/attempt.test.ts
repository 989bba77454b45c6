import {
  anAttempt,
  aPilar,
  aTeam,
  onStage,
  played,
  rules,
  someNetes,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import type { Action } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { peopleRefusal } from '@/lib/castle-game/engine/performance';
import { MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/game';
import { lessonOf } from '@/lib/castle-game/screens/lesson';

const seriesOf = (code: string): Action => ({ type: 'attemptSeries', code });
const accept = (title: string): Action => ({ type: 'acceptMission', title });

/** No attempt of a 3d4n is a first time any more. */
const builtBefore = { firsts: { '3d4n': { rehearsal: { descarregat: '2023-09-18' } } } };

describe('a series of attempts', () => {
  test('is five attempts drawn one by one as five alone would be', () => {
    const start = aTeam(builtBefore);
    const inARow = played(start, seriesOf('3d4n'));
    const oneByOne = played(start, ...Array.from({ length: 5 }, () => tryOf('3d4n')));
    const { series, ...last } = inARow.team.lastAttempt ?? {};
    expect(last).toEqual(oneByOne.team.lastAttempt);
    expect({ ...inARow.team, lastAttempt: null }).toEqual({ ...oneByOne.team, lastAttempt: null });
    const attempts = oneByOne.team.stats['3d4n']?.attempts ?? [];
    expect(series).toEqual({
      outcomes: attempts.map(({ outcome }) => outcome),
      before: attempts[0]?.chances[0],
    });
    expect(inARow.team.today).toEqual({ type: 'rehearsal', attemptsLeft: 10 });
  });

  test('stops at the first time that a tower is built', () => {
    const { team } = played(sureOf(aTeam(), 'descarregat'), seriesOf('3d4n'));
    expect(team.lastAttempt).toMatchObject({
      first: 'descarregat',
      series: { outcomes: ['descarregat'], before: 1, end: 'first time' },
    });
    expect(
      played({ team, rounds: [] }, seriesOf('3d4n')).team.stats['3d4n']?.attempts.length,
    ).toBeGreaterThan(2);
  });

  test('stops at each step of a mission', () => {
    const start = played(sureOf(aTeam(), 'descarregat'), tryOf('3d4n'), accept(someNetes.title));
    const { team } = played(sureOf(start, 'descarregat'), seriesOf('3d4n'));
    expect(team.lastAttempt?.series).toMatchObject({ outcomes: ['descarregat'], end: 'mission' });
    expect(team.lastAttempt?.steps).toEqual([
      { title: someNetes.title, code: '3d4n', outcome: 'descarregat', current: 1, amount: 5 },
    ]);
  });

  test('stops when the rehearsal is over', () => {
    const late = aTeam({ ...builtBefore, today: { type: 'rehearsal', attemptsLeft: 2 } });
    const { series } = played(late, seriesOf('3d4n')).team.lastAttempt ?? {};
    expect(series?.outcomes).toHaveLength(2);
    expect(series?.end).toBe('no attempts left');
    const last = aTeam({ ...builtBefore, today: { type: 'rehearsal', attemptsLeft: 5 } });
    expect(played(last, seriesOf('3d4n')).team.lastAttempt?.series).not.toHaveProperty('end');
  });

  test('is refused in a performance, and wherever one attempt is', () => {
    expect(rules.refusalOf(onStage(), seriesOf('3d5'))?.kind).toBe('one by one in a performance');
    expect(rules.refusalOf(aTeam(), seriesOf('4d8'))?.kind).toBe('not enough people');
    expect(rules.refusalOf(aTeam(), seriesOf('constructor'))?.kind).toBe('no such tower');
  });

  test('tells what was learnt in all', () => {
    const start = aTeam();
    const { team } = played(start, seriesOf('Pd3n'));
    const lesson = lessonOf(team, 'Pd3n');
    expect(lesson?.before).toBe(chancesOf(start.team.stats, 'Pd3n')[0]);
    expect(lesson?.now).toBe(chancesOf(team.stats, 'Pd3n')[0]);
  });

  test('lets a whole week of rehearsals pass in fourteen presses', () => {
    let state = aTeam({ members: 60, attendees: 60 });
    const presses: Action[] = [];
    while (state.team.today.type === 'rehearsal') {
      const { attemptsLeft } = state.team.today;
      const action: Action = attemptsLeft > 0 ? seriesOf('3d5') : { type: 'advanceDay' };
      state = played(state, action);
      presses.push(action);
    }
    expect(presses.length).toBeLessThanOrEqual(14);
    expect(state.team.stats['3d5']?.attempts.length).toBe(30);
  });

  test('is still on show after a reload', () => {
    const state = played(aTeam(), accept(aPilar.title), seriesOf('Pd3'));
    const decoded = rules.decodeGame(encodeGame(state));
    expect(decoded.ok && decoded.state).toEqual(state);
  });
});

describe('a tower at its limits', () => {
  const { stats } = aTeam().team;
  const { Pd3 } = stats;
  if (!Pd3) throw new Error('There is no Pd3.');

  test('takes all of its people and no more', () => {
    expect(peopleRefusal(Pd3, Pd3.people)).toBeUndefined();
    expect(peopleRefusal(Pd3, Pd3.people - 1)?.kind).toBe('not enough people');
  });

  test('forgets its oldest attempt, not its last ones', () => {
    const attempts = Array.from({ length: MAX_SAVED_ATTEMPTS }, (_, triedAt) => ({
      ...anAttempt(),
      triedAt,
    }));
    const { team } = played(aTeam({ stats: { ...stats, Pd3: { ...Pd3, attempts } } }), tryOf('Pd3'));
    const kept = team.stats.Pd3?.attempts ?? [];
    expect(kept).toHaveLength(MAX_SAVED_ATTEMPTS);
    expect([kept[0]?.triedAt, kept.at(-1)?.triedAt]).toEqual([1, 1000]);
  });

  test('is tried with the last attempt of a rehearsal', () => {
    const today = { type: 'rehearsal', attemptsLeft: 1 } as const;
    expect(played(aTeam({ today }), tryOf('Pd3')).team.today).toEqual({ ...today, attemptsLeft: 0 });
  });
});
