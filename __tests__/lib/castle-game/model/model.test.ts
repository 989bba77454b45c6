import { aTeam, rules } from '@/__tests__/builders/teams';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { GAME_OUTCOMES, type GameOutcome, type GameState, type Stats } from '@/lib/castle-game/types';
import { draw, pickIndex, seededRandom } from '@/lib/values/random';
import {
  type ModelTowers,
  modelChances,
  modelLearn,
  modelMembers,
  modelNextDay,
  modelOutcome,
  modelPoints,
} from './model';

/** Seasons that are followed, and performances of each. */
const SEASONS = 24;
const PERFORMANCES = 12;
const NEAR = 1e-9;

const indexOf = (outcome: GameOutcome): number => GAME_OUTCOMES.indexOf(outcome);

/** The towers of a team as the model knows them. */
const towersOf = (stats: Stats): ModelTowers =>
  Object.fromEntries(
    Object.entries(stats).map(([code, { people, carregat, descarregat, odds, attempts }]) => [
      code,
      {
        people,
        loaded: carregat,
        unloaded: descarregat,
        weight: odds.leaning,
        unique: odds.own,
        caps: odds.caps,
        multipliers: [
          odds.multipliers.descarregat,
          odds.multipliers.carregat,
          odds.multipliers.intent,
          odds.multipliers['intent desmuntat'],
        ],
        dependencies: odds.dependencies,
        done: attempts.some(({ outcome }) => outcome === 'descarregat'),
        ...(odds.requires && { upright: { name: odds.requires.code, most: odds.requires.most } }),
      },
    ]),
  );

const near = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < NEAR);

type Followed = {
  attempts: number;
  days: number;
  tuesdays: number;
  performances: number;
  mismatches: string[];
};

/** Tries a tower and holds every number against the model. */
function tryBoth(state: GameState, code: string, followed: Followed): GameState {
  const towers = towersOf(state.team.stats);
  const tower = towers[code];
  const chances = modelChances(towers, code);
  const expected = modelOutcome(chances, draw(state.team.seed).value);
  const result = rules.act(state, { type: 'attempt', code }, 0);
  if (!result.ok || !tower) throw new Error(code);
  const { lastAttempt, stats } = result.state.team;
  const outcome = lastAttempt ? indexOf(lastAttempt.outcome) : -1;
  followed.attempts += 1;
  if (!near(chancesOf(state.team.stats, code), chances)) followed.mismatches.push(`chances of ${code}`);
  if (outcome !== expected) followed.mismatches.push(`outcome of ${code}`);
  if (!near(stats[code]?.odds.own ?? [], modelLearn(tower, expected)))
    followed.mismatches.push(`lesson of ${code}`);
  return result.state;
}

function leaveBoth(state: GameState, followed: Followed): GameState {
  const { date, members, seed } = state.team;
  const expected = modelNextDay(date, members, draw(seed).value);
  const result = rules.act(state, { type: 'advanceDay' }, 0);
  if (!result.ok) throw new Error(result.reason.kind);
  const { team } = result.state;
  const day = { date: team.date, attendees: team.attendees, performance: team.today.type === 'performance' };
  followed.days += 1;
  if (new Date(`${date}T12:00:00Z`).getUTCDay() === 2) followed.tuesdays += 1;
  if (JSON.stringify(day) !== JSON.stringify(expected)) followed.mismatches.push(`the day after ${date}`);
  return result.state;
}

function endBoth(state: GameState, followed: Followed): GameState {
  const towers = towersOf(state.team.stats);
  const rounds = state.rounds.map(({ code, outcome }) => ({ name: code, outcome: indexOf(outcome) }));
  const points = rounds.reduce((sum, round) => sum + modelPoints(towers, round), 0);
  const result = rules.act(state, { type: 'endPerformance' }, 0);
  if (!result.ok) throw new Error(result.reason.kind);
  const { team } = result.state;
  followed.performances += 1;
  if (team.history.at(-1)?.points !== points) followed.mismatches.push(`points on ${team.date}`);
  if (team.members !== modelMembers(state.team.members, rounds, towers))
    followed.mismatches.push(`members on ${team.date}`);
  return result.state;
}

function stepBoth(state: GameState, followed: Followed, towers: readonly string[], tower: number): GameState {
  const { lastAttempt, today } = state.team;
  if (lastAttempt?.context === 'performance') {
    const next = rules.act(state, { type: 'nextRound' }, 0);
    return next.ok ? next.state : state;
  }
  const code = towers[tower % towers.length];
  if (code !== undefined) return tryBoth(state, code, followed);
  const ends = today.type === 'performance' && !rules.refusalOf(state, { type: 'endPerformance' });
  return ends ? endBoth(state, followed) : leaveBoth(state, followed);
}

/** Follows a season played at random by a team of some size, number by number. */
function follow(seed: number): Followed {
  const random = seededRandom(seed);
  const members = 28 + pickIndex(320, random) * (seed % 3 === 0 ? 0 : 1);
  const followed: Followed = { attempts: 0, days: 0, tuesdays: 0, performances: 0, mismatches: [] };
  let state = aTeam({ seed, members, attendees: members });
  for (let step = 0; followed.performances < PERFORMANCES && step < 1500; step += 1)
    state = stepBoth(state, followed, availableTowers(state), pickIndex(1000, random));
  return followed;
}

describe('the engine against the specification restated apart', () => {
  const all = Array.from({ length: SEASONS }, (_, index) => follow(index + 1));
  const sum = (value: (followed: Followed) => number) => all.reduce((total, one) => total + value(one), 0);

  test('gives the same chances, outcomes, lessons, points, members and days', () => {
    expect(all.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    expect(sum(({ attempts }) => attempts)).toBeGreaterThan(5000);
    expect(sum(({ performances }) => performances)).toBeGreaterThan(100);
  });

  test('was held against it on many Tuesdays', () => {
    expect(sum(({ days }) => days)).toBeGreaterThan(500);
    expect(sum(({ tuesdays }) => tuesdays)).toBeGreaterThan(200);
  });

  test('gives the same next day for any day, size and draw', () => {
    const random = seededRandom(99);
    const mismatches: string[] = [];
    for (let index = 0; index < 4000; index += 1) {
      const month = String(1 + pickIndex(12, random)).padStart(2, '0');
      const date = `${2023 + pickIndex(12, random)}-${month}-${String(1 + pickIndex(28, random)).padStart(2, '0')}`;
      const members = 1 + pickIndex(70, random);
      const state = aTeam({ date, members, attendees: pickIndex(members + 1, random), seed: index });
      const { mismatches: found } = trace(state);
      mismatches.push(...found.map((text) => `${text} with ${members} members`));
    }
    expect(mismatches).toEqual([]);
  });
});

function trace(state: GameState): Followed {
  const followed: Followed = { attempts: 0, days: 0, tuesdays: 0, performances: 0, mismatches: [] };
  leaveBoth(state, followed);
  return followed;
}
