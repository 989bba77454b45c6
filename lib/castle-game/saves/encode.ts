import type { GameState, Round } from '@/lib/castle-game/types';
import { toBase64 } from './base64';

/** Form of the saves; those without a number are of the older form. */
export const FORMAT = 2;

/** The keys of storage. `game` alone is enough to go on; `actuacio` repeats the rounds in course. */
export const GAME_KEY = 'game';
export const PERFORMANCE_KEY = 'actuacio';
/** The last copy known to be good. */
export const GOOD_COPY_KEY = 'game-bona';

/** JSON of what has already been saved once. Nothing here is ever changed, only replaced. */
const written = new WeakMap<object, string>();

function jsonOf(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(part);
  written.set(part, json);
  return json;
}

const jsonOfMap = (parts: Readonly<Record<string, object>>): string[] =>
  Object.entries(parts).map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`);

/**
 * The team as it is saved: its own keys, the rounds in course, and whatever came with it that nobody here knows. Long
 * seasons are mostly towers and performances that have not changed since the last save: those are not written again.
 */
function savedTeam({ team, actuacio }: GameState): string {
  const { unknown, unknownStats, stats, historic, ...known } = team;
  const rest = JSON.stringify({ ...unknown, ...known, actuacio, format: FORMAT });
  const others = JSON.stringify(unknownStats).slice(1, -1);
  const towers = [...(others ? [others] : []), ...jsonOfMap(stats)].join();
  return `${rest.slice(0, -1)},"historic":[${historic.map(jsonOf).join()}],"stats":{${towers}}}`;
}

/** The game as text for storage under `game`, and for an exported file: base64 of the team's JSON in UTF-8. */
export const encodeGame = (state: GameState): string => toBase64(savedTeam(state));

/** The rounds in course as JSON, for storage under `actuacio`. */
export const encodeRounds = (rounds: readonly Round[]): string => JSON.stringify(rounds);
