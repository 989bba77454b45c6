// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Different ports that are free now, as the system gives them out. It gives none of which a connection that has just
 * ended still holds the number: the one after a free port may be such.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  // All are held until the last one is known, or the same one would come again.
  const holders = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(holders.map((holder) => once(holder, 'listening')));
  const ports = holders.map((holder) => {
    const address = holder.address();
    if (typeof address !== 'object' || address === null) throw new Error('A server has no port.');
    return address.port;
  });
  await Promise.all(holders.map((holder) => once(holder.close(), 'close')));
  return ports;
}
