// `npm run club:left`: reports what a club has not made its own yet. A failure if the site has an address
// (NEXT_PUBLIC_SITE_URL); `-- warn` never fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rehearsals } from '@/content/calendar/rehearsals';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { parts } from '@/content/parts';
import { sampleWords } from '@/content/sample-words';
import { importProblem, textsIn } from '@/scripts/check/content/content-files';
import { remainsIn } from './remains';
import { leftToWrite } from './to-write';

const published = Boolean(process.env.NEXT_PUBLIC_SITE_URL) && process.argv[2] !== 'warn';

/** Messages are every club's; the agenda has days of its own. */
const NOT_SEARCHED = /^content\/(interface\/|sample-words\.ts|calendar\/)/;
const TEXT = /\.(csv|json|svg|txt)$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll('\\', '/')),
  );

async function remains(): Promise<string[]> {
  const own = { foreign: sampleWords, rehearsals };
  const lines: string[] = [];
  const report = (file: string, label: string, text: string) => {
    for (const remain of remainsIn(text, own)) lines.push(`${file} · "${label}": ${remain}`);
  };
  for (const file of [...filesOf('content'), ...filesOf('public')]) {
    if (TEXT.test(file)) report(file, basename(file), readFileSync(file, 'utf8'));
    if (!file.endsWith('.ts') || NOT_SEARCHED.test(file)) continue;
    try {
      const exported: unknown = await import(pathToFileURL(file).href);
      for (const { label, text } of textsIn(exported, basename(file, '.ts'))) report(file, label, text);
    } catch (error) {
      // Each file that imports it fails with the same line.
      lines.push(importProblem(file, error));
    }
  }
  return [...new Set(lines)];
}

// The sample's tests go with the sample.
if (existsSync('__tests__/sample')) {
  console.log(CLUB_LEFT.sample);
  if (published) process.exitCode = 1;
} else {
  const lines = [...(await remains()), ...leftToWrite(parts)];
  console.log(lines.length === 0 ? CLUB_LEFT.nothing : CLUB_LEFT.heading(lines.length));
  for (const line of lines) console.log(`  ${line}`);
  if (published && lines.length > 0) {
    console.error(CLUB_LEFT.published);
    process.exitCode = 1;
  }
}
