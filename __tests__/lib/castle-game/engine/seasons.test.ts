import { rules } from '@/__tests__/builders/teams';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import type { GameState } from '@/lib/castle-game/types';
import { draw } from '@/lib/random/generator';
import { attemptsToMaster } from '@/scripts/bench/castle-game-coach';
import { playSeason, prudent, reckless, teamOf } from '@/scripts/bench/castle-game-season';
import { MASTERY } from '@/scripts/bench/castle-game-targets';

const SEEDS = 500;
const STEPS = 200;
/** Saves are the slow part: the game of one seed in these is saved, loaded and saved again. */
const SAVED = 5;

function problemOf(state: GameState): string | undefined {
  const { members, attendees, stats, lastAttempt } = state.team;
  if (!Number.isInteger(members) || members < 1) return `${members} members`;
  if (!Number.isInteger(attendees) || attendees < 0 || attendees > members) return `${attendees} attendees`;
  for (const code of lastAttempt ? [lastAttempt.code] : []) {
    for (const chances of [chancesOf(stats, code), stats[code]?.odds.own]) {
      const sum = chances?.reduce((total, value) => total + value, 0) ?? 0;
      if (Math.abs(sum - 1) > 1e-9) return `chances of ${code} add up to ${sum}`;
    }
  }
  return undefined;
}

/** Plays at random; what it finds wrong, in words. */
function wander(seed: number): string | undefined {
  let state = rules.newTeam({ name: 'Colla de prova', color: '#15A884', seed });
  let chance = draw(seed + 1_000_000);
  for (let step = 0; step < STEPS; step += 1) {
    const actions = rules.availableActions(state);
    const action = actions[Math.floor(chance.value * actions.length)];
    chance = draw(chance.seed);
    if (!action) return `seed ${seed}: nothing to do on ${state.team.date}`;
    const result = rules.act(state, action, step);
    if (!result.ok)
      return `seed ${seed}: ${JSON.stringify(action)} was offered and refused: ${result.reason.kind}`;
    state = result.state;
    const problem = problemOf(state);
    if (problem) return `seed ${seed}, step ${step}: ${problem}`;
  }
  return seed % SAVED === 0 ? problemOfSave(seed, state) : undefined;
}

function problemOfSave(seed: number, state: GameState): string | undefined {
  const saved = encodeGame(state);
  const loaded = rules.decodeGame(saved);
  if (!loaded.ok) return `seed ${seed}: the save was refused: ${JSON.stringify(loaded.reason)}`;
  return encodeGame(loaded.state) === saved ? undefined : `seed ${seed}: the save changed`;
}

describe('a game played at random', () => {
  it('keeps its promises for 500 seeds of 200 steps', () => {
    const problems = Array.from({ length: SEEDS }, (_, index) => wander(index + 1)).filter(Boolean);
    expect(problems).toEqual([]);
  });
});

describe('a season from a seed', () => {
  it.each([
    [1, 36, '2023-12-21', 630, 2978261857],
    [2, 36, '2023-11-30', 560, 2609767276],
    [3, 35, '2023-11-16', 450, 721836567],
  ])('seed %i is always the same', (seed, members, date, points, state) => {
    const { team } = playSeason(rules, prudent, teamOf(rules, seed), 6);
    const total = team.history.reduce((sum, { points }) => sum + points, 0);
    expect([team.members, team.date, total, team.seed]).toEqual([members, date, points, state]);
  });

  it('makes the team of a prudent coach grow', () => {
    expect(playSeason(rules, prudent, teamOf(rules, 11), 15).team.members).toBeGreaterThan(35);
  });

  it('makes the team of a coach who always tries the tallest shrink', () => {
    expect(playSeason(rules, reckless, teamOf(rules, 11, 100), 4).team.members).toBeLessThan(100);
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
