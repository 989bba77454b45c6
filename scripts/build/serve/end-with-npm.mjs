// @ts-check
const INTERVAL_MS = 500;

/**
 * Ends this process when npm, which started it, has ended: the shell between them does not forward signals. Does nothing
 * without npm, so that a server in the background outlives its shell.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.exit(1);
  }, INTERVAL_MS).unref();
}
