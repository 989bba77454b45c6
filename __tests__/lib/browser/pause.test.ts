import { pause } from '@/lib/browser/pause';

/** Whether a task of the page gets its turn while somebody pauses. */
async function letsOthersIn(): Promise<boolean> {
  let came = false;
  const timer = setTimeout(() => {
    came = true;
  });
  await pause();
  clearTimeout(timer);
  return came;
}

const work = (milliseconds: number) => {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
};

test('others get their turn after some work, and no time is lost waiting for them right after', async () => {
  work(10);
  expect(await letsOthersIn()).toBe(true);
  expect(await letsOthersIn()).toBe(false);
  work(10);
  expect(await letsOthersIn()).toBe(true);
});
