import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, serialize } from 'parse5';
import { modulesInPayload } from './client-modules';
import {
  allText,
  append,
  attribute,
  type Element,
  elementsIn,
  insert,
  type Page,
  rawText,
  remove,
  removeComments,
  setAttribute,
} from './html';
import { AHEAD } from './speculation';

export type ExportedPage = {
  readonly page: Page;
  /** Numbers of the client modules in its payload. */
  readonly modules: readonly number[];
};

/** Types of scripts that stay: data, not Next's. */
const kept = new Set(['application/ld+json', 'speculationrules']);

/** Neither data nor one of ours (`components/ui/inline-script.tsx`). */
const isNextScript = (script: Element) =>
  !kept.has(attribute(script, 'type') ?? '') && attribute(script, 'data-own') === undefined;

/** Inline ones included. */
export const frameworkScripts = (page: Page): Element[] => byName(page, 'script').filter(isNextScript);

export const isScriptPreload = (link: Element) =>
  attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload';

/** Parses the content of `<noscript>` too: without scripts it is part of the page, and the policy applies to it. */
const reading = { scriptingEnabled: false };

const byName = (page: Page, name: string) =>
  [...elementsIn(page)].filter((element) => element.tagName === name);

/** Throws without scripts of Next or payload, so that an upgrade of Next that changes the output stops the build. */
export function readExported(html: string): ExportedPage {
  const page = parse(html, reading);
  const scripts = frameworkScripts(page);
  const texts = scripts.map(rawText);
  if (!scripts.some((script) => attribute(script, 'src')?.includes('/_next/static/')))
    throw new Error("it has none of Next's scripts");
  if (!texts.some((text) => text.includes('__next_f.push('))) throw new Error('it has no payload');
  // Next streams late parts into hidden elements, from which a script moves them.
  if (texts.some((text) => text.includes('$RC('))) throw new Error('parts of it wait for a script');
  const modules = modulesInPayload(texts);
  // Next's own modules are in every page. If none was found, ours would not be found either.
  if (modules.length === 0) throw new Error('its payload asks for no client module');
  return { page, modules };
}

/** Markup, styles, JSON-LD and speculation rules stay. */
export function stripFramework(page: Page): void {
  for (const script of frameworkScripts(page)) remove(script);
  for (const link of byName(page, 'link')) if (isScriptPreload(link)) remove(link);
  for (const meta of byName(page, 'meta')) if (attribute(meta, 'name') === 'next-size-adjust') remove(meta);
  removeComments(page);
  for (const place of byName(page, 'div')) if (isEmptyPlace(place)) remove(place);
}

/** An empty `<div hidden>`, into which Next would stream. */
const isEmptyPlace = ({ attrs, childNodes }: Element) =>
  attrs.length === 1 && attrs[0]?.name === 'hidden' && childNodes.length === 0;

export function partOf(page: Page, name: 'head' | 'body'): Element {
  const part = byName(page, name)[0];
  if (!part) throw new Error(`it has no ${name}`);
  return part;
}

export function addEnhancements(page: Page, script: string, speculation: object): void {
  const head = partOf(page, 'head');
  append(head, 'script', { type: 'speculationrules' }, JSON.stringify(speculation));
  append(head, 'script', { src: script, defer: '' });
}

/** Whether the page has a link whose target is prefetched at once (`data-ahead`). */
export const holdsLinkAhead = (page: Page): boolean =>
  byName(page, 'a').some((link) => attribute(link, AHEAD) !== undefined);

export function headingOf(page: Page): string {
  return byName(page, 'h1').map(allText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Adds JSON-LD. `text` must not contain `</script>`. */
export function addStructuredData(page: Page, text: string): void {
  append(partOf(page, 'head'), 'script', { type: 'application/ld+json' }, text);
}

/**
 * The policy must be the first element of the head, because it applies only to what follows. Only `charset` precedes
 * it, which must be in the first bytes.
 */
export function addPolicy(page: Page, policy: string): void {
  const head = partOf(page, 'head');
  const first = head.childNodes.find(
    (node) => !('attrs' in node && attribute(node, 'charset') !== undefined),
  );
  insert(head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy }, first);
}

/** `route` includes the base path. */
export function markCurrent(page: Page, route: string): void {
  for (const link of byName(page, 'a'))
    if (attribute(link, 'data-menu-link') !== undefined && attribute(link, 'href') === route)
      setAttribute(link, 'aria-current', 'page');
}

export function markupOf(page: Page): string {
  const copy = parse(writePage(page), reading);
  for (const script of byName(copy, 'script')) remove(script);
  return writePage(copy);
}

export const writePage = (page: Page): string => serialize(page, reading);

/** No page uses it: links are plain `<a>`. */
const isNavigationData = (path: string) =>
  /^(index|__next\..*)\.txt$/.test(basename(path.replaceAll('\\', '/')));

export const withoutNavigationData = (names: readonly string[]): string[] =>
  names.filter((name) => !isNavigationData(name));

export const navigationData = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isNavigationData);

/**
 * Throws if a route has no navigation data beside its page: an upgrade of Next may write it under other names, which
 * would be published.
 */
export function expectNavigationData(pageFile: string): void {
  if (!existsSync(pageFile.replace(/html$/, 'txt')))
    throw new Error("the data of Next's navigation are not beside it, so they cannot be left out");
}
