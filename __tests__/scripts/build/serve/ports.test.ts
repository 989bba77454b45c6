import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
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

  test('takes the next free port and returns it', async () => {
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

let npm: ChildProcess | undefined;
afterEach(() => {
  if (npm?.pid === undefined) return;
  try {
    process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended already.
  }
});

test('a server that npm started ends when npm is terminated, and frees its port', async () => {
  const [port] = await freePorts(1);
  const site = aFolder({ 'index.html': '<h1>Inici</h1>' });
  const scripts = { serve: `node ${resolve('scripts/build/serve/serve.mjs')}` };
  const project = aFolder({ 'package.json': JSON.stringify({ scripts }) });
  // In a process group of its own, so that a failed test leaves no process.
  npm = spawn('npm', ['run', 'serve', '--', site, '--exact-port'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), NEXT_PUBLIC_BASE_PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for await (const chunk of npm.stdout ?? []) if (String(chunk).includes('http://localhost')) break;
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  while (await answers()) await new Promise((done) => setTimeout(done, 100));
});
