// Checks the spelling of every text that a visitor reads: `npm run spell [-- PATH...]`, folders or files. One line for
// each slip.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDictionary } from './dictionary';
import { findSlips } from './slips';

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['content', 'components', 'app', 'lib'];
const files = paths
  .flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file))
  .toSorted();

/** Prints the slips of every file and answers how many there are. */
function check(): number {
  const knows = openDictionary();
  const slips = files.flatMap((file) =>
    findSlips(readFileSync(file, 'utf8'), file, knows).map(({ word, line }) => `${file}:${line}: ${word}`),
  );
  for (const slip of slips) console.error(slip);
  console.log(`Spelling: ${files.length} files, ${slips.length} unknown words.`);
  if (slips.length > 0)
    console.error(
      'A right word that the dictionary lacks goes to scripts/spell/words.txt, a name to content/spelling.txt.',
    );
  return slips.length;
}

if (files.length === 0) console.error(`No source file in ${paths.join(', ')}: nothing was checked.`);
process.exitCode = files.length === 0 || check() > 0 ? 1 : 0;
