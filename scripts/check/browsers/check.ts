// Compares what the built site uses with `browserslist` of package.json. A step of `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transform } from 'esbuild';
import { ALLOWED } from './allowed';
import { ESBUILD_TARGETS, lackedBy, OLDEST, pageFeatures, scriptFeatures, styleFeatures } from './features';

const folder = 'out';

/** Features that the site uses, each with the first file that uses it. */
const used = new Map<string, string>();
const problems: string[] = [];

function note(features: Iterable<string>, file: string): void {
  for (const feature of features) if (!used.has(feature)) used.set(feature, file);
}

/** esbuild rewrites syntax that a target lacks. */
async function checkSyntax(code: string, loader: 'js' | 'css', file: string): Promise<void> {
  // esbuild considers the properties of \p{…} too new for every browser.
  const supported = { 'regexp-unicode-property-escapes': true };
  const [older, newest] = await Promise.all([
    transform(code, { loader, supported, target: ESBUILD_TARGETS }),
    transform(code, { loader, supported, target: 'esnext' }),
  ]);
  if (older.code !== newest.code) problems.push(`${file}: its syntax is too new`);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const ofType = (...types: readonly string[]) => files.filter((file) => types.includes(extname(file)));

/** Addresses of Next's polyfills, which no supported browser loads. */
const skipped = new Set<string>();

for (const file of ofType('.html')) {
  const html = read(file);
  note(pageFeatures(html), file);
  for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) note(styleFeatures(css), file);
  for (const [, code = ''] of html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs))
    note(scriptFeatures(code), file);
  for (const [, address = ''] of html.matchAll(/<script(?=[^>]*\snomodule)[^>]*\ssrc="([^"]*)"/gi))
    skipped.add(address);
}
for (const file of ofType('.js')) {
  if (skipped.has(`/${file}`)) continue;
  note(scriptFeatures(read(file)), file);
  await checkSyntax(read(file), 'js', file);
}
for (const file of ofType('.css')) {
  note(styleFeatures(read(file)), file);
  await checkSyntax(read(file), 'css', file);
}
for (const file of ofType('.avif', '.webp')) note([`mediatypes.image${extname(file)}`], file);

const isBelow = (feature: string, allowed: string) =>
  feature === allowed || feature.startsWith(`${allowed}.`);
const allowed = ALLOWED.flatMap(({ features }) => features);
const lacked = [...used].filter(([feature]) => lackedBy(feature).length > 0);
for (const [feature, file] of lacked)
  if (!allowed.some((one) => isBelow(feature, one)))
    problems.push(`${file}: ${feature} is missing in ${lackedBy(feature).join(', ')}`);
for (const one of allowed)
  if (!lacked.some(([feature]) => isBelow(feature, one)))
    problems.push(`scripts/check/browsers/allowed.ts: ${one} is not needed any more`);

for (const problem of problems) console.error(problem);
const browsers = OLDEST.map(({ name, version }) => `${name} ${version}`).join(', ');
console.log(`${used.size} features compared with ${browsers}: ${problems.length} problems.`);
process.exitCode = problems.length > 0 || used.size === 0 ? 1 : 0;
