// Proves that another club can use the project: makes two clubs with `npm run club:new`, each in a scratch copy, and runs the
// checks there. The first has what nine options give; the second leaves every part out and is built and visited only. Searches
// both sites for the sample. `tsx scripts/check/club/check.ts all` runs every test on the first. Writes the number of passed
// tests to .test-results/clubs.json.
import { execSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCounts, totalCounts } from '@/scripts/run/counts.mjs';
import { isClubs, TAKE_BACK } from '@/scripts/make/club/replace';
import { mentionsOfSample } from './mentions';
import { changedFiles, makeScratchCopy, removeScratchCopy } from './scratch-copy';

const REPORT = '.test-results/clubs.json';

const OPTIONS = [
  '--name=els Falcons de la Vall Clara',
  '--short=els Falcons',
  '--town=Vallclara',
  '--university=Universitat de la Vall Clara',
  '--email=colla@falcons.test',
  '--founded=2025',
  '--colour=#C2410C',
  '--network=instagram:falcons,youtube:falcons',
  '--rehearsal=dilluns 19:00-21:00, Plaça del Campus, Carrer Nou 3',
  '--rehearsal=dijous 19:00-21:30, Gimnàs del Poliesportiu',
];

const CLUBS = [
  { name: 'with nine options', options: OPTIONS, list: process.argv[2] === 'all' ? 'newClubAll' : 'newClub' },
  { name: 'with no part', options: [...OPTIONS, '--parts=cap'], list: 'newClubBare' },
] as const;

const MAKE_CLUB = ['node_modules/tsx/dist/cli.mjs', 'scripts/make/club/new.ts'];

/** Runs Node in the copy and prints its output. Resolves to the exit code. */
function run(copy: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function check(copy: string, { options, list }: (typeof CLUBS)[number]): Promise<boolean> {
  const made = await run(copy, [...MAKE_CLUB, ...options]);
  if (made) return false;
  const strange = changedFiles(copy).filter((path) => !isClubs(path));
  if (strange.length > 0) console.error(`Changed, but not content of a club:\n${strange.join('\n')}`);
  const code = await run(copy, ['scripts/run/run.mjs', list]);
  const again = await run(copy, MAKE_CLUB);
  if (again === 0) console.error('A second club was made over changes that were not committed.');
  const mentions = mentionsOfSample(join(copy, 'out'));
  if (mentions.length > 0) console.error(`The sample is still there:\n${mentions.join('\n')}`);
  execSync(TAKE_BACK, { cwd: copy });
  const back = changedFiles(copy);
  if (back.length > 0) console.error(`Not taken back:\n${back.join('\n')}`);
  return code === 0 && again !== 0 && back.length === 0 && strange.length === 0 && mentions.length === 0;
}

mkdirSync('.test-results', { recursive: true });
rmSync(REPORT, { force: true });
const results: Parameters<typeof totalCounts>[0][number][] = [];
for (const club of CLUBS) {
  console.log(`\n=== A club ${club.name}`);
  const copy = makeScratchCopy(process.cwd());
  try {
    const ok = await check(copy, club);
    results.push({
      ok,
      counts: ownCounts(JSON.parse(readFileSync(join(copy, '.test-results/counts.json'), 'utf8'))),
    });
  } catch (error) {
    console.error(error);
    results.push({ ok: false });
  } finally {
    if (process.env.KEEP_CLUBS) console.log(`Kept: ${copy}`);
    else removeScratchCopy(copy);
  }
}
const counts = totalCounts(results);
writeFileSync(REPORT, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
