import { anAttempt, aRound, aTeam, onStage, played, tryOf } from '@/__tests__/builders/teams';
import { withFirst } from '@/lib/castle-game/engine/first-times';
import { lossByFalls, membersAfter } from '@/lib/castle-game/engine/members';
import { peopleRefusal, phaseOf, totalOf } from '@/lib/castle-game/engine/performance';
import { ATTEMPTS_KEPT } from '@/lib/castle-game/limits';
import type { FirstTimes, Stats } from '@/lib/castle-game/types';

const { stats } = aTeam().team;

describe('a first time that is known', () => {
  const known: Record<string, FirstTimes> = { '3d5': { performance: { carregat: '2023-10-05' } } };

  it('keeps its day', () => {
    expect(withFirst(known, '3d5', 'performance', 'carregat', '2024-01-01')).toBe(known);
  });

  it('stays beside one that is new', () => {
    expect(withFirst(known, '3d5', 'performance', 'descarregat', '2024-01-01')).toEqual({
      '3d5': { performance: { carregat: '2023-10-05', descarregat: '2024-01-01' } },
    });
    expect(withFirst(known, '3d5', 'rehearsal', 'carregat', null)).toEqual({
      '3d5': { performance: { carregat: '2023-10-05' }, rehearsal: { carregat: null } },
    });
    expect(withFirst(known, 'Pd3', 'rehearsal', 'carregat', null)).toEqual({
      ...known,
      Pd3: { rehearsal: { carregat: null } },
    });
  });
});

describe('members', () => {
  it('are none fewer for the falls of a tower that the game lacks', () => {
    expect(lossByFalls([aRound('constructor', 'intent'), aRound('9d12', 'intent')], stats)).toBe(0);
  });

  it('change by nothing, and not by less than nothing', () => {
    // 40 members and 100 points: -0.24, which is no one.
    const rounds = [aRound('3d5', 'descarregat', 1, 60), aRound('Pd4', 'descarregat', 2, 40)];
    expect(totalOf(rounds)).toBe(100);
    expect(membersAfter(40, rounds, stats)).toEqual({ change: 0, shown: 0, after: 40 });
  });

  it('show what is lost down to the floor, and nothing beyond it', () => {
    expect(membersAfter(36, [aRound('3d5', 'intent', 1, 0)], stats)).toEqual({
      change: -1,
      shown: -1,
      after: 35,
    });
    expect(membersAfter(35, [aRound('3d5', 'intent', 1, 0)], stats)).toEqual({
      change: 0,
      shown: 0,
      after: 35,
    });
  });
});

describe('a tower', () => {
  const { Pd3 } = stats;
  if (!Pd3) throw new Error('There is no Pd3.');

  it('takes all of its people and no more', () => {
    expect(peopleRefusal(Pd3, Pd3.people)).toBeUndefined();
    expect(peopleRefusal(Pd3, Pd3.people - 1)?.kind).toBe('not enough people');
  });

  it('forgets its oldest attempt, not its last ones', () => {
    const attempts = Array.from({ length: ATTEMPTS_KEPT }, (_, triedAt) => ({ ...anAttempt(), triedAt }));
    const { team } = played(aTeam({ stats: { ...stats, Pd3: { ...Pd3, attempts } } }), tryOf('Pd3'));
    const kept = team.stats.Pd3?.attempts ?? [];
    expect(kept).toHaveLength(ATTEMPTS_KEPT);
    expect([kept[0]?.triedAt, kept.at(-1)?.triedAt]).toEqual([1, 1000]);
  });

  it('is tried with the last attempt of a rehearsal', () => {
    const today = { type: 'rehearsal', attemptsLeft: 1 } as const;
    expect(played(aTeam({ today }), tryOf('Pd3')).team.today).toEqual({ ...today, attemptsLeft: 0 });
  });
});

describe('a performance', () => {
  const only = (...codes: readonly string[]): Stats =>
    Object.fromEntries(Object.entries(stats).filter(([code]) => codes.includes(code)));

  it('waits at its pillars when nothing was tried and nobody came for any', () => {
    expect(phaseOf(onStage({ attendees: 1 }))).toBe('pillars');
  });

  it('comes to the pillars when what is left is only for rehearsals', () => {
    expect(phaseOf(onStage({ stats: only('3d4n', 'Pd4') }))).toBe('pillars');
  });

  it('is over when the only pillars left are for rehearsals', () => {
    expect(phaseOf(onStage({ stats: only('3d5', 'Pd4n') }, [aRound('3d5')]))).toBe('over');
  });
});
