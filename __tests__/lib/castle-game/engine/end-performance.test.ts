import { aLastAttempt, aPerformance, aRound, onStage, played } from '@/__tests__/builders/teams';
import { endRefusal } from '@/lib/castle-game/engine/end-performance';
import { PERFORMANCES_KEPT } from '@/lib/castle-game/limits';

const end = { type: 'endPerformance' } as const;
const done = [aRound('3d5', 'descarregat', 1, 20), aRound('Pd4', 'descarregat', 2, 45)];
const historyOf = (length: number) => Array.from({ length }, (_, endedAt) => aPerformance({ endedAt }));

describe('the history of a team', () => {
  it('ends in the performance that ended last', () => {
    const { team } = played(onStage({ history: historyOf(2) }, done), end);
    expect(team.history.map(({ endedAt }) => endedAt)).toEqual([0, 1, 1000]);
  });

  it('keeps as many as it can hold', () => {
    const { team } = played(onStage({ history: historyOf(PERFORMANCES_KEPT - 1) }, done), end);
    expect(team.history).toHaveLength(PERFORMANCES_KEPT);
    expect(team.history[0]?.endedAt).toBe(0);
  });

  it('forgets the oldest one beyond that', () => {
    const { team } = played(onStage({ history: historyOf(PERFORMANCES_KEPT) }, done), end);
    expect(team.history).toHaveLength(PERFORMANCES_KEPT);
    expect(team.history[0]?.endedAt).toBe(1);
    expect(team.history.at(-1)?.endedAt).toBe(1000);
  });
});

test('those who came are as many as before when the team grows', () => {
  const { team } = played(onStage({ members: 35, attendees: 33 }, done), end);
  expect(team).toMatchObject({ members: 36, attendees: 33 });
});

test('a performance can end once its pillar is done, and a result of it is put away', () => {
  expect(endRefusal(onStage({}, done))).toBeUndefined();
  expect(endRefusal(onStage({}, []))).toEqual({ kind: 'performance unfinished' });
  expect(endRefusal(onStage({ lastAttempt: aLastAttempt('Pd4') }, done))).toEqual({ kind: 'result waiting' });
});
