import {
  aPerformance,
  aTeam,
  onStage,
  openedSave,
  played,
  rules,
  savedText,
} from '@/__tests__/builders/teams';
import type { Action } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { pageToRead, seasonsOn } from '@/lib/castle-game/engine/seasons';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { GameState, SeasonNote } from '@/lib/castle-game/types';
import { pickIndex, type Random, seededRandom } from '@/lib/values/random';
import { prudent } from '@/scripts/bench/castle-game-coaches';
import { perform, playSeason, teamOf } from '@/scripts/bench/castle-game-season';

const SEEDS = 40;
const STEPS = 50;
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
    const before = state.team;
    state = perform(rules, state, action, step);
    done.push(action.type);
    const moved = before.today.type === 'performance' && before.members !== state.team.members;
    const problem =
      moved && action.type !== 'endPerformance' ? `members moved at ${action.type}` : problemOf(state);
    if (problem) throw new Error(`step ${step}: ${problem}`);
  }
  if (seed % SAVED === 0) expectSameSave(state);
  return done;
}

function expectSameSave(state: GameState): void {
  const saved = encodeGame(state);
  if (encodeGame(openedSave(saved).state) !== saved) throw new Error('the save changed');
}

describe('a game played at random', () => {
  test(`keeps its promises for ${SEEDS} seeds of ${STEPS} steps`, () => {
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
      expect(times(kind)).toBeGreaterThan(300);
    for (const kind of ['acceptMission', 'endPerformance'] as const) expect(times(kind)).toBeGreaterThan(30);
  });
});

test.each([
  [1, 43, '2023-11-02', 1850, 3128873151],
  [2, 35, '2023-11-02', 630, 1297307339],
  [3, 38, '2023-11-02', 1365, 3760708823],
])('a season from a seed seed %i is always the same', (seed, members, date, points, state) => {
  const { team } = playSeason(rules, prudent, teamOf(rules, seed), 6);
  const total = team.history.reduce((sum, { points }) => sum + points, 0);
  expect([team.members, team.date, total, team.seed]).toEqual([members, date, points, state]);
});

const first: SeasonNote = { season: '2023-2024', members: 15, read: false };
const second: SeasonNote = { season: '2024-2025', members: 40, read: false };
const now: SeasonNote = { season: '2025-2026', members: 60, read: false };
const old = aTeam({ seasons: [first, second, now], date: '2025-10-06' });
const read = (season: SeasonNote['season']) => ({ type: 'readSeason', season }) as const;

describe('the pages of the seasons', () => {
  test('wait from the oldest one, but for that of the season in course', () => {
    expect(pageToRead(old.team)).toBe(first);
    expect(pageToRead({ seasons: [{ ...first, read: true }, second, now] })).toBe(second);
    expect(pageToRead({ seasons: [now] })).toBeUndefined();
  });

  test('are read one by one, in any order', () => {
    expect(played(old, read('2024-2025')).team.seasons).toEqual([first, { ...second, read: true }, now]);
    expect(played(old, read('2023-2024')).team.seasons).toEqual([{ ...first, read: true }, second, now]);
  });

  test('are not read before the season is over, nor those of no season of the team', () => {
    const refusal = { kind: 'no page to read' };
    expect(rules.act(old, read('2025-2026'), 0)).toEqual({ ok: false, reason: refusal });
    expect(rules.refusalOf(old, read('2022-2023'))).toEqual(refusal);
    expect(rules.refusalOf(old, read('2024-2025'))).toBeUndefined();
  });
});

describe('the notes of a team', () => {
  test('are the same on another day of the season', () => {
    const notes = [first, second];
    expect(seasonsOn(notes, '2025-08-31', 90)).toBe(notes);
  });

  test('have one more on the first day of the next, or when there was none', () => {
    expect(seasonsOn([first], '2024-09-01', 40)).toEqual([first, second]);
    expect(seasonsOn([], '2024-09-01', 40)).toEqual([second]);
  });
});

const advance = { type: 'advanceDay' } as const;
const lastThursday = onStage({
  date: '2024-08-29',
  members: 62,
  today: { type: 'performance', done: true },
});

describe('the seasons of a team', () => {
  test('turn on the first day after 31 August, and leave a page to read once', () => {
    const { team } = played(lastThursday, advance);
    expect(team.date).toBe('2024-09-02');
    expect(team.seasons.at(-1)).toEqual({ season: '2024-2025', members: 62, read: false });
    expect(pageToRead(team)?.season).toBe('2023-2024');
    const read = played({ team, rounds: [] }, { type: 'readSeason', season: '2023-2024' });
    expect(pageToRead(read.team)).toBeUndefined();
    expect(rules.refusalOf(read, { type: 'readSeason', season: '2023-2024' })?.kind).toBe('no page to read');
  });

  test('are worked out from the history of a save without them, and their pages are no news', () => {
    const members = (before: number, after: number) => ({ before, after });
    const history = [
      aPerformance({ day: '2024-05-02', members: members(35, 40) }),
      aPerformance({ day: '2024-10-03', members: members(44, 50) }),
      aPerformance({ day: '2025-10-02', members: members(70, 72) }),
    ];
    const saved = aTeam({ history, date: '2025-10-06', members: 72 });
    const expected: SeasonNote[] = [
      { season: '2023-2024', members: 35, read: true },
      { season: '2024-2025', members: 44, read: true },
      { season: '2025-2026', members: 70, read: false },
    ];
    for (const temporades of [undefined, [], 'x', [{ temporada: '2024-2026' }]])
      expect(openedSave(savedText(saved, { temporades })).state.team.seasons).toEqual(expected);
  });
});
