/** How long a browser has for what a test waits for, in ms. */
const TIMEOUT = 20_000;

/** Asks until there is an answer, and resolves to it. Rejects after twenty seconds with a message that names `what`. */
export async function poll<Answer>(
  what: string,
  ask: () => Promise<Answer | false | null | undefined>,
  timeout = TIMEOUT,
): Promise<Answer> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${what}.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
