import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { PurgeCSS } from 'purgecss';

type StyleSources = {
  /** The base path is "" or "/web". */
  readonly folder: string;
  readonly basePath: string;
  /** Rules for attributes that enhancements set must stay. */
  readonly enhancements: string;
  /** Script that brings its own rules. The custom properties that it names must stay. */
  readonly loadedLater: string;
};

export const SHEETS = 'link[rel="stylesheet"]';

/** A rule is used if the page or an enhancement contains all its names. Relative addresses become absolute. */
export async function usedStyles(page: Document, sources: StyleSources): Promise<string> {
  const sheets = [...page.querySelectorAll(SHEETS)];
  if (sheets.length === 0) throw new Error('it has no stylesheet');
  // Together, because one stylesheet uses names of another.
  const raw = sheets.map((sheet) => readSheet(sheet.getAttribute('href') ?? '', sources)).join('\n');
  const html = page.documentElement.outerHTML.replace(/<script\b.*?<\/script>/gs, '');
  const words = wordsNamed(`${html} ${sources.enhancements}`, raw);
  const css = await purge(raw, words, propertiesNeeded(namesIn(html + sources.loadedLater), raw));
  return withoutEmptyRules(css.replace(ABOUT_WHAT_IT_HAS, (rule, name) => (html.includes(name) ? rule : '')))
    .replace(/\n\s*/g, '')
    .replaceAll(';}', '}');
}

/** The words of a text that a selector names, or of which it names a part. PurgeCSS knows no other. */
function wordsNamed(text: string, css: string): string[] {
  const selectors = (css.match(/(?<=^|[{};])[^@{};]+(?=\{)/g) ?? []).join(' ');
  const named = new Set(selectors.match(WORDS));
  const parts = [...selectors.matchAll(/[~|^$*]=["']?([^"'\]]+)/g)].flatMap(
    ([, value = '']) => value.match(WORDS) ?? [],
  );
  const words = [...new Set(text.match(WORDS))];
  return words.filter((word) => named.has(word) || parts.some((part) => word.includes(part)));
}

const WORDS = /[\w-]+/g;

/** By all that the result depends on: pages of one template have the same rules. */
const purged = new Map<string, string>();

async function purge(raw: string, words: readonly string[], variables: readonly string[]): Promise<string> {
  const key = JSON.stringify([raw, words.toSorted(), variables.toSorted()]);
  const known = purged.get(key);
  if (known !== undefined) return known;
  const used = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...variables] },
  });
  const css = used.map((sheet) => sheet.css).join('');
  purged.set(key, css);
  return css;
}

/** PurgeCSS does not look at what a page must have for a rule. Tried where a rule can begin: anywhere else would take seconds. */
const ABOUT_WHAT_IT_HAS = /(?<=^|[{}])[^{}]*:has\(\.([\w-]+)\)[^{}]*\{[^{}]*\}/g;

function withoutEmptyRules(css: string): string {
  const fuller = css.replace(/(?<=^|[{};])[^{};]*\{\s*\}/g, '');
  return fuller === css ? css : withoutEmptyRules(fuller);
}

const namesIn = (text: string): string[] => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);

/** Directly or through others. */
function propertiesNeeded(named: readonly string[], css: string): string[] {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)\s*:([^;}]*)/g))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const needed = new Set(named);
  // Iterating over a set includes what is added meanwhile.
  for (const name of needed) for (const part of namesIn(values.get(name) ?? '')) needed.add(part);
  return [...needed].filter((name) => values.has(name));
}

function readSheet(href: string, { folder, basePath }: StyleSources): string {
  if (!href.startsWith(`${basePath}/`)) throw new Error(`its stylesheet ${href} is not of this site`);
  const address = href.slice(basePath.length).split('?')[0] ?? '';
  const text = readFileSync(join(folder, address), 'utf8');
  return text.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^'")]+)\1\)/g, (_all, _quote, path: string) => {
    return `url(${basePath}${posix.join(dirname(address), path)})`;
  });
}

/** Every page has them in its `<style>`, and a browser that reads them again lays out all text again. */
export const withoutFontFaces = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, '');
