// Apart from `schedule.ts`, so that the pages of results, of which some have that, share one reader of sheets.

/** Milliseconds of work that the user does not notice. */
const MAX_WORK = 8;

let lastYield = 0;

export function yieldToBrowser(): Promise<void> {
  if (performance.now() - lastYield < MAX_WORK) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(() => {
      lastYield = performance.now();
      resolve();
    });
  });
}
