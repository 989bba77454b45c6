import { attribute, type Element, elementsIn, type Page, rawText } from '../html';
import type { PageKind } from '../page-kinds';
import { connectSources, withoutQuery } from './addresses';
import { allowing, hashSource, type Policy } from './directives';

/** What a page's policy is made from, beside the page itself. */
type Around = {
  readonly kind: PageKind;
  /** Everything that can run on it (`scriptTexts`). */
  readonly scripts: readonly string[];
  /** What the build was told that a browser may ask for. */
  readonly configured: readonly URL[];
};

/** Types of a `<script>` that a browser runs. Others are data, which no policy concerns. */
const RUNS = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** The policy of one page, finished but for its policy: nothing that the page does not hold is allowed. */
export function pagePolicy(page: Page, { kind, scripts, configured }: Around): Policy {
  const elements = [...elementsIn(page)];
  const holds = (...names: string[]) => elements.some(({ tagName }) => names.includes(tagName));
  const asked = configured.filter((address) => scripts.some((text) => text.includes(withoutQuery(address))));
  // A PDF that a page shows. Chromium's viewer asks for it as for an iframe.
  const papers = holds('object') ? ["'self'"] : [];
  const sounds = holds('audio', 'video') || scripts.some((text) => text.includes('new Audio'));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(elements)],
    // A feature keeps its sheets too; of a document all styles stand in it.
    'style-src': [...(kind === 'feature' ? ["'self'"] : []), ...textsOf(elements, 'style').map(hashSource)],
    'img-src': ["'self'", ...pictureSources(elements, scripts)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...asked.flatMap(connectSources)],
    ...(sounds ? { 'media-src': ["'self'"] } : {}),
    'frame-src': allowing(...papers, ...frameSources(elements)),
    'form-action': allowing(...formTargets(elements, kind)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': allowing(...papers),
    'base-uri': ["'none'"],
    // Not features: Next's loader of chunks and React's markup use plain strings.
    ...(kind === 'document'
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['addresses'] }
      : {}),
  };
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter(({ tagName }) => tagName === name).map(rawText);

/** A hash for each script that runs. Speculation rules have a word of their own, which counts only where no hash stands. */
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

/** Pictures that are not files of the site: of other hosts, or written into the page, its styles or its scripts. */
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

/** Hosts of the frames that stand in the page, wait in it (`data-src`) or may come later (`data-frames`). */
function frameSources(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    ...(element.tagName === 'iframe' ? originOf(attribute(element, 'src')) : []),
    ...(attribute(element, 'data-embed') === undefined ? [] : originOf(attribute(element, 'data-src'))),
    ...originOf(attribute(element, 'data-frames')),
  ]);
}

/** Where forms may lead. Without a host: to a page of the site. A feature may draw a form of its own later. */
function formTargets(elements: readonly Element[], kind: PageKind): string[] {
  const forms = elements.filter(({ tagName }) => tagName === 'form');
  const targets = forms.flatMap((form) => targetOf(attribute(form, 'action')));
  return kind === 'feature' ? ["'self'", ...targets] : targets;
}

function targetOf(action = ''): string[] {
  if (action.startsWith('mailto:')) return ['mailto:'];
  const away = originOf(action);
  return away.length > 0 ? away : ["'self'"];
}

const originOf = (address = ''): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);
