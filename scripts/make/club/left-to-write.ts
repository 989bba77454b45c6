import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { sampleWords } from '@/content/sample-words';

/** A line of the starter that says what the club has to write there, and of which module. */
const TO_WRITE = /Per escriure(?: \(([\w-]+)\))?: (.+?)(?:\.? -->)?$/gm;
const EXAMPLE = /[\w.-]+\.example\b/gi;

/** What a text has that is not of the club yet, a sentence for each: what is to be written, words of the sample, and hosts of examples. */
function leftIn(text: string, modules: readonly string[]): string[] {
  const searched = text.toLowerCase();
  return [
    ...[...text.matchAll(TO_WRITE)].flatMap(([, module, what = '']) =>
      module === undefined || modules.includes(module) ? CLUB_LEFT.toWrite(what) : [],
    ),
    ...sampleWords.filter((word) => searched.includes(word.toLowerCase())).map(CLUB_LEFT.another),
    ...[...new Set(text.match(EXAMPLE))].map(CLUB_LEFT.example),
  ];
}

/** Messages are every club's, and the list of the sample's words is no text of the site. */
const NOT_SEARCHED = /^content\/(interface\/|sample-words\.ts)/;
const TEXT = /\.(ts|csv|json|svg|txt)$/;

/** `path · sentence` for each. */
export const leftInFiles = (modules: readonly string[]): string[] =>
  ['content', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
        posix.join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => TEXT.test(file) && !NOT_SEARCHED.test(file))
    .flatMap((file) => leftIn(readFileSync(file, 'utf8'), modules).map((line) => `${file} · ${line}`));
