import { rules } from '@/content/castle-game/rulebook';
import { countPerformance, findMission, track } from '@/lib/castle-game/engine/missions';
import { MAX_MEMBERS, MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES, SLOTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { GameState, TrackedMission } from '@/lib/castle-game/types';
import { teamOf } from '@/scripts/bench/castle-game-season';

function expectKept(state: GameState): void {
  const text = encodeGame(state);
  const decoded = rules.decodeGame(text);
  expect(decoded).toMatchObject({ ok: true, losses: [] });
  expect(decoded.ok && encodeGame(decoded.state)).toBe(text);
}

test('missions that the rulebook had before stay as they were, and can still be completed', () => {
  const asking = (title: string, code: string, amount: number): TrackedMission =>
    track({
      title,
      description: 'Com abans.',
      objectives: { performance: [{ code, outcome: 'descarregat', amount }] },
      rewards: [{ type: 'members', amount: 1 }],
    });
  const renamed = asking("L'agulla del set", '3d7a', 1);
  const completedMissions = [asking('Cap endavant, 1', 'més gent', 2), renamed];
  const acceptedMissions = [asking('De dues en dues, 2', 'sense caure', 1)];
  const { team } = teamOf(rules, 1, 60);
  const state = { team: { ...team, acceptedMissions, completedMissions }, rounds: [] };
  expectKept(state);
  expect(countPerformance(state.team, ['sense caure'])).toMatchObject({
    completed: ['De dues en dues, 2'],
    team: { members: 61 },
  });
  // It has another title now, and asks for the same.
  for (const now of rules.missions.filter(({ objectives }) => objectives.performance?.[0]?.code === '3d7a'))
    expect(findMission(rules.missions, completedMissions, now)).toBe(renamed);
});

describe('a team that has all that the rules allow', () => {
  const { catalogue, missions } = rules;
  const { team } = teamOf(rules, 1, MAX_MEMBERS);
  const day = '2043-09-21';
  const attempt = {
    outcome: 'intent desmuntat',
    triedAt: 1_795_000_000_000,
    context: 'performance',
    chances: [0.32, 0.32333333333333336, 0.32333333333333336, 0.03333333333333333],
  } as const;
  const codes = [...catalogue.keys()];
  const points = Math.max(...[...catalogue.values()].map(({ descarregat }) => descarregat));
  const rounds = Array.from({ length: SLOTS }, (_, index) => ({
    number: index + 1,
    code: codes.at(-1) ?? '',
    outcome: 'descarregat' as const,
    points,
  }));
  const done = (mission: TrackedMission): TrackedMission => ({
    ...mission,
    completed: mission.todo,
  });
  const tracked = missions.map(track);
  const steps = tracked.map(({ title }) => ({
    title,
    code: 'primer cop',
    outcome: 'descarregat' as const,
    current: 1,
    amount: 1,
  }));
  const full: GameState['team'] = {
    ...team,
    date: day,
    stats: Object.fromEntries(
      Object.entries(team.stats).map(([code, stat]) => [
        code,
        { ...stat, attempts: Array.from({ length: MAX_SAVED_ATTEMPTS }, () => attempt) },
      ]),
    ),
    history: Array.from({ length: MAX_SAVED_PERFORMANCES }, () => ({
      rounds,
      points: points * SLOTS,
      endedAt: 1_795_000_000_000,
      day,
      members: { before: MAX_MEMBERS, after: MAX_MEMBERS },
    })),
    tried: codes,
    firsts: Object.fromEntries(
      codes.map((code) => [code, { performance: { carregat: day, descarregat: day } }]),
    ),
    seasons: [{ season: '2043-2044', members: MAX_MEMBERS, read: false }],
    lastAttempt: {
      code: codes[0] ?? '',
      outcome: 'descarregat',
      context: 'rehearsal',
      missions: missions.map(({ title }) => title),
      steps,
      first: 'descarregat',
    },
  };

  test('is kept whole with every mission completed, and fits in the storage of a browser', () => {
    const state = { team: { ...full, completedMissions: tracked.map(done) }, rounds: [] };
    expectKept(state);
    // Five mebibytes, all but what the other games take.
    expect(encodeGame(state).length).toBeLessThan(5_000_000);
  });
});
