// `npm run club:new`: puts a new club in the place of the present one. Asks for what its options do not say:
// `npm run club:new -- --name="els Falcons de la Vall" --short="els Falcons" …`
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildDay } from '@/app/build-day';
import { NEW_CLUB } from '@/content/interface/new-club';
import { runPackage, runScript } from '@/scripts/run/program.mjs';
import { OPTIONS } from './answers';
import { askAnswers } from './ask';
import { clubFileOf } from './club-file';
import { replaceClub, TAKE_BACK } from './replace';

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

/** Rehearsals may be an option each. */
function readOptions() {
  const options = Object.fromEntries(
    OPTIONS.map((option) => [option, { type: 'string', multiple: true } as const]),
  );
  try {
    const given = Object.entries(parseArgs({ options }).values);
    return Object.fromEntries(given.map(([option, values]) => [option, values?.join(';')]));
  } catch {
    return refuse(NEW_CLUB.unknownOption(OPTIONS.map((option) => `--${option}`).join(', ')));
  }
}

checkTree();
const answers = await askAnswers(readOptions(), {
  thisYear: Number(buildDay.slice(0, 4)),
  terminal: Boolean(process.stdin.isTTY),
}).catch((error: Error) => refuse(error.message));

replaceClub(process.cwd(), clubFileOf(answers, buildDay));
// The PDFs are printed from the built site.
const format = ['check', '--write', '--log-level=error', 'content'];
const code = (await runPackage('@biomejs/biome/bin/biome', format)) || (await runScript('make:documents'));

if (code === 0) {
  console.log(`\n${NEW_CLUB.done(answers.name.name)}`);
  await runScript('club:left', ['warn']);
  console.log(`\n${NEW_CLUB.next}`);
} else console.error(NEW_CLUB.failed);
console.log(NEW_CLUB.back(TAKE_BACK));
process.exitCode = code;
