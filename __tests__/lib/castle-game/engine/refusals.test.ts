import { aPillar, aRound, aTeam, onStage, played, rules, tryOf } from '@/__tests__/builders/teams';
import { attemptRefusal } from '@/lib/castle-game/engine/attempt';
import { countAttempt, track } from '@/lib/castle-game/engine/missions';
import type { Mission } from '@/lib/castle-game/types';

describe('what is refused', () => {
  it('is a mission that was accepted before', () => {
    const accept = { type: 'acceptMission', title: aPillar.title } as const;
    expect(rules.refusalOf(played(aTeam(), accept), accept)).toEqual({ kind: 'mission accepted' });
  });

  it('is a series in a performance, and nothing of it is tried', () => {
    expect(rules.act(onStage(), { type: 'attemptSeries', code: '3d5' }, 0)).toEqual({
      ok: false,
      reason: { kind: 'one by one in a performance' },
    });
  });

  it('is any tower once the pillar is done', () => {
    const over = onStage({}, [aRound('3d5'), aRound('Pd4')]);
    for (const code of ['4d5', 'Pd5'])
      expect(attemptRefusal(over, code)).toEqual({ kind: 'performance over' });
  });
});

test('the day of a performance stays as it was while its towers are tried', () => {
  expect(played(onStage(), tryOf('3d5')).team.today).toEqual({ type: 'performance', done: false });
});

test('no performance is lost on a Tuesday when just enough are coming', () => {
  const days = Array.from({ length: 50 }, (_, seed) =>
    played(aTeam({ date: '2023-09-19', members: 32, attendees: 32, seed }), { type: 'advanceDay' }),
  );
  const enough = days.find(({ team }) => team.attendees === 31);
  expect(enough?.team).toMatchObject({ date: '2023-09-21', missedPerformance: null });
});

test('an attempt counts for the mission of its outcome, not for another of its tower', () => {
  const asking = (outcome: 'carregat' | 'descarregat'): Mission => ({
    title: outcome,
    description: outcome,
    objectives: { rehearsal: [{ code: '3d5', outcome }] },
    rewards: [],
  });
  const { team } = aTeam({ acceptedMissions: [track(asking('carregat')), track(asking('descarregat'))] });
  const counted = countAttempt(team, '3d5', 'descarregat', 'rehearsal');
  expect(counted.completed).toEqual(['descarregat']);
  expect(counted.steps).toHaveLength(1);
  expect(counted.team.acceptedMissions).toEqual([track(asking('carregat'))]);
});
