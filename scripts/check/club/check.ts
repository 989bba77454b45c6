// Proves that another club can use the project: makes one with `npm run club:new`, which builds its site, in a copy of the last
// commit, without some modules, and runs checks there. Searches its site for the sample. KEEP_CLUB=1 keeps the copy.
import { execFileSync, execSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { club } from '@/content/club';
import { people } from '@/content/people/people';
import { sampleWords } from '@/content/sample-words';
import type { Person } from '@/lib/club/people';
import { shadesOf } from '@/lib/design/colours';
import { isClubs, TAKE_BACK } from '@/scripts/make/club/replace';

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
  '--modules=results,videos,legal,word-search,memory,daily-castell,castle-game,timeline',
];

const copy = mkdtempSync(join(tmpdir(), 'club-'));

/** Runs Node in the copy. Throws if it fails. */
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'inherit', 'inherit'] });

/** Next needs real files, not a link to the folder. */
function copyPackages(): void {
  try {
    // Hard links, which only one disk and some systems have.
    execFileSync('cp', ['-al', 'node_modules', copy], { stdio: 'ignore' });
  } catch {
    cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}

const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    cwd: copy,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Of any club, which may have nobody yet. */
const everybody: readonly Person[] = Object.values(people);
const ofSample = [
  ...sampleWords,
  ...[club.email, club.tagline, ...Object.values(shadesOf(club.colour))],
  ...[...club.universities, ...everybody].map(({ name }) => name),
];

/** `path: word` for each file of the copy's site that mentions the sample. */
const mentionsOfSample = () =>
  readdirSync(join(copy, 'out'), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    if (!/\.(html|txt|js|css|svg|json|csv|ics|xml|webmanifest)$/.test(path)) return [];
    const text = readFileSync(join(copy, 'out', path), 'utf8').toLowerCase();
    return ofSample.filter((word) => text.includes(word.toLowerCase())).map((word) => `${path}: ${word}`);
  });

function expectNone(what: string, lines: readonly string[]): void {
  if (lines.length > 0) throw new Error(`${what}:\n${lines.join('\n')}`);
}

try {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, copy]);
  copyPackages();
  run('node_modules/tsx/dist/cli.mjs', 'scripts/make/club/new.ts', ...OPTIONS);
  expectNone(
    'Changed, but not content of a club',
    changedFiles().filter((path) => !isClubs(path)),
  );
  // The PDFs were printed from the built site.
  cpSync(join(copy, 'public/uploads'), join(copy, 'out/uploads'), { recursive: true });
  run('scripts/run/run.mjs', 'newClub');
  expectNone('The sample is still there', mentionsOfSample());
  execSync(TAKE_BACK, { cwd: copy });
  expectNone('Not taken back', changedFiles());
  mkdirSync('.test-results', { recursive: true });
  copyFileSync(join(copy, '.test-results/counts.json'), '.test-results/club.json');
} finally {
  if (process.env.KEEP_CLUB) console.log(`Kept: ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}
