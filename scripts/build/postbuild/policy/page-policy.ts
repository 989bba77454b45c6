import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  attribute,
  type Element,
  elementsIn,
  type Page,
  rawText,
  removeAttribute,
  setAttribute,
} from '@/scripts/build/postbuild/html';
import type { PageKind } from '@/scripts/build/postbuild/page-kinds';

type Around = {
  readonly kind: PageKind;
  /** All scripts that can run on it (`scriptTexts`). */
  readonly scripts: readonly string[];
  /** Addresses of other hosts that the build was configured with. */
  readonly configured: readonly URL[];
};

/** Types of a `<script>` that a browser runs. Others are data, to which no policy applies. */
const RUNS = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** Allows only what the page contains. */
export function pagePolicy(page: Page, { kind, scripts, configured }: Around): Policy {
  const elements = [...elementsIn(page)];
  const holds = (...names: string[]) => elements.some(({ tagName }) => names.includes(tagName));
  const asked = configured.filter((address) => scripts.some((text) => text.includes(withoutQuery(address))));
  // A PDF in the page. Chromium's viewer requests it as an iframe.
  const papers = holds('object') ? ["'self'"] : [];
  const sounds = holds('audio', 'video') || scripts.some((text) => text.includes('new Audio'));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(elements)],
    // Only interactive pages have stylesheets beside their `<style>`.
    'style-src': [
      ...(kind === 'interactive' ? ["'self'"] : []),
      ...textsOf(elements, 'style').map(hashSource),
    ],
    'img-src': ["'self'", ...pictureSources(elements, scripts)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...asked.flatMap(connectSources)],
    ...(sounds ? { 'media-src': ["'self'"] } : {}),
    'frame-src': allowing(...papers, ...iframeSources(elements)),
    'form-action': allowing(...formTargets(elements, kind)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': allowing(...papers),
    'base-uri': ["'none'"],
    // Not on interactive pages: Next's chunk loader and React use plain strings.
    ...(kind === 'static'
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['addresses'] }
      : {}),
  };
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter(({ tagName }) => tagName === name).map(rawText);

/** Speculation rules have a keyword, but browsers ignore it beside a hash. */
function inlineScripts(elements: readonly Element[]): string[] {
  const inline = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') === undefined,
  );
  const hashesOf = (isMeant: (type: string) => boolean) =>
    inline
      .filter((element) => isMeant(attribute(element, 'type') ?? ''))
      .map(rawText)
      .map(hashSource);
  const scripts = hashesOf((type) => RUNS.has(type));
  const rules = hashesOf((type) => type === 'speculationrules');
  if (scripts.length > 0) return [...scripts, ...rules];
  return rules.length > 0 ? ["'inline-speculation-rules'"] : [];
}

/** Sources of pictures that are not files of the site: other hosts and data URLs. */
function pictureSources(elements: readonly Element[], scripts: readonly string[]): string[] {
  const addresses = elements
    .filter(({ tagName }) => tagName === 'img')
    .map((img) => attribute(img, 'src') ?? '');
  const written =
    textsOf(elements, 'style').some((css) => /url\(["']?data:image/.test(css)) ||
    scripts.some((text) => text.includes('data:image/'));
  return [
    ...addresses.flatMap(originOf),
    ...(written || addresses.some((src) => src.startsWith('data:')) ? ['data:'] : []),
  ];
}

/** In the page, waiting for consent (`data-src`), or drawn later (`data-frames`). */
function iframeSources(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    ...(element.tagName === 'iframe' ? originOf(attribute(element, 'src')) : []),
    ...(attribute(element, 'data-embed') === undefined ? [] : originOf(attribute(element, 'data-src'))),
    ...originOf(attribute(element, 'data-frames')),
  ]);
}

/** Interactive pages may render a form later, so they always allow the site. */
function formTargets(elements: readonly Element[], kind: PageKind): string[] {
  const forms = elements.filter(({ tagName }) => tagName === 'form');
  const targets = forms.flatMap((form) => targetOf(attribute(form, 'action')));
  return kind === 'interactive' ? ["'self'", ...targets] : targets;
}

function targetOf(action = ''): string[] {
  if (action.startsWith('mailto:')) return ['mailto:'];
  const away = originOf(action);
  return away.length > 0 ? away : ["'self'"];
}

const originOf = (address = ''): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

const ANY_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/** Inline, loaded, and chunks named in the text of another script. */
export function scriptTexts(
  page: Page,
  { folder, basePath }: { folder: string; basePath: string },
): string[] {
  const scripts = [...elementsIn(page)].filter(({ tagName }) => tagName === 'script');
  const texts = scripts.map(rawText).filter(Boolean);
  const waiting = scripts.flatMap((script) => attribute(script, 'src')?.slice(basePath.length) ?? []);
  const read = new Set<string>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const file = join(folder, address);
    if (read.has(address) || !existsSync(file)) continue;
    read.add(address);
    const text = readFileSync(file, 'utf8');
    texts.push(text);
    for (const [name] of text.matchAll(ANY_SCRIPT)) waiting.push(`/_next/${name}`);
  }
  return texts;
}

/** Sources by directive (`'self'`, `https://host`). */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Without duplicate sources: `default-src 'none';img-src 'self'`. */
export function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join(';');
}

/** Allows a `<script>` or `<style>` with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export const allowing = (...sources: readonly string[]): readonly string[] =>
  sources.length > 0 ? sources : ["'none'"];

/** They redirect to other hosts, which a policy must allow too. */
const ANSWERS_FROM: Readonly<Record<string, readonly string[]>> = {
  // Google redirects a published CSV to one of many hosts.
  'docs.google.com': ['https://*.googleusercontent.com'],
};

/** Addresses that browsers fetch: the CSV files, the video feed, the contact endpoint. */
const VARIABLES = [
  'NEXT_PUBLIC_DIADES_CSV_URL',
  'NEXT_PUBLIC_PUNTUACIONS_CSV_URL',
  'NEXT_PUBLIC_VIDEO_FEED_URL',
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
];

/** Same-origin URLs need no CSP entry. */
export function configuredAddresses(environment: Readonly<Record<string, string | undefined>>): URL[] {
  return VARIABLES.flatMap((name) => environment[name] || []).flatMap((address) =>
    /^https?:/.test(address) ? new URL(address) : [],
  );
}

/** An address without its query, in which scripts may escape `&`. */
const withoutQuery = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** Includes redirects. `;` and `,` would end the source, so they are escaped. */
export function connectSources(address: URL): string[] {
  const own = withoutQuery(address).replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [own, ...(ANSWERS_FROM[address.hostname] ?? [])];
}

const MARK = 'data-s';

/** Ids that no element has: more specific than any stylesheet, less than `element.style`. */
const WEIGHT = ':not(#_#_)';

/**
 * A policy can allow a `<style>` by its hash, but attributes only all together. Styles that scripts set later still
 * win. Throws at a value that could end its rule.
 */
export function moveStyleAttributes(page: Page): string {
  const marks = new Map<string, string>();
  for (const element of [...elementsIn(page)]) {
    const style = attribute(element, 'style');
    if (style === undefined) continue;
    const mark = marks.get(style) ?? String(marks.size);
    marks.set(style, mark);
    replaceStyle(element, mark);
  }
  return [...marks].map(([style, mark]) => `[${MARK}="${mark}"]${WEIGHT}{${checked(style)}}`).join('');
}

function replaceStyle(element: Element, mark: string): void {
  removeAttribute(element, 'style');
  setAttribute(element, MARK, mark);
}

function checked(style: string): string {
  if (/[{}<]/.test(style)) throw new Error(`its style "${style}" is more than declarations`);
  return style;
}
