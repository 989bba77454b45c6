import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { Ambition, Context, SeriesEnd } from '@/lib/castle-game/types';

// Spellings in saves. Never change them: stored games contain them. Field names are in `reading.ts`,
// `reading-memory.ts` and `writing.ts`.

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

/** Older saves have no number. */
export const FORMAT = 2;

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

/** Other keys of a save are kept unchanged. */
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
