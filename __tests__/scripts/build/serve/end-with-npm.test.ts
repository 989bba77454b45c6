import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { freePorts } from '@/scripts/build/serve/ports.mjs';

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
