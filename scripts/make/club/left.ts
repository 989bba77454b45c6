// `npm run club:left`: reports what a club has not made its own yet. A failure if the site has an address
// (NEXT_PUBLIC_SITE_URL); `-- warn` never fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { modules as shown } from '@/content/modules';
import { sampleWords } from '@/content/sample-words';
import '@/scripts/run/env.mjs';

const modules: readonly string[] = shown;

/** A line of the starter that says what the club has to write there, and of which module. */
const TO_WRITE = /Per escriure(?: \(([\w-]+)\))?: (.+?)(?:\.? -->)?$/gm;
const EXAMPLE = /[\w.-]+\.example\b/gi;

/** What a text has that is not of the club yet, a sentence for each: what is to be written, words of the sample, and hosts of examples. */
function leftIn(text: string): string[] {
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
const leftInFiles = (): string[] =>
  ['content', 'public']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
        posix.join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => TEXT.test(file) && !NOT_SEARCHED.test(file))
    .flatMap((file) => leftIn(readFileSync(file, 'utf8')).map((line) => `${file} · ${line}`));

const published = Boolean(process.env.NEXT_PUBLIC_SITE_URL) && process.argv[2] !== 'warn';

// The sample's tests go with the sample, which may be published: nothing of it is left to write.
if (existsSync('__tests__/sample')) console.log(CLUB_LEFT.sample);
else {
  const lines = leftInFiles();
  console.log(lines.length === 0 ? CLUB_LEFT.nothing : CLUB_LEFT.heading(lines.length));
  for (const line of lines) console.log(`  ${line}`);
  if (published && lines.length > 0) {
    console.error(CLUB_LEFT.published);
    process.exitCode = 1;
  }
}
