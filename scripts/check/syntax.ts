// Compares the syntax of the built scripts and styles with `browserslist` of package.json. A step of `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transform } from 'esbuild';
import project from '@/package.json';

const FOLDER = 'out';

/** `ios_saf >= 16.4` is `ios16.4` for esbuild. */
const target = project.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));
// esbuild considers the properties of \p{…} too new for every browser.
const supported = { 'regexp-unicode-property-escapes': true };

const home = readFileSync(join(FOLDER, 'index.html'), 'utf8');
/** Next's polyfills, which no supported browser loads. */
const polyfills = [...home.matchAll(/<script(?=[^>]*\snomodule)[^>]*\ssrc="([^"]*)"/gi)].map(
  ([, src]) => src,
);

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  const loader = ({ '.js': 'js', '.css': 'css' } as const)[extname(file)];
  if (!loader || polyfills.includes(`/${file}`)) continue;
  const code = readFileSync(join(FOLDER, file), 'utf8');
  // esbuild rewrites syntax that a target lacks.
  const older = await transform(code, { loader, supported, target });
  const newest = await transform(code, { loader, supported, target: 'esnext' });
  if (older.code === newest.code) continue;
  console.error(`${file}: its syntax is too new for ${target.join(', ')}`);
  process.exitCode = 1;
}
