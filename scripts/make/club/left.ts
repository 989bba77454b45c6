// `npm run club:left`: reports what a club has not made its own yet. A failure if the site has an address
// (NEXT_PUBLIC_SITE_URL); `-- warn` never fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { modules } from '@/content/modules';
import '@/scripts/run/env.mjs';
import { leftToWrite, remainsIn } from './left-to-write';

const published = Boolean(process.env.NEXT_PUBLIC_SITE_URL) && process.argv[2] !== 'warn';

/** Messages are every club's, and the list of the sample's words is no text of the site. */
const NOT_SEARCHED = /^content\/(interface\/|sample-words\.ts)/;
const TEXT = /\.(ts|csv|json|svg|txt)$/;

function remains(): string[] {
  const files = ['content', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  );
  return files
    .filter((file) => TEXT.test(file) && !NOT_SEARCHED.test(file))
    .flatMap((file) => remainsIn(readFileSync(file, 'utf8')).map((remain) => `${file} · ${remain}`));
}

// The sample's tests go with the sample, which may be published: nothing of it is left to write.
if (existsSync('__tests__/sample')) console.log(CLUB_LEFT.sample);
else {
  const lines = [...remains(), ...leftToWrite(modules)];
  console.log(lines.length === 0 ? CLUB_LEFT.nothing : CLUB_LEFT.heading(lines.length));
  for (const line of lines) console.log(`  ${line}`);
  if (published && lines.length > 0) {
    console.error(CLUB_LEFT.published);
    process.exitCode = 1;
  }
}
