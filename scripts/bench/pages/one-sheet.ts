import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { PurgeCSS } from 'purgecss';
import { exportedRoutes } from '../../build/exported-routes';
import { partOf } from '../../ship/document';
import { append, attribute, elementsIn, type Page, rawText, remove } from '../../ship/html';

const readPage = (folder: string, route: string): Page =>
  parse(readFileSync(join(folder, decodeURIComponent(route), 'index.html'), 'utf8'));

const sheetsOf = (page: Page) =>
  [...elementsIn(page)].flatMap((element) =>
    attribute(element, 'rel') === 'stylesheet' ? (attribute(element, 'href') ?? []) : [],
  );

/** The rules that the shipping step put into a document: those that bring the fonts. */
const ownStyles = (page: Page) =>
  [...elementsIn(page)].find(
    (element) => element.tagName === 'style' && rawText(element).includes('@font-face'),
  );

/**
 * A copy of a built site whose documents ask for one sheet, with the rules that any of them uses, in place of those that
 * each carries. Throws when the site is of another shape, since then nothing would be compared.
 */
export async function withOneSheet(folder: string): Promise<string> {
  const pages = exportedRoutes(folder).map((route) => ({ route, page: readPage(folder, route) }));
  const features = pages.map(({ page }) => sheetsOf(page)).filter((sheets) => sheets.length > 0);
  const shared = features[0]?.filter((sheet) => features.every((sheets) => sheets.includes(sheet))) ?? [];
  const documents = pages.filter(({ page }) => sheetsOf(page).length === 0);
  if (shared.length === 0 || documents.length === 0) throw new Error(`${folder} is not shipped as expected.`);

  const [used] = await new PurgeCSS().purge({
    content: documents.map(({ page }) => ({ raw: serialize(page), extension: 'html' })),
    css: [{ raw: shared.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join('\n') }],
  });
  const copy = mkdtempSync(join(tmpdir(), 'one-sheet-'));
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, '_next/static/documents.css'), used?.css ?? '');
  for (const { route, page } of documents) {
    const styles = ownStyles(page);
    if (!styles) throw new Error(`/${route} carries no styles.`);
    remove(styles);
    append(partOf(page, 'head'), 'link', { rel: 'stylesheet', href: '/_next/static/documents.css' });
    writeFileSync(join(copy, decodeURIComponent(route), 'index.html'), serialize(page));
  }
  return copy;
}
