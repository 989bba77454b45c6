import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsIn, type Page, rawText } from '@/scripts/build/postbuild/html';
import type { PageKind } from '@/scripts/build/postbuild/page-kinds';
import { allowing, connectSources, hashSource, type Policy, withoutQuery } from './directives';

/** Input for the policy of a page, beside the page itself. */
type Around = {
  readonly kind: PageKind;
  /** All scripts that can run on it (`scriptTexts`). */
  readonly scripts: readonly string[];
  /** Addresses of other hosts that the build was configured with. */
  readonly configured: readonly URL[];
};

/** Types of a `<script>` that a browser runs. Others are data, to which no policy applies. */
const RUNS = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** Policy of a finished page: allows only what the page contains. */
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

/** A hash for each inline script. Speculation rules have a keyword, which browsers ignore beside a hash. */
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

/** Hosts of iframes: in the page, waiting for consent (`data-src`), or drawn later (`data-frames`). */
function iframeSources(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    ...(element.tagName === 'iframe' ? originOf(attribute(element, 'src')) : []),
    ...(attribute(element, 'data-embed') === undefined ? [] : originOf(attribute(element, 'data-src'))),
    ...originOf(attribute(element, 'data-frames')),
  ]);
}

/** Targets of forms. Interactive pages may render a form later, so they always allow the site. */
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

/**
 * Texts of all scripts that can run on a page: inline, loaded, and chunks whose names are in the text of another script.
 */
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
