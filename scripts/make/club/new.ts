// `npm run club:new`: puts a new club in the place of the present one. Asks for what its options do not say:
// `npm run club:new -- --name="els Falcons de la Vall" --short="els Falcons" …`
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildDay } from '@/app/build-day';
import { CLUB_LEFT, NEW_CLUB, TO_LOOK_OVER } from '@/content/interface/new-club';
import { runPackage, runScript } from '@/scripts/run/program.mjs';
import { askAnswers, Refused } from './ask';
import { DATED_FILES, filesOf } from './files';
import { leftToWrite } from './left-to-write';
import { replaceClub, TAKE_BACK } from './replace';

const text = { type: 'string' } as const;
const OPTIONS = {
  name: text,
  short: text,
  town: text,
  university: text,
  email: text,
  founded: text,
  colour: text,
  network: text,
  rehearsal: { type: 'string', multiple: true },
  modules: text,
} as const;

/** Ends with a sentence. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The work tree has to be clean, or there would be no way back. */
function checkTree(): void {
  let status = '';
  try {
    status = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  } catch {
    refuse(NEW_CLUB.noGit);
  }
  if (status.trim() !== '') refuse(NEW_CLUB.notClean);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    const known = Object.keys(OPTIONS).map((option) => `--${option}`);
    return refuse(NEW_CLUB.unknownOption(known.join(', ')));
  }
}

/** Formats the files, and prints the PDFs from the built site. Resolves to an exit code. */
async function finish(): Promise<number> {
  const biome = ['check', '--write', '--log-level=error', 'content'];
  return (await runPackage('@biomejs/biome/bin/biome', biome)) || runScript('make:documents');
}

checkTree();
const answers = await askAnswers(readOptions(), {
  thisYear: Number(buildDay.slice(0, 4)),
  terminal: Boolean(process.stdin.isTTY),
}).catch((error) => refuse(error instanceof Refused ? error.message : String(error)));

const presentModules = readFileSync('content/modules.ts', 'utf8');
const dated = Object.fromEntries(DATED_FILES.map((path) => [path, readFileSync(`starter/${path}`, 'utf8')]));
replaceClub(process.cwd(), filesOf(answers, { today: buildDay, presentModules, dated }));
const code = await finish();

if (code === 0) {
  const made = TO_LOOK_OVER.map(({ file, what }) => `${file} · ${CLUB_LEFT.lookOver(what)}`);
  const lines = [...leftToWrite(answers.modules), ...made].map((line) => `  ${line}`);
  const done = `${NEW_CLUB.done(answers.name.name)} ${NEW_CLUB.stillToWrite}`;
  console.log(`\n${done}\n${lines.join('\n')}\n\n${NEW_CLUB.next}`);
} else console.error(NEW_CLUB.failed);
console.log(NEW_CLUB.back(TAKE_BACK));
process.exitCode = code;
