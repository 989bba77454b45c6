import * as v from 'valibot';
import {
  type Ambition,
  CONTEXTS,
  type Context,
  GAME_OUTCOMES,
  type GameOutcome,
  type SeriesEnd,
} from '@/lib/castle-game/types';

// Spellings in saves. Never change them: stored games contain them. Field names are in `reading.ts`,
// `reading-history.ts` and `encode.ts`.

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

export const MAX_POINTS = 1_000_000;

export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const shortText = v.pipe(v.string(), v.maxLength(2000));

/** Maps saved spellings to game values. */
export const spelt = <Value extends string>(
  values: readonly Value[],
  saved: Readonly<Record<Value, string>>,
) =>
  v.pipe(
    v.string(),
    v.transform((text) => values.find((value) => saved[value] === text)),
    v.picklist(values),
  );
export const outcome = spelt(GAME_OUTCOMES, SAVED_OUTCOMES);
export const context = spelt(CONTEXTS, SAVED_CONTEXTS);
