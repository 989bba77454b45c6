// @ts-check
import { once } from 'node:events';

/**
 * Listens on the port, or on the next free one, and resolves to the port taken. Rejects when all are taken.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {number} tries how many ports to go on to
 * @param {(line: string) => void} [say] tells whoever waits about a taken port
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
    say(`Port ${port} is taken; trying ${port + 1}.`);
    return listen(server, port + 1, tries - 1, say);
  }
}
