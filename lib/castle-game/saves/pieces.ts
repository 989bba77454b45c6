import * as v from 'valibot';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import { CONTEXTS } from '@/lib/castle-game/types';
import { SAVED_CONTEXTS, SAVED_OUTCOMES } from './names';

export const MOST_POINTS = 1_000_000;

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
