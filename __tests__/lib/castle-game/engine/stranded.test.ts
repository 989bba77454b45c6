import { aLastAttempt, aRound, aTeam, onStage, played, rules } from '@/__tests__/builders/teams';
import { mondayAfter } from '@/lib/castle-game/engine/stranded';

const move = { type: 'moveToMonday' } as const;

describe('the Monday after', () => {
  it.each([
    ['2023-10-30', undefined],
    ['2023-10-31', undefined],
    ['2023-11-01', '2023-11-06'],
    ['2023-11-02', undefined],
    ['2023-11-03', '2023-11-06'],
    ['2023-11-04', '2023-11-06'],
    ['2023-11-05', '2023-11-06'],
  ])('%s is %s', (date, monday) => {
    expect(mondayAfter(date)).toBe(monday);
  });
});

describe('a game that stands on a day which it could never leave', () => {
  const saturday = aTeam({
    date: '2024-08-31',
    members: 40,
    lastAttempt: aLastAttempt('Pd3', { context: 'rehearsal' }),
    missedPerformance: { day: '2024-08-29', came: 20, needed: 31 },
  });

  it('goes on from the Monday, with nothing left of the days before', () => {
    const { team } = played(saturday, move);
    expect(team).toEqual({
      ...saturday.team,
      date: '2024-09-02',
      today: { type: 'rehearsal', attemptsLeft: 15 },
      lastAttempt: null,
      missedPerformance: null,
      seasons: [...saturday.team.seasons, { season: '2024-2025', members: 40, read: false }],
    });
  });

  it('ends its performance first', () => {
    const unfinished = { kind: 'performance unfinished' };
    const { date } = saturday.team;
    expect(rules.refusalOf(onStage({ date }, [aRound('3d5')]), move)).toEqual(unfinished);
    expect(rules.refusalOf(onStage({ date, lastAttempt: aLastAttempt('3d5') }), move)).toEqual(unfinished);
    expect(rules.refusalOf(onStage({ date }), move)).toBeUndefined();
    expect(rules.act(onStage({ date }, [aRound('3d5')]), move, 0)).toEqual({ ok: false, reason: unfinished });
  });

  it('is no game on a day of its own', () => {
    expect(rules.refusalOf(aTeam(), move)).toEqual({ kind: 'day in order' });
  });
});
