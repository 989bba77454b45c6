import * as v from 'valibot';
import { outcomePoints } from '@/lib/castle-game/engine/performance';
import { seasonsFrom } from '@/lib/castle-game/engine/season-history';
import { seasonsOn } from '@/lib/castle-game/engine/seasons';
import { firstsFrom, newStats } from '@/lib/castle-game/engine/team';
import { SLOTS } from '@/lib/castle-game/limits';
import type {
  Catalogue,
  GameState,
  Performance,
  Round,
  Stats,
  Team,
  TowerStat,
  TrackedMission,
} from '@/lib/castle-game/types';
import { seasonOf } from '@/lib/dates/seasons';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { fromBase64, toBase64 } from '@/lib/text/base64';
import { isRecord } from '@/lib/values/collections';
import {
  FORMAT,
  KNOWN_KEYS,
  performance,
  REQUIRED_KEYS,
  type SavedTeam,
  rounds as savedRounds,
  team as savedTeam,
  statSchema,
  writeStat,
} from './fields';
import { parseJson, safeCopy } from './json';
import { lossesOf, type SaveLoss, type SaveProblem } from './losses';
import { fromOriginal } from './original';

/** `game` is sufficient; `actuacio` repeats the current rounds. */
export const {
  game: GAME_KEY,
  rounds: PERFORMANCE_KEY,
  goodCopy: GOOD_COPY_KEY,
  backup: BACKUP_KEY,
} = SAVED_DATA['joc-castells'].keys;

/** Towers and performances are immutable, so their JSON is cached. */
const remembered = new WeakMap<TowerStat | Performance, string>();

function jsonOnce<Part extends TowerStat | Performance>(part: Part, saved: (part: Part) => unknown): string {
  const known = remembered.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(saved(part));
  remembered.set(part, json);
  return json;
}

function teamJson({ team, rounds }: GameState): string {
  const { unknown, unknownStats, stats, history, ...own } = team;
  const saved = savedTeam.write({ ...own, rounds, format: FORMAT, history: [], stats: {} });
  // The two long parts are cached, and come last.
  const rest = JSON.stringify({ ...unknown, ...Object(saved), historic: undefined, stats: undefined });
  const performances = history.map((one) => jsonOnce(one, performance.write));
  const strangers = Object.entries(unknownStats).map(([code, stat]) => [code, JSON.stringify(stat)]);
  const towers = Object.entries(stats).map(([code, stat]) => [code, jsonOnce(stat, writeStat)]);
  const all = [...strangers, ...towers].map(([code, json]) => `${JSON.stringify(code)}:${json}`);
  return `${rest.slice(0, -1)},"historic":[${performances.join()}],"stats":{${all.join()}}}`;
}

/** For storage (key `game`) and files: base64 of JSON in UTF-8. */
export const encodeGame = (state: GameState): string => toBase64(teamJson(state));

export const encodeRounds = (rounds: readonly Round[]): string => JSON.stringify(savedRounds.write(rounds));

export type Decoded =
  | { readonly ok: true; readonly state: GameState; readonly losses: readonly SaveLoss[] }
  | { readonly ok: false; readonly reason: SaveProblem };

/** Base64 of 5 MB, rounded up. */
export const MAX_CHARACTERS = 7_000_000;

const refused = (reason: SaveProblem) => ({ ok: false, reason }) as const;

const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]], before = ''): string =>
  before + (issues[0].path?.map(({ key }) => String(key)).join('.') ?? '');

/** Checks every field and never throws. `roundsText` is stored under `actuacio`; a file has none. */
export function decodeGame(catalogue: Catalogue, text: string, roundsText?: string | null): Decoded {
  if (text.trim() === '') return refused({ kind: 'empty' });
  if (text.length > MAX_CHARACTERS) return refused({ kind: 'oversized' });
  const json = fromBase64(text);
  if (json === undefined) return refused({ kind: 'not base64' });
  const parsed = parseJson(json);
  if (parsed === undefined) return refused({ kind: 'not json' });
  if (!isRecord(parsed)) return refused({ kind: 'no team' });
  // Before anything else: a later version can change any field.
  if (isNewer(parsed.format)) return refused({ kind: 'newer format' });
  const missing = REQUIRED_KEYS.find((key) => !Object.hasOwn(parsed, key));
  if (missing) return refused({ kind: 'key missing', field: missing });
  const saved = safeCopy(parsed);
  if (!isRecord(saved)) return refused({ kind: 'too deep' });
  const roundsKnown = roundsText !== null && roundsText !== undefined;
  const converted = saved.format === undefined ? fromOriginal(saved, roundsKnown) : { saved, losses: [] };
  const decoded = fromSaved(catalogue, converted.saved, roundsText);
  return decoded.ok
    ? {
        ...decoded,
        losses: [
          ...converted.losses,
          ...lossesOf(converted.saved, decoded.state, saved.format === undefined),
        ],
      }
    : decoded;
}

const isNewer = (format: unknown): boolean =>
  typeof format === 'number' && Number.isInteger(format) && format > FORMAT;

type Read =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly reason: SaveProblem };

function fromSaved(catalogue: Catalogue, saved: Record<string, unknown>, roundsText?: string | null): Read {
  const read = v.safeParse(savedTeam.schema, saved, { abortEarly: true });
  if (!read.success) return refused({ kind: 'wrong value', field: fieldOf(read.issues) });
  const team = read.output;
  const stats = readStats(catalogue, team.stats);
  if (!stats.ok) return refused(stats.reason);
  const inCourse = team.today.type === 'performance' && !team.today.done;
  return {
    ok: true,
    state: {
      team: assemble(catalogue, team, stats, unknownOf(saved)),
      rounds: inCourse ? scoredRounds(catalogue, team.rounds ?? readRounds(roundsText)) : [],
    },
  };
}

/** Drops invalid rounds, so that the team still loads. */
function readRounds(text: string | null | undefined): readonly Round[] {
  if (!text || text.length > MAX_CHARACTERS) return [];
  const parsed = v.safeParse(savedRounds.schema, safeCopy(parseJson(text)));
  return parsed.success ? parsed.output : [];
}

const scoredRounds = (catalogue: Catalogue, rounds: readonly Round[]): readonly Round[] =>
  rounds.slice(0, SLOTS).map((round, index) => {
    const entry = catalogue.get(round.code);
    return { ...round, number: index + 1, points: entry ? outcomePoints(entry, round.outcome) : 0 };
  });

const unknownOf = (saved: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(saved).filter(([key]) => !KNOWN_KEYS.has(key)));

type ReadStats =
  | { readonly ok: true; readonly stats: Stats; readonly unknownStats: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: SaveProblem };

function readStats(catalogue: Catalogue, saved: Record<string, unknown>): ReadStats {
  const stats: Record<string, TowerStat> = { ...newStats(catalogue) };
  const unknownStats: Record<string, unknown> = {};
  for (const [code, value] of Object.entries(saved)) {
    const entry = catalogue.get(code);
    if (!entry) {
      unknownStats[code] = value;
      continue;
    }
    const read = v.safeParse(statSchema, value, { abortEarly: true });
    if (!read.success)
      return { ok: false, reason: { kind: 'wrong value', field: fieldOf(read.issues, `stats.${code}.`) } };
    const { own = entry.odds.own, attempts, others } = read.output;
    stats[code] = { ...others, ...entry, odds: { ...entry.odds, own }, attempts };
  }
  return { ok: true, stats, unknownStats };
}

function eachOnce(
  missions: readonly TrackedMission[],
  others: readonly TrackedMission[] = [],
): readonly TrackedMission[] {
  const titles = new Set(others.map(({ title }) => title));
  return missions.filter(({ title }) => {
    if (titles.has(title)) return false;
    titles.add(title);
    return true;
  });
}

/** Older saves have no seed. */
const seedFrom = ({ name, date, members }: SavedTeam): number =>
  Array.from(`${name}|${date}|${members}`).reduce(
    (hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  );

const onlyKnown = <Value>(
  record: Readonly<Record<string, Value>>,
  known: (code: string) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([code]) => known(code)));

function assemble(
  catalogue: Catalogue,
  read: SavedTeam,
  { stats, unknownStats }: Extract<ReadStats, { ok: true }>,
  unknown: Readonly<Record<string, unknown>>,
): Team {
  const { members, lastAttempt } = read;
  const known = (code: string) => catalogue.has(code);
  const completedMissions = eachOnce(read.completedMissions);
  return {
    name: read.name,
    color: read.color,
    members,
    attendees: Math.min(read.attendees ?? members, members),
    stats,
    history: read.history,
    // Keeps the last mention of each code.
    tried: [...new Set(read.tried.filter(known).reverse())].reverse(),
    acceptedMissions: eachOnce(read.acceptedMissions, completedMissions),
    completedMissions,
    firsts: read.firsts ? onlyKnown(read.firsts, known) : firstsFrom({ history: read.history, stats }),
    seasons: seasonsOn(
      read.seasons && (read.seasons.at(-1)?.season ?? '') <= seasonOf(read.date)
        ? read.seasons
        : seasonsFrom({ history: read.history, date: read.date, members }),
      read.date,
      members,
    ),
    date: read.date,
    today: read.today,
    seed: read.seed ?? seedFrom(read),
    lastAttempt:
      lastAttempt && known(lastAttempt.code) && lastAttempt.context === read.today.type ? lastAttempt : null,
    missedPerformance: read.missedPerformance,
    ...(read.plan && { plan: read.plan.filter(known) }),
    unknown,
    unknownStats,
  };
}

/** Towers and performances that the reader has accepted. They are immutable. */
const accepted = new WeakSet<TowerStat | Performance>();

/**
 * Whether the reader accepts what `encodeGame` writes: only then may it replace a stored game. Reads what is new since
 * the last time, because this runs after each action.
 */
export function isReadable(catalogue: Catalogue, state: GameState): boolean {
  const { team } = state;
  const isNew = (part: TowerStat | Performance) => !accepted.has(part);
  const history = team.history.filter(isNew);
  const stats = Object.fromEntries(Object.entries(team.stats).filter(([, stat]) => isNew(stat)));
  const { ok } = decodeGame(catalogue, encodeGame({ ...state, team: { ...team, history, stats } }));
  if (ok) for (const part of [...history, ...Object.values(stats)]) accepted.add(part);
  return ok;
}

export type StoredTexts = {
  readonly game: string | null;
  readonly rounds: string | null;
  readonly goodCopy: string | null;
};

/** `goodCopy` is absent if it cannot be read. */
export type StoredGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly state: GameState; readonly losses: readonly SaveLoss[] }
  | {
      readonly kind: 'damaged';
      readonly text: string;
      readonly problem: SaveProblem;
      readonly goodCopy: GameState | undefined;
    };

function copyIn(catalogue: Catalogue, text: string | null): GameState | undefined {
  const decoded = text === null ? undefined : decodeGame(catalogue, text);
  return decoded?.ok ? decoded.state : undefined;
}

/** An unreadable game is not `none`, so that it is not overwritten. */
export function readStoredGame(catalogue: Catalogue, { game, rounds, goodCopy }: StoredTexts): StoredGame {
  if (game === null) return { kind: 'none' };
  const decoded = decodeGame(catalogue, game, rounds);
  if (decoded.ok) return { kind: 'game', state: decoded.state, losses: decoded.losses };
  return {
    kind: 'damaged',
    text: game,
    problem: decoded.reason,
    goodCopy: copyIn(catalogue, goodCopy),
  };
}
