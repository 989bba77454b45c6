import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { attribute, type Element, elementsIn, type Page, remove } from './html';

/** What a page's styles are made from. */
type StyleSources = {
  /** The built folder, and the path below the host's root where it will stand ("" or "/web"). */
  readonly folder: string;
  readonly basePath: string;
  /** The text of the behaviours: attributes that only they set must keep their rules. */
  readonly behaviours: string;
};

const sheetsOf = (page: Page): Element[] =>
  [...elementsIn(page)].filter((element) => attribute(element, 'rel') === 'stylesheet');

/**
 * The rules of a page's style sheets that it can use as it stands, as text for one `<style>`: a rule stays when the page
 * or a behaviour has all its names. Addresses inside are rewritten for the page's place.
 */
export async function usedStyles(page: Page, html: string, sources: StyleSources): Promise<string> {
  const sheets = sheetsOf(page);
  if (sheets.length === 0) throw new Error('it has no style sheet');
  // In one piece: what one sheet names, another uses.
  const raw = sheets.map((sheet) => readSheet(attribute(sheet, 'href') ?? '', sources)).join('\n');
  const used = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: sources.behaviours, extension: 'js' },
    ],
    css: [{ raw }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...propertiesNeeded(namesIn(html), raw)] },
  });
  return withoutEmptyRules(used.map((sheet) => sheet.css).join(''));
}

/** Without rules that say nothing, and then without the conditions that hold no rule any more. */
function withoutEmptyRules(css: string): string {
  const fuller = css.replace(/[^{};]*\{\s*\}/g, '');
  return fuller === css ? css : withoutEmptyRules(fuller);
}

const namesIn = (text: string): string[] => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** The custom properties that the page itself names, and those that they are made of in turn. */
function propertiesNeeded(named: readonly string[], css: string): ReadonlySet<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)\s*:([^;}]*)/g))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const needed = new Set(named);
  // A set goes on to what is added to it while it is gone through.
  for (const name of needed) for (const part of namesIn(values.get(name) ?? '')) needed.add(part);
  return needed;
}

/** Takes the style sheets out of a document, which draws nothing that its own rules do not know. */
export function removeSheets(page: Page): void {
  for (const sheet of sheetsOf(page)) remove(sheet);
}

function readSheet(href: string, { folder, basePath }: StyleSources): string {
  if (!href.startsWith(`${basePath}/`)) throw new Error(`its style sheet ${href} is not of this site`);
  const address = href.slice(basePath.length).split('?')[0] ?? '';
  const text = readFileSync(join(folder, address), 'utf8');
  return text.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g, (_all, _quote, path: string) => {
    return `url(${basePath}${posix.join(dirname(address), path)})`;
  });
}
