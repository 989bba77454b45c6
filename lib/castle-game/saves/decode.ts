import * as v from 'valibot';
import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import { newStats } from '@/lib/castle-game/engine/new-team';
import { pointsOf } from '@/lib/castle-game/engine/performance';
import { seasonsOn } from '@/lib/castle-game/engine/seasons';
import { SLOTS } from '@/lib/castle-game/limits';
import { firstsFrom, seasonsFrom } from '@/lib/castle-game/memory/derive';
import type { GameState, Round, Stats, Team, TowerStat, TrackedMission } from '@/lib/castle-game/types';
import { seasonOf } from '@/lib/dates/seasons';
import { fromBase64 } from './base64';
import { lossesOf, type SaveLoss } from './losses';
import { FORMAT, KNOWN_KEYS, REQUIRED_KEYS } from './names';
import { fromOriginal } from './original';
import type { SaveProblem } from './problem';
import { type ReadTeam, roundsSchema, statSchema, teamSchema } from './reading';
import { safeCopy } from './safe-copy';

export type Decoded =
  | { readonly ok: true; readonly state: GameState; readonly losses: readonly SaveLoss[] }
  | { readonly ok: false; readonly reason: SaveProblem };

/** Base64 of 5 MB, rounded up. */
export const MOST_CHARACTERS = 7_000_000;

const refused = (reason: SaveProblem) => ({ ok: false, reason }) as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]], before = ''): string =>
  before + (issues[0].path?.map(({ key }) => String(key)).join('.') ?? '');

/** Checks every field and never throws. `roundsText` is stored under `actuacio`; a file has none. */
export function decodeGame(catalogue: Catalogue, text: string, roundsText?: string | null): Decoded {
  if (text.trim() === '') return refused({ kind: 'empty' });
  if (text.length > MOST_CHARACTERS) return refused({ kind: 'too large' });
  const json = fromBase64(text);
  if (json === undefined) return refused({ kind: 'not base64' });
  const parsed = parseJson(json);
  if (parsed === undefined) return refused({ kind: 'not json' });
  if (!isRecord(parsed)) return refused({ kind: 'no team' });
  const missing = REQUIRED_KEYS.find((key) => !Object.hasOwn(parsed, key));
  if (missing) return refused({ kind: 'key missing', field: missing });
  const saved = safeCopy(parsed);
  if (!isRecord(saved)) return refused({ kind: 'too deep' });
  const roundsKnown = roundsText !== null && roundsText !== undefined;
  const told = saved.format === undefined ? fromOriginal(saved, roundsKnown) : { saved, losses: [] };
  const decoded = fromSaved(catalogue, told.saved, roundsText);
  return decoded.ok
    ? {
        ...decoded,
        losses: [...told.losses, ...lossesOf(told.saved, decoded.state, saved.format === undefined)],
      }
    : decoded;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

type Read =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly reason: SaveProblem };

function fromSaved(catalogue: Catalogue, saved: Record<string, unknown>, roundsText?: string | null): Read {
  const read = v.safeParse(teamSchema, saved, { abortEarly: true });
  if (!read.success) return refused({ kind: 'wrong value', field: fieldOf(read.issues) });
  const team = read.output;
  if (team.format > FORMAT) return refused({ kind: 'newer format' });
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
  if (!text || text.length > MOST_CHARACTERS) return [];
  const parsed = v.safeParse(roundsSchema, safeCopy(parseJson(text)));
  return parsed.success ? parsed.output : [];
}

/** Numbers the rounds again and recalculates their points. */
const scoredRounds = (catalogue: Catalogue, rounds: readonly Round[]): readonly Round[] =>
  rounds.slice(0, SLOTS).map((round, index) => {
    const entry = catalogue.get(round.code);
    return { ...round, number: index + 1, points: entry ? pointsOf(entry, round.outcome) : 0 };
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

/** Compares missions by title. */
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
const seedFrom = ({ name, date, members }: ReadTeam): number =>
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
  read: ReadTeam,
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
    unknown,
    unknownStats,
  };
}
