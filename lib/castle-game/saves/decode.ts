import * as v from 'valibot';
import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import { newStats } from '@/lib/castle-game/engine/new-team';
import type { GameState, Round, Stats, Team, TowerStat } from '@/lib/castle-game/types';
import { fromBase64 } from './base64';
import { FORMAT } from './encode';
import { harmless } from './harmless';
import type { SaveProblem } from './problem';
import { scoredRounds } from './rounds';
import { roundsSchema, type SavedTeam, statSchema, teamSchema } from './schema';
import { withoutTwins } from './twins';

export type Decoded =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly reason: SaveProblem };

/** Characters of a save: the base64 of 5 MB, rounded up. */
export const MOST_CHARACTERS = 7_000_000;

/** Keys without which a file is no game. */
export const REQUIRED_KEYS = [
  'name',
  'color',
  'castellers',
  'stats',
  'historic',
  'tried',
  'missions_accepted',
  'missions_completed',
  'date',
  'today',
] as const;

/** Keys that this version writes; all others are kept as they came. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...REQUIRED_KEYS,
  'actualCastellers',
  'seed',
  'current',
  'actuacio',
  'format',
]);

const refused = (reason: SaveProblem): Decoded => ({ ok: false, reason });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of the first thing wrong. */
const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]], before = ''): string =>
  before + (issues[0].path?.map(({ key }) => String(key)).join('.') ?? '');

/**
 * Reads a save: the text under `game` or of a file and, when there is one, the text under `actuacio`.
 * Every field is checked; nothing is thrown. Stats of towers that the catalogue lacks are kept aside.
 */
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
  const saved = harmless(parsed);
  if (!isRecord(saved)) return refused({ kind: 'too deep' });
  return fromSaved(catalogue, saved, roundsText);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function fromSaved(
  catalogue: Catalogue,
  saved: Record<string, unknown>,
  roundsText?: string | null,
): Decoded {
  const team = v.safeParse(teamSchema, saved, { abortEarly: true });
  if (!team.success) return refused({ kind: 'wrong value', field: fieldOf(team.issues) });
  if (team.output.format > FORMAT) return refused({ kind: 'newer format' });
  const stats = readStats(catalogue, team.output.stats);
  if (!stats.ok) return refused(stats.reason);
  const rounds = team.output.actuacio ?? readRounds(roundsText);
  const inCourse = team.output.today.type === 'actuacio' && !team.output.today.done;
  return {
    ok: true,
    state: {
      team: assemble(catalogue, team.output, stats, unknownOf(saved)),
      actuacio: inCourse ? scoredRounds(catalogue, rounds) : [],
    },
  };
}

/** A list that cannot be read is a performance not yet begun: the team matters more. */
function readRounds(text: string | null | undefined): readonly Round[] {
  if (!text || text.length > MOST_CHARACTERS) return [];
  const parsed = v.safeParse(roundsSchema, harmless(parseJson(text)));
  return parsed.success ? parsed.output : [];
}

const unknownOf = (saved: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(saved).filter(([key]) => !KNOWN_KEYS.has(key)));

type ReadStats =
  | { readonly ok: true; readonly stats: Stats; readonly unknownStats: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: SaveProblem };

function readStats(catalogue: Catalogue, saved: Record<string, unknown>): ReadStats {
  const stats: Record<string, TowerStat> = { ...newStats(catalogue) };
  const unknownStats: Record<string, unknown> = {};
  for (const [castell, value] of Object.entries(saved)) {
    const base = catalogue.get(castell);
    if (!base) {
      unknownStats[castell] = value;
      continue;
    }
    const read = v.safeParse(statSchema, value, { abortEarly: true });
    if (!read.success)
      return { ok: false, reason: { kind: 'wrong value', field: fieldOf(read.issues, `stats.${castell}.`) } };
    const { probabilitats, attempts, ...rest } = read.output;
    const unique = probabilitats?.unique ?? base.probabilitats.unique;
    stats[castell] = { ...rest, ...base, probabilitats: { ...base.probabilitats, unique }, attempts };
  }
  return { ok: true, stats, unknownStats };
}

/** Older saves have no generator: theirs begins at a number that their own contents give. */
const seedFrom = ({ name, date, castellers }: SavedTeam): number =>
  Array.from(`${name}|${date}|${castellers}`).reduce(
    (hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  );

function assemble(
  catalogue: Catalogue,
  saved: SavedTeam,
  { stats, unknownStats }: Extract<ReadStats, { ok: true }>,
  unknown: Readonly<Record<string, unknown>>,
): Team {
  const { castellers, current } = saved;
  const known = (castell: string) => catalogue.has(castell);
  const completed = withoutTwins(saved.missions_completed);
  return {
    name: saved.name,
    color: saved.color,
    castellers,
    actualCastellers: Math.min(saved.actualCastellers ?? castellers, castellers),
    stats,
    historic: saved.historic,
    // The last mention of each counts: the list goes from the oldest to the most recent.
    tried: [...new Set(saved.tried.filter(known).toReversed())].toReversed(),
    missions_accepted: withoutTwins(saved.missions_accepted, completed),
    missions_completed: completed,
    date: saved.date,
    today: saved.today,
    seed: saved.seed ?? seedFrom(saved),
    current: current && known(current.castell) && current.context === saved.today.type ? current : null,
    unknown,
    unknownStats,
  };
}
