// Proves that another club can use the project: lays the starter over a scratch copy and runs the tests there.
// `npm run club:check`, or `npm run club:check -- short` for the steps of `npm run test:slow`. Writes the number of passed
// tests to .test-results/second-club.json.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, makeScratchCopy, removeScratchCopy } from '@/scripts/check/scratch/copy';
import { isClubs, moveIn } from './move-in';

const REPORT = '.test-results/second-club.json';
const list = process.argv[2] === 'short' ? 'secondClubShort' : 'secondClub';

/** Runs Node in the copy and prints its output. Resolves to the exit code. */
function run(copy: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function check(copy: string): Promise<number> {
  moveIn(copy, 'starter');
  const strange = changedFiles(copy).filter((path) => !isClubs(path));
  if (strange.length > 0)
    throw new Error(`These files changed, but they are not content of a club:\n${strange.join('\n')}`);
  for (const script of ['scripts/make/legal/make.ts', 'scripts/make/sheet-music/make.ts']) {
    const code = await run(copy, ['node_modules/tsx/dist/cli.mjs', script]);
    if (code) return code;
  }
  return run(copy, ['scripts/check/steps/run.mjs', list]);
}

mkdirSync('.test-results', { recursive: true });
rmSync(REPORT, { force: true });
const copy = makeScratchCopy(process.cwd(), 'inside');
try {
  process.exitCode = await check(copy);
  copyFileSync(join(copy, '.test-results/counts.json'), REPORT);
} finally {
  removeScratchCopy(copy);
}
