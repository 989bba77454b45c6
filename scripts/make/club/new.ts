// `npm run club:new`: puts a new club in the place of the present one. Asks for what its options do not say:
// `npm run club:new -- --name="els Falcons de la Vall" --short="els Falcons" …`
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as fontkit from 'fontkit';
import { CLUB_LEFT, NEW_CLUB, TO_LOOK_OVER } from '@/content/interface/new-club';
import { leftToWrite } from '@/scripts/check/club/to-write';
import { run, runPackage } from '@/scripts/run/program.mjs';
import { askAnswers, OPTIONS } from './ask';
import { filesOf, type Outline } from './files';
import { replaceClub, TAKE_BACK } from './replace';

/** Ends with a sentence. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/** The work tree has to be clean, or there would be no way back. */
function checkTree(): void {
  let status = '';
  try {
    status = git('status', '--porcelain');
  } catch {
    refuse(NEW_CLUB.noGit);
  }
  if (status.trim() !== '') refuse(NEW_CLUB.notClean);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return refuse(
      NEW_CLUB.unknownOption(
        Object.keys(OPTIONS)
          .map((option) => `--${option}`)
          .join(', '),
      ),
    );
  }
}

/** The first letter of a name in the font of the cards. */
function initialOf(name: string): Outline {
  const font = fontkit.openSync('scripts/make/fonts/for-cards/display.ttf');
  const letter = name.match(/[\p{L}\d]/u)?.[0].toLocaleUpperCase('ca') ?? 'C';
  const glyph = 'layout' in font ? font.layout(letter).glyphs[0] : undefined;
  if (!glyph) throw new Error(`The font has no ${letter}.`);
  return { path: glyph.path.toSVG(), box: glyph.bbox };
}

/** Formats the files, and prints the PDFs from the built site. Resolves to an exit code. */
async function finish(): Promise<number> {
  const biome = ['check', '--write', '--log-level=error', 'content'];
  return (
    (await runPackage('@biomejs/biome/bin/biome', biome)) ||
    (await run(process.execPath, ['scripts/run/run.mjs', 'build'])) ||
    (await runPackage('tsx/dist/cli.mjs', ['scripts/make/documents/make.ts']))
  );
}

checkTree();
const today = new Date().toISOString().slice(0, 10);
const asked = await askAnswers(readOptions(), Number(today.slice(0, 4)));
if (!asked.ok) refuse(asked.problem);
const answers = asked.value;

const presentParts = readFileSync('content/parts.ts', 'utf8');
const boards = Object.fromEntries(
  ['comissio', 'direccio', 'tecnica'].map((name) => {
    const path = `content/boards/${name}.ts`;
    return [path, readFileSync(`starter/${path}`, 'utf8')];
  }),
);
const initial = initialOf(answers.shortName);
replaceClub(process.cwd(), filesOf(answers, { today, presentParts, initial, boards }));
const code = await finish();

if (code === 0) {
  const made = TO_LOOK_OVER.map(({ file, what }) => `${file} · ${CLUB_LEFT.lookOver(what)}`);
  const lines = [...leftToWrite(answers.parts), ...made].map((line) => `  ${line}`);
  console.log(
    `\n${NEW_CLUB.done(answers.name)} ${NEW_CLUB.stillToWrite}\n${lines.join('\n')}\n\n${NEW_CLUB.next}`,
  );
} else console.error(NEW_CLUB.failed);
console.log(NEW_CLUB.back(TAKE_BACK));
process.exitCode = code;
