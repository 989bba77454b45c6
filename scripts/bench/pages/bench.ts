import type { Browser } from '@playwright/test';
import { story } from '@/content/story';
import { passagePath as pathOf } from '@/lib/story/address';
import { buildGraph } from '@/lib/story/graph';

/** Paths have no leading slash. */
export type Bench = {
  readonly browser: Browser;
  readonly origin: string;
  readonly isTried: (path: string) => boolean;
  readonly times: number;
};

/** Factor by which the processor is slowed down. */
export const SLOWER = 4;
/** Time in ms until a page is idle. */
export const IDLE = 2500;

/** The first passage after the start of the story. */
export const passagePath = `${pathOf(buildGraph(story).first).slice(1)}/`;

/** NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures each one `times` times, in turns, so that a slow minute of the machine affects all of them. */
export async function measureInTurns<One, Result>(
  all: readonly One[],
  times: number,
  measure: (one: One) => Promise<Result>,
): Promise<{ one: One; results: Result[] }[]> {
  const measured = all.map((one) => ({ one, results: [] as Result[] }));
  for (let turn = 0; turn < times; turn += 1)
    for (const { one, results } of measured) results.push(await measure(one));
  return measured;
}
