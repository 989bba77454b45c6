import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts, listen } from '@/scripts/build/serve/ports.mjs';

describe('listen', () => {
  const servers: Server[] = [];

  function aServer() {
    const server = createServer();
    servers.push(server);
    return server;
  }

  // A server that listens on a port has an AddressInfo; the union covers pipes.
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  /** A port that is taken. */
  async function aTakenPort() {
    const server = aServer();
    await listen(server, 0, 0);
    return portOf(server);
  }

  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
  });

  test('goes on to the next free port and tells the one it took', async () => {
    const taken = await aTakenPort();
    const server = aServer();
    const said: string[] = [];
    const port = await listen(server, taken, 20, (line) => said.push(line));
    expect(port).toBeGreaterThan(taken);
    expect(portOf(server)).toBe(port);
    expect(said[0]).toBe(`Port ${taken} is in use; trying ${taken + 1}.`);
  });

  test('keeps to an exact port and fails when it is taken', async () => {
    await expect(listen(aServer(), await aTakenPort(), 0)).rejects.toThrow('EADDRINUSE');
  });
});

describe('free ports', () => {
  test('gives different ports, on all of which one can listen at once', async () => {
    const ports = await freePorts(12);
    expect(new Set(ports).size).toBe(12);
    const servers = ports.map(() => createServer());
    const taken = await Promise.all(servers.map((server, at) => listen(server, ports[at] ?? 0, 0)));
    for (const server of servers) await new Promise((closed) => server.close(closed));
    expect(taken).toEqual(ports);
  });
});
