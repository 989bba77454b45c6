// Checks the spelling of every text that a visitor reads: `npm run spell [-- FOLDER...]`. One line for each slip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDictionary } from './dictionary';
import { findSlips } from './slips';

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['content', 'components', 'app', 'lib'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .toSorted();
const knows = openDictionary();

let count = 0;
for (const file of files) {
  for (const { word, line } of findSlips(readFileSync(file, 'utf8'), file, knows)) {
    console.error(`${file}:${line}: ${word}`);
    count += 1;
  }
}
if (files.length === 0) console.error(`No source file in ${folders.join(', ')}: nothing was checked.`);
else console.log(`Spelling: ${files.length} files, ${count} unknown words.`);
if (count > 0) console.error('A right word that the dictionary lacks goes to scripts/spell/words.txt.');
process.exitCode = count > 0 || files.length === 0 ? 1 : 0;
