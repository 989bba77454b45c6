// `npm run budget`: what the HTML of each built page names, against one limit for each kind of page. Sizes are KB of 1024 bytes, gzip.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { basePath } from '@/lib/site/address';
import type { PageEntry } from '@/lib/site/pages';
import { PHOTO_FOLDER } from '@/lib/site/photos';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { pageFiles, wireSize } from '@/scripts/build/page-files';
import { isPayload } from '@/scripts/build/postbuild/deferred-scripts';

/** JavaScript of an empty page of the installed Next version. */
const NEXT = 131;
/** What an interactive page may add to it, unless its entry in `content/pages` allows more. */
const INTERACTIVE = 14;
/** JavaScript of a static page, which is only the enhancements. */
const STATIC = 8.8;
/** HTML of a static page with its styles: all that a second page of a visit loads. */
const STATIC_HTML = 45;
/** All that the HTML of a static page asks for at once, but photographs: the build limits each of them. */
const FIRST_LOAD = 120;
const HOME_FIRST_LOAD = 115;
/** What the search loads when it is opened: its script and the index. */
const SEARCH = 80;
/** `out/` without photographs, in MB. */
const SITE = 32;

const OUT = 'out';
const entries: readonly PageEntry[] = Object.values(pages);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
let over = 0;

function compare(what: string, size: number, limit: number): void {
  if (size > limit) over += 1;
  const verdict = size > limit ? '  OVER BUDGET' : '';
  console.log(`  ${what.padEnd(52)} ${size.toFixed(1).padStart(6)} of ${limit}${verdict}`);
}

const known = new Map<string, number>();

/** Size of a file by its address, such as `/web/_next/x.js?v=1`. Throws if the site lacks it. */
function sizeOf(address: string): number {
  const { pathname, host } = new URL(address, 'http://site.invalid');
  const path = decodeURIComponent(pathname).slice(pathname.startsWith(`${basePath}/`) ? basePath.length : 0);
  if (host !== 'site.invalid' || !existsSync(join(OUT, path)))
    throw new Error(`A page loads ${address}, which is not in ${OUT}.`);
  const size = known.get(path) ?? wireSize(path, readFileSync(join(OUT, path)));
  known.set(path, size);
  return size;
}

/** Pictures that wait until they are near. */
const LAZY = /<img\b[^>]*loading="lazy"[^>]*>|<noscript\b.*?<\/noscript>/gs;

for (const route of exportedRoutes(OUT)) {
  const html = readFileSync(join(OUT, decodeURIComponent(route), 'index.html'));
  const { scripts, styles, fonts, pictures } = pageFiles(html.toString().replaceAll(LAZY, ''));
  if (scripts.length === 0) throw new Error(`/${route} names no script.`);
  const programs = sum(scripts.filter((address) => !isPayload(address)).map(sizeOf));
  // Next hydrates a page that loads its chunks.
  if (scripts.some((address) => address.includes('/_next/static/chunks/'))) {
    const [top, below] = route.split('/');
    const entry = entries.find(({ path }) => path === `/${top}`);
    const allowed = (below ? entry?.budgetBelow : entry?.budget) ?? INTERACTIVE;
    compare(`/${route}, scripts`, programs, NEXT + allowed);
    continue;
  }
  const shown = pictures.filter((address) => !address.includes(`/${PHOTO_FOLDER}/`));
  const whole = wireSize('index.html', html) + sum([...scripts, ...styles, ...fonts, ...shown].map(sizeOf));
  compare(`/${route}, scripts`, programs, STATIC);
  compare(`/${route}, HTML`, wireSize('index.html', html), STATIC_HTML);
  compare(`/${route}, first load`, whole, route === '' ? HOME_FIRST_LOAD : FIRST_LOAD);
}
const search = readdirSync(join(OUT, '_next/static')).filter((name) => name.startsWith('cerca-'));
compare('the search', sum(search.map((name) => sizeOf(`${basePath}/_next/static/${name}`))), SEARCH);
const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.parentPath.startsWith(join(OUT, PHOTO_FOLDER)),
);
const bytes = sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
compare(`${OUT}/ without photographs, MB`, bytes / 1024 / 1024, SITE);
console.log(`\n${over} over budget.`);
process.exitCode = over > 0 ? 1 : 0;
