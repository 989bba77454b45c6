// Apart from `schedule.ts`: one page of results loads that at once and another does not, so each would get its own copy of the
// reader of sheets, which imports this.

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
