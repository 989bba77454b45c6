import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Ambition, Context, SeriesEnd } from '@/lib/castle-game/types';

// Spellings in saves, where they differ from the game. Never change them: stored games contain them. Field
// names are only in `reading.ts` and `writing.ts`.

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

/** Current save format. Older saves have no number. */
export const FORMAT = 2;

/** Keys that every save must have. */
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

/** Keys that this version writes. All others are kept unchanged. */
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
