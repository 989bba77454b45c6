// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens on the port or on the next free one. Resolves to the port. Rejects if all ports are in use.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {number} tries number of further ports
 * @param {(line: string) => void} [say] prints a message about a port in use
 * @returns {Promise<number>}
 */
export async function listen(server, port, tries, say = console.log) {
  server.listen(port);
  try {
    await once(server, 'listening');
    return port;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' || tries === 0) throw error;
    say(`Port ${port} is in use; trying ${port + 1}.`);
    return listen(server, port + 1, tries - 1, say);
  }
}

/**
 * Returns different free ports from the system. The port after a free one may still belong to a closed connection, so it is
 * not used instead.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  // All stay open until the last one is known; otherwise the system could return the same port again.
  const holders = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(holders.map((holder) => once(holder, 'listening')));
  const ports = holders.map((holder) => {
    const address = holder.address();
    if (typeof address !== 'object' || address === null) throw new Error('The system returned no port.');
    return address.port;
  });
  await Promise.all(holders.map((holder) => once(holder.close(), 'close')));
  return ports;
}

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
