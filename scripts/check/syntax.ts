// Compares the syntax of the built scripts and styles with `browserslist` of package.json. A step of `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import browserslist from 'browserslist';
import { transform } from 'esbuild';

const FOLDER = 'out';

/** Versions of each browser are sorted from new to old, so the oldest one stays. */
const oldest = new Map(browserslist().map((browser) => browser.split(' ') as [string, string]));
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };
const target = Object.entries(NAMES).map(([name, ofEsbuild]) => `${ofEsbuild}${oldest.get(name)}`);
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
