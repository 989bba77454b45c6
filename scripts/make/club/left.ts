// `npm run club:left`: reports what a club has not made its own yet. A failure if the site has an address
// (NEXT_PUBLIC_SITE_URL); `-- warn` never fails.
import { existsSync } from 'node:fs';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { modules } from '@/content/modules';
import '@/scripts/run/env.mjs';
import { leftInFiles } from './left-to-write';

const published = Boolean(process.env.NEXT_PUBLIC_SITE_URL) && process.argv[2] !== 'warn';

// The sample's tests go with the sample, which may be published: nothing of it is left to write.
if (existsSync('__tests__/sample')) console.log(CLUB_LEFT.sample);
else {
  const lines = leftInFiles(modules);
  console.log(lines.length === 0 ? CLUB_LEFT.nothing : CLUB_LEFT.heading(lines.length));
  for (const line of lines) console.log(`  ${line}`);
  if (published && lines.length > 0) {
    console.error(CLUB_LEFT.published);
    process.exitCode = 1;
  }
}
