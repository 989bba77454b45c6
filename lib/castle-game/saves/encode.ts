import type { GameState, Round } from '@/lib/castle-game/types';
import { toBase64 } from './base64';

/** Form of the saves; those without a number are of the older form. */
export const FORMAT = 2;

/** The keys of storage. `game` alone is enough to go on; `actuacio` repeats the rounds in course. */
export const GAME_KEY = 'game';
export const PERFORMANCE_KEY = 'actuacio';
/** The last copy known to be good. */
export const GOOD_COPY_KEY = 'game-bona';

/** The team as it is saved: its own keys, the rounds in course, and whatever came with it that nobody here knows. */
function savedTeam({ team, actuacio }: GameState): Record<string, unknown> {
  const { unknown, unknownStats, ...known } = team;
  return { ...unknown, ...known, stats: { ...unknownStats, ...known.stats }, actuacio, format: FORMAT };
}

/** The game as text for storage under `game`, and for an exported file: base64 of the team's JSON in UTF-8. */
export const encodeGame = (state: GameState): string => toBase64(JSON.stringify(savedTeam(state)));

/** The rounds in course as JSON, for storage under `actuacio`. */
export const encodeRounds = (rounds: readonly Round[]): string => JSON.stringify(rounds);
