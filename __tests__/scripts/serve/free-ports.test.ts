import { createServer } from 'node:http';
import { freePorts } from '@/scripts/serve/free-ports.mjs';
import { listen } from '@/scripts/serve/listen.mjs';

test('gives different ports, on all of which one can listen at once', async () => {
  const ports = await freePorts(12);
  expect(new Set(ports).size).toBe(12);
  const servers = ports.map(() => createServer());
  const taken = await Promise.all(servers.map((server, at) => listen(server, ports[at] ?? 0, 0)));
  for (const server of servers) await new Promise((closed) => server.close(closed));
  expect(taken).toEqual(ports);
});
