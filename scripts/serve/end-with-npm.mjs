// @ts-check
const INTERVAL_MS = 500;

/**
 * Ends this process when npm, which started it, has ended. npm sends its signals to the shell between them, which does
 * not send them on. Does nothing without npm: a server that was started in the background outlives its shell.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.exit(1);
  }, INTERVAL_MS).unref();
}
