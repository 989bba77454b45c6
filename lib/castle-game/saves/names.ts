import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Ambition, Context, SeriesEnd } from '@/lib/castle-game/types';

// How a save spells what the game calls otherwise. Stored games hold these words: they never change. The names of its
// fields stand in `reading.ts` and `writing.ts` alone.

export const SAVED_OUTCOMES = {
  descarregat: 'DESCARREGAT',
  carregat: 'CARREGAT',
  intent: 'INTENT',
  'intent desmuntat': 'INTENT DESMUNTAT',
} as const satisfies Record<GameOutcome, string>;

export const SAVED_CONTEXTS = {
  rehearsal: 'assaig',
  performance: 'actuacio',
} as const satisfies Record<Context, string>;

export const SAVED_REWARD = 'castellers';

export const SAVED_AMBITIONS = {
  first: 'primer',
  performances: 'diades',
  members: 'castellers',
} as const satisfies Record<Ambition['kind'], string>;

export const SAVED_ENDS = {
  mission: 'missio',
  'first time': 'primer cop',
  'no attempts left': 'sense proves',
} as const satisfies Record<SeriesEnd, string>;

/** Form of the saves; those without a number are of the older form. */
export const FORMAT = 2;

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
export const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...REQUIRED_KEYS,
  'actualCastellers',
  'seed',
  'current',
  'actuacio',
  'format',
  'dijous_perdut',
  'primers',
  'temporades',
]);
