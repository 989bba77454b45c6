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

/** A page as Next exported it, and what its scripts say. */
export type ExportedPage = {
  readonly page: Page;
  /** Numbers of the client modules that its payload asks for. */
  readonly modules: readonly number[];
};

/** What the browser may be told beside scripts of Next's. */
const kept = new Set(['application/ld+json', 'speculationrules']);

/** Every script but those, and our own that stand in the page (`components/ui/inline-script.tsx`). */
const isNextScript = (script: Element) =>
  !kept.has(attribute(script, 'type') ?? '') && attribute(script, 'data-own') === undefined;

/** The scripts of Next's on a page, those with an address and those that stand in it. */
export const frameworkScripts = (page: Page): Element[] => byName(page, 'script').filter(isNextScript);

/** A `<link>` that asks for a script before its time. */
export const isScriptPreload = (link: Element) =>
  attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload';

/** What stands in a `<noscript>` is read too: without scripts it is part of the page, and its policy's concern. */
const reading = { scriptingEnabled: false };

const byName = (page: Page, name: string) =>
  [...elementsIn(page)].filter((element) => element.tagName === name);

/**
 * Reads an exported page. Throws when it does not hold what Next writes today (scripts of its own and a payload), so
 * that an upgrade which changes the shape stops the build.
 */
export function readExported(html: string): ExportedPage {
  const page = parse(html, reading);
  const scripts = frameworkScripts(page);
  const texts = scripts.map(rawText);
  if (!scripts.some((script) => attribute(script, 'src')?.includes('/_next/static/')))
    throw new Error("it has none of Next's scripts");
  if (!texts.some((text) => text.includes('__next_f.push('))) throw new Error('it has no payload');
  // Parts that Next streams after the page lie in hidden places until a script moves them.
  if (texts.some((text) => text.includes('$RC('))) throw new Error('parts of it wait for a script');
  const modules = modulesInPayload(texts);
  // Next's own are in every page: without them no client component of ours would be seen either.
  if (modules.length === 0) throw new Error('its payload asks for no client module');
  return { page, modules };
}

/** Takes Next's scripts, preloads and marks out of a page; markup, styles, JSON-LD and speculation rules stay. */
export function stripFramework(page: Page): void {
  for (const script of frameworkScripts(page)) remove(script);
  for (const link of byName(page, 'link')) if (isScriptPreload(link)) remove(link);
  for (const meta of byName(page, 'meta')) if (attribute(meta, 'name') === 'next-size-adjust') remove(meta);
  removeComments(page);
  for (const place of byName(page, 'div')) if (isEmptyPlace(place)) remove(place);
}

/** Where Next would put what it streams: a hidden element with no other mark, and nothing in it. */
const isEmptyPlace = ({ attrs, childNodes }: Element) =>
  attrs.length === 1 && attrs[0]?.name === 'hidden' && childNodes.length === 0;

/** The head or the body of a page. */
export function partOf(page: Page, name: 'head' | 'body'): Element {
  const part = byName(page, name)[0];
  if (!part) throw new Error(`it has no ${name}`);
  return part;
}

/** Adds what every page of the site gets: the behaviours, and what the browser may fetch before a link is followed. */
export function addBehaviours(page: Page, script: string, speculation: object): void {
  const head = partOf(page, 'head');
  append(head, 'script', { type: 'speculationrules' }, JSON.stringify(speculation));
  append(head, 'script', { src: script, defer: '' });
}

/** Whether a link of the page leads to what is sure to come next. */
export const holdsLinkAhead = (page: Page): boolean =>
  byName(page, 'a').some((link) => attribute(link, AHEAD) !== undefined);

/** The words of the page's one heading. */
export function headingOf(page: Page): string {
  return byName(page, 'h1').map(allText).join(' ').replace(/\s+/g, ' ').trim();
}

/** Adds what search engines read of a page; `text` holds nothing that closes a script. */
export function addStructuredData(page: Page, text: string): void {
  append(partOf(page, 'head'), 'script', { type: 'application/ld+json' }, text);
}

/**
 * Gives a page its policy: first of all that its head says, since it governs only what follows, but for the encoding,
 * which has to stand in the first bytes.
 */
export function addPolicy(page: Page, policy: string): void {
  const head = partOf(page, 'head');
  const first = head.childNodes.find(
    (node) => !('attrs' in node && attribute(node, 'charset') !== undefined),
  );
  insert(head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy }, first);
}

/** Marks the link of the menu that leads to the page it stands on. `route` is its address, base path included. */
export function markCurrent(page: Page, route: string): void {
  for (const link of byName(page, 'a'))
    if (attribute(link, 'data-menu-link') !== undefined && attribute(link, 'href') === route)
      setAttribute(link, 'aria-current', 'page');
}

/** The text of a page without its scripts, whose words are no names of its elements. */
export function markupOf(page: Page): string {
  const copy = parse(writePage(page), reading);
  for (const script of byName(copy, 'script')) remove(script);
  return writePage(copy);
}

export const writePage = (page: Page): string => serialize(page, reading);
