import type { Browser } from '@playwright/test';
import { story } from '@/content/story';
import { passagePath as pathOf } from '@/lib/story/address';
import { buildGraph } from '@/lib/story/graph';

/** `port`: of the browser, for Lighthouse. Paths have no leading slash. */
export type Bench = {
  readonly browser: Browser;
  readonly port: number;
  readonly origin: string;
  readonly isTried: (path: string) => boolean;
  readonly times: number;
};

/** Prints a row of a table, with the limits that it exceeds. */
export function printRow(cells: readonly (string | number)[], missed: readonly string[]): void {
  if (missed.length > 0) process.exitCode = 1;
  console.log(`| ${cells.join(' | ')} |${missed.map((miss) => ` MISSES ${miss}`).join()}`);
}

/** The first passage after the start of the story. */
export const passagePath = `${pathOf(buildGraph(story).first).slice(1)}/`;

/** NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
