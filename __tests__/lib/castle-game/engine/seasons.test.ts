import { rules } from '@/__tests__/builders/teams';
import type { Action } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import type { GameState } from '@/lib/castle-game/types';
import { type Random, seededRandom } from '@/lib/random/generator';
import { pickIndex } from '@/lib/random/pick';
import { attemptsToMaster, perform } from '@/scripts/bench/castle-game-coach';
import { prudent, tallestFirst } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';
import { MASTERY } from '@/scripts/bench/castle-game-targets';

const SEEDS = 500;
const STEPS = 60;
/** Saves are the slow part: the game of one seed in these is saved, loaded and saved again. */
const SAVED = 10;

function problemOf(state: GameState): string | undefined {
  const { members, attendees, stats, lastAttempt } = state.team;
  if (!Number.isInteger(members) || members < 1) return `${members} members`;
  if (!Number.isInteger(attendees) || attendees < 0 || attendees > members) return `${attendees} attendees`;
  if (!lastAttempt) return undefined;
  const { code } = lastAttempt;
  for (const chances of [chancesOf(stats, code), stats[code]?.odds.own ?? []]) {
    const sum = chances.reduce((total, value) => total + value, 0);
    if (Math.abs(sum - 1) > 1e-9) return `chances of ${code} add up to ${sum}`;
  }
  return undefined;
}

/** Any kind of action that is possible, and then any action of that kind: else nearly all would be attempts. */
function pickAction(actions: readonly Action[], random: Random): Action | undefined {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const kind = kinds[pickIndex(kinds.length, random)];
  const same = actions.filter(({ type }) => type === kind);
  return same[pickIndex(same.length, random)];
}

/** Plays at random, one game in two with a team that can perform. Throws at the first promise that is broken. */
function wander(seed: number): Action['type'][] {
  const random = seededRandom(seed + 1_000_000);
  const done: Action['type'][] = [];
  let state = teamOf(rules, seed, seed % 2 === 0 ? 100 : undefined);
  for (let step = 0; step < STEPS; step += 1) {
    const action = pickAction(rules.availableActions(state), random);
    if (!action) throw new Error(`there is nothing to do on ${state.team.date}`);
    state = perform(rules, state, action, step);
    done.push(action.type);
    const problem = problemOf(state);
    if (problem) throw new Error(`step ${step}: ${problem}`);
  }
  if (seed % SAVED === 0) expectSameSave(state);
  return done;
}

function expectSameSave(state: GameState): void {
  const saved = encodeGame(state);
  const loaded = rules.decodeGame(saved);
  if (!loaded.ok) throw new Error(`the save was refused: ${JSON.stringify(loaded.reason)}`);
  if (encodeGame(loaded.state) !== saved) throw new Error('the save changed');
}

describe('a game played at random', () => {
  it(`keeps its promises for ${SEEDS} seeds of ${STEPS} steps`, () => {
    const problems: string[] = [];
    const done = Array.from({ length: SEEDS }, (_, index) => index + 1).flatMap((seed) => {
      try {
        return wander(seed);
      } catch (error) {
        problems.push(`seed ${seed}: ${String(error)}`);
        return [];
      }
    });
    expect(problems).toEqual([]);
    // Everything that can be done has been done many times.
    const times = (kind: Action['type']) => done.filter((type) => type === kind).length;
    for (const kind of ['attempt', 'nextRound', 'advanceDay'] as const)
      expect(times(kind)).toBeGreaterThan(5000);
    for (const kind of ['acceptMission', 'endPerformance'] as const) expect(times(kind)).toBeGreaterThan(500);
  });
});

describe('a season from a seed', () => {
  it.each([
    [1, 40, '2023-11-02', 1850, 3128873151],
    [2, 42, '2023-11-02', 2305, 3128873152],
    [3, 36, '2023-11-02', 755, 665471670],
  ])('seed %i is always the same', (seed, members, date, points, state) => {
    const { team } = playSeason(rules, prudent, teamOf(rules, seed), 6);
    const total = team.history.reduce((sum, { points }) => sum + points, 0);
    expect([team.members, team.date, total, team.seed]).toEqual([members, date, points, state]);
  });

  it('makes the team of a prudent coach grow', () => {
    expect(playSeason(rules, prudent, teamOf(rules, 11), 15).team.members).toBeGreaterThan(40);
  });

  it('makes the team of a coach who always tries the tallest shrink', () => {
    expect(playSeason(rules, tallestFirst, teamOf(rules, 11, 100), 4).team.members).toBeLessThan(100);
  });
});

describe('a coach who trains one tower at a time', () => {
  it('needs the attempts that the balance asks for', () => {
    const targets = MASTERY.map(({ code }) => code);
    const runs = Array.from({ length: 5 }, (_, index) => attemptsToMaster(rules, targets, index + 1));
    for (const { code, least, most } of MASTERY) {
      const sorted = runs.map((run) => run.get(code) ?? 0).sort((a, b) => a - b);
      expect(sorted[2]).toBeGreaterThanOrEqual(least);
      expect(sorted[2]).toBeLessThanOrEqual(most);
    }
  });
});
