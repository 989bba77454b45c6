// Proves that another club can move in: `npm run club:check` lays the second club over a scratch copy of the project and
// does there what `npm test` does; `npm run club:check -- short` its short form, which is a step of `npm test`.
// Writes how many tests passed to .test-results/second-club.json.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, makeScratchCopy, removeScratchCopy } from '../scratch/copy';
import { isClubs, moveIn } from './move-in';

const REPORT = '.test-results/second-club.json';
const list = process.argv[2] === 'short' ? 'secondClubShort' : 'secondClub';

/** Runs Node in the copy, its output on ours, and resolves to its exit code. */
function run(copy: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function check(copy: string): Promise<number> {
  moveIn(copy, '__tests__/second-club');
  const strange = changedFiles(copy).filter((path) => !isClubs(path));
  if (strange.length > 0) throw new Error(`Not the club's, and changed all the same:\n${strange.join('\n')}`);
  for (const script of ['scripts/documents/make.ts', 'scripts/score/make.ts']) {
    const code = await run(copy, ['node_modules/tsx/dist/cli.mjs', script]);
    if (code) return code;
  }
  return run(copy, ['scripts/steps/run.mjs', list]);
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
