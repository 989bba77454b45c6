import { createHash } from 'node:crypto';
import type { PagePath } from '@/content/pages';
import type { PageKind } from '@/scripts/build/postbuild/page-kinds';

/** Sources by directive (`'self'`, `https://host`). */
export type Policy = Readonly<Record<string, readonly string[]>>;

type Around = {
  readonly kind: PageKind;
  readonly needs: PageNeeds;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** Allows what the page contains, and what its scripts need. */
export function pagePolicy(page: Document, { kind, needs, environment }: Around): Policy {
  const textHashes = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => hashSource(textContent ?? ''));
  const attributes = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  // A PDF in the page. Chromium's viewer requests it as an iframe.
  const papers = page.querySelector('object') ? ["'self'"] : [];
  return {
    'default-src': ["'none'"],
    // JSON-LD is data, to which no policy applies. Browsers ignore the keyword of speculation rules beside a hash.
    'script-src': ["'self'", ...textHashes('script:not([src]):not([type="application/ld+json"])')],
    // Only interactive pages have stylesheets beside their `<style>`.
    'style-src': [...(kind === 'interactive' ? ["'self'"] : []), ...textHashes('style')],
    'img-src': ["'self'", ...(needs.dataPictures ? ['data:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(needs.fetches ?? []).flatMap((name) => connectSources(environment[name]))],
    ...(needs.sounds ? { 'media-src': ["'self'"] } : {}),
    // In the page, waiting for consent, or drawn later.
    'frame-src': allowing(
      ...papers,
      ...attributes('iframe', 'src').flatMap(originOf),
      ...attributes('[data-embed]', 'data-src').flatMap(originOf),
      ...attributes('[data-frames]', 'data-frames').flatMap(originOf),
    ),
    // Interactive pages may render a form later, so they always allow the site.
    'form-action': allowing(
      ...(kind === 'interactive' ? ["'self'"] : []),
      ...attributes('form', 'action').flatMap(targetOf),
    ),
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

function targetOf(action: string): string[] {
  if (action.startsWith('mailto:')) return ['mailto:'];
  const away = originOf(action);
  return away.length > 0 ? away : ["'self'"];
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/** Without duplicate sources: `default-src 'none';img-src 'self'`. */
export function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join(';');
}

/** Allows a `<script>` or `<style>` with exactly this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export const allowing = (...sources: readonly string[]): readonly string[] =>
  sources.length > 0 ? sources : ["'none'"];

/** They redirect to other hosts, which a policy must allow too. */
const ANSWERS_FROM: Readonly<Record<string, readonly string[]>> = {
  // Google redirects a published CSV to one of many hosts.
  'docs.google.com': ['https://*.googleusercontent.com'],
};

/** Same-origin URLs need no CSP entry. Includes redirects. `;` and `,` would end the source, so they are escaped. */
export function connectSources(address = ''): string[] {
  if (!/^https?:/.test(address)) return [];
  const { origin, pathname, hostname } = new URL(address);
  const path = `${origin}${pathname}`.replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [path, ...(ANSWERS_FROM[hostname] ?? [])];
}

const MARK = 'data-s';

/** Ids that no element has: more specific than any stylesheet, less than `element.style`. */
const WEIGHT = ':not(#_#_)';

/**
 * A policy can allow a `<style>` by its hash, but attributes only all together. Styles that scripts set later still
 * win. Throws at a value that could end its rule.
 */
export function moveStyleAttributes(page: Document): string {
  const marks = new Map<string, string>();
  for (const element of page.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    if (/[{}<]/.test(style)) throw new Error(`its style "${style}" is more than declarations`);
    const mark = marks.get(style) ?? String(marks.size);
    marks.set(style, mark);
    element.removeAttribute('style');
    element.setAttribute(MARK, mark);
  }
  return [...marks].map(([style, mark]) => `[${MARK}="${mark}"]${WEIGHT}{${style}}`).join('');
}

/** What the scripts of a page load and its HTML does not show. */
type PageNeeds = {
  /** Plays files of the site. */
  readonly sounds?: boolean;
  /** Draws pictures that have a `data:` address. */
  readonly dataPictures?: boolean;
  /** Variables with the addresses that it fetches. They may be of other hosts. */
  readonly fetches?: readonly string[];
};

const results: PageNeeds = { fetches: ['NEXT_PUBLIC_DIADES_CSV_URL', 'NEXT_PUBLIC_PUNTUACIONS_CSV_URL'] };

const needs: Readonly<Partial<Record<PagePath, PageNeeds>>> = {
  '/millors-diades': results,
  '/resum-historic': results,
  '/llista-de-diades': results,
  '/jocs': { sounds: true },
  '/joc-castells': { sounds: true, dataPictures: true },
  '/nit-fresca-per-ser-maig': { dataPictures: true },
  '/videos': { fetches: ['NEXT_PUBLIC_VIDEO_FEED_URL'] },
  '/contactar': { fetches: ['NEXT_PUBLIC_CONTACT_ENDPOINT'] },
};

const needsByPath = new Map<string, PageNeeds>(Object.entries(needs));

/** A page has those of the page above it (`/penjat/3/`). */
export const needsOf = (route: string): PageNeeds => needsByPath.get(`/${route.split('/')[1]}`) ?? {};
