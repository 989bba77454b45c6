import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { transformSync } from 'esbuild';
import { JSDOM } from 'jsdom';
import { ownScriptOptions } from './own-scripts.mjs';

/** Parses the content of `<noscript>` too: without scripts it is part of the page, and the policy applies to it. */
const parser = new new JSDOM().window.DOMParser();

export const readPage = (html: string): Document => parser.parseFromString(html, 'text/html');

export const writePage = (page: Document): string => `<!DOCTYPE html>${page.documentElement.outerHTML}`;

/** Neither data nor one of ours (`components/ui/inline-script.tsx`). Inline ones included. */
const NEXT_SCRIPTS =
  'script:not([data-own]):not([type="application/ld+json"]):not([type="speculationrules"])';

export const SCRIPT_PRELOADS = 'link[as="script"], link[rel="modulepreload"]';

export const nextScripts = (page: Document): Element[] => [...page.querySelectorAll(NEXT_SCRIPTS)];

export function removeAll(page: Document, selector: string): void {
  for (const element of page.querySelectorAll(selector)) element.remove();
}

export function createElement(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const element = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** Throws without scripts of Next or payload, so that an upgrade of Next that changes the output stops the build. */
export function readExported(html: string): Document {
  const page = readPage(html);
  const scripts = nextScripts(page);
  const holds = (text: string) => scripts.some((script) => script.textContent?.includes(text));
  if (!scripts.some((script) => script.getAttribute('src')?.includes('/_next/static/')))
    throw new Error("it has none of Next's scripts");
  if (!holds('__next_f.push(')) throw new Error('it has no payload');
  // Next streams late parts into hidden elements, from which a script moves them.
  if (holds('$RC(')) throw new Error('parts of it wait for a script');
  return page;
}

/** Markup, styles, JSON-LD and speculation rules stay. */
export function stripFramework(page: Document): void {
  removeAll(page, `${NEXT_SCRIPTS}, ${SCRIPT_PRELOADS}, meta[name="next-size-adjust"]`);
  removeComments(page);
  // Into an empty `<div hidden>` Next would stream.
  for (const place of page.querySelectorAll('div[hidden]:empty'))
    if (place.attributes.length === 1) place.remove();
}

/** React writes some as markers. */
function removeComments(parent: Node): void {
  for (const child of [...parent.childNodes])
    if (child.nodeName === '#comment') child.remove();
    else removeComments(child);
}

export function addEnhancements(page: Document, script: string, speculation: object): void {
  page.head.append(
    createElement(page, 'script', { type: 'speculationrules' }, JSON.stringify(speculation)),
    createElement(page, 'script', { src: script, defer: '' }),
  );
}

/** Next marks the fonts to preload with `.p.` in their names. */
const PRELOADED_FONT = /url\(([^)]+\.p\.[^)]+\.woff2)\)/g;

/**
 * Preloads the fonts of the page's styles where Next does not: its list of fonts knows `page.tsx` only, not
 * `page.<module>.tsx`.
 */
export function preloadFonts(page: Document, css: string): void {
  if (page.querySelector('link[rel="preload"][as="font"]')) return;
  const addresses = new Set([...css.matchAll(PRELOADED_FONT)].flatMap(([, address]) => address ?? []));
  const links = [...addresses].map((href) =>
    createElement(page, 'link', { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' }),
  );
  page.head.querySelector('meta[name="viewport"]')?.after(...links);
}

/** Throws if a script names no module. */
export function addInlineModules(page: Document, modules: ReadonlyMap<string, string>): void {
  for (const script of page.querySelectorAll('script[data-module]')) {
    const name = script.getAttribute('data-module') ?? '';
    const text = modules.get(name);
    if (!text) throw new Error(`there is no module ${name}.ts for its inline script`);
    script.textContent = text;
    script.removeAttribute('data-module');
  }
}

/** Pages repeat scripts, and share them. */
const minified = new Map<string, string>();

function minify(code: string): string {
  const { target, charset, legalComments } = ownScriptOptions;
  const done =
    minified.get(code) ?? transformSync(code, { minify: true, target, charset, legalComments }).code.trim();
  minified.set(code, done);
  return done;
}

/** The inline scripts of the site. */
export function minifyOwnScripts(page: Document): void {
  for (const script of page.querySelectorAll('script[data-own]')) {
    script.textContent = minify(script.textContent);
    script.setAttribute('data-own', '');
  }
}

export function headingOf(page: Document): string {
  const headings = [...page.querySelectorAll('h1')].map(({ textContent }) => textContent);
  return headings.join(' ').replace(/\s+/g, ' ').trim();
}

/** Adds JSON-LD. `text` must not contain `</script>`. */
export function addStructuredData(page: Document, text: string): void {
  page.head.append(createElement(page, 'script', { type: 'application/ld+json' }, text));
}

/**
 * The policy must be the first element of the head, because it applies only to what follows. Only `charset` precedes
 * it, which must be in the first bytes.
 */
export function addPolicy(page: Document, policy: string): void {
  const meta = createElement(page, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  page.head.prepend(...page.head.querySelectorAll('meta[charset]'), meta);
}

/** A page whose content is in another language is in that one, and header and footer say theirs. */
export function raiseLanguage(page: Document): void {
  const lang = page.querySelector('main > [lang]:only-child')?.getAttribute('lang');
  if (!lang) return;
  const around = page.querySelectorAll('body > :not(main, script, style)');
  for (const element of around) element.setAttribute('lang', page.documentElement.lang);
  page.documentElement.lang = lang;
}

/** `route` includes the base path. */
export function markCurrent(page: Document, route: string): void {
  for (const link of page.querySelectorAll('a[data-menu-link]'))
    if (link.getAttribute('href') === route) link.setAttribute('aria-current', 'page');
}

/** No page uses it: links are plain `<a>`. */
const isNavigationData = (path: string) =>
  /^(index|__next\..*)\.txt$/.test(basename(path.replaceAll('\\', '/')));

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
