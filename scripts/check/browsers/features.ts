import data, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import { AtRule, type ChildNode, Declaration, type Node, parse, Rule } from 'postcss';
import project from '@/package.json';

/** Names of the browsers of Browserslist in MDN's data and in esbuild. */
const OTHER_NAMES = {
  chrome: { mdn: 'chrome', esbuild: 'chrome' },
  edge: { mdn: 'edge', esbuild: 'edge' },
  firefox: { mdn: 'firefox', esbuild: 'firefox' },
  safari: { mdn: 'safari', esbuild: 'safari' },
  ios_saf: { mdn: 'safari_ios', esbuild: 'ios' },
} as const;

const isBrowser = (name: string): name is keyof typeof OTHER_NAMES => Object.hasOwn(OTHER_NAMES, name);

/** The oldest supported version of each browser. */
export const OLDEST = project.browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!isBrowser(name))
    throw new Error(`package.json: write "${line}" of browserslist as "name >= version".`);
  return { name, version };
});

/** The same for esbuild: `safari16.4`. */
export const ESBUILD_TARGETS = OLDEST.map(({ name, version }) => `${OTHER_NAMES[name].esbuild}${version}`);

const isUpTo = (version: string, limit: string): boolean =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

/** Whether a version has the feature under its own name and without a flag. */
const covers = (support: SupportStatement | undefined, version: string): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
        !(flags || prefix || otherName) &&
        added &&
        added !== 'preview' &&
        isUpTo(added, version) &&
        !(removed && isUpTo(removed, version)),
    );

const { api, css, html, javascript, mediatypes } = data;
const roots: Readonly<Record<string, Identifier>> = { api, css, html, javascript, mediatypes };

/** The entry at a path of MDN's data: `css.selectors.has`. */
function entryAt(path: string): Identifier | undefined {
  const [root = '', ...keys] = path.split('.');
  return keys.reduce<Identifier | undefined>((entry, key) => entry?.[key], roots[root]);
}

export const isInteractive = (path: string): boolean => entryAt(path)?.__compat !== undefined;

/** The features directly below a path. */
const featuresIn = (path: string): string[] =>
  Object.keys(entryAt(path) ?? {})
    .map((key) => `${path}.${key}`)
    .filter(isInteractive);

/** The oldest supported browsers that lack a feature: `firefox 115`. */
export function lackedBy(path: string): string[] {
  const support = entryAt(path)?.__compat?.support;
  if (!support) throw new Error(`MDN's data has no feature "${path}".`);
  return OLDEST.filter(({ name, version }) => !covers(support[OTHER_NAMES[name].mdn], version)).map(
    ({ name, version }) => `${name} ${version}`,
  );
}

// Each function returns the features that a source uses, as paths in MDN's data. It reads names, not types.

function byName(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name =
      path
        .split('.')
        .at(-1)
        ?.replace(/_static$/, '') ?? '';
    found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

const globals = [...featuresIn('api'), ...featuresIn('javascript.builtins')];
const GLOBALS = byName(globals);
/** Members of interfaces that every supported browser has. A newer interface is found by its own name. */
const MEMBERS = byName(globals.filter((path) => lackedBy(path).length === 0).flatMap(featuresIn));
const CSS_FUNCTIONS = byName(featuresIn('css.types').flatMap((type) => [type, ...featuresIn(type)]));

const INTERFACES: ReadonlyMap<string, string> = new Map([
  ['document', 'Document'],
  ['navigator', 'Navigator'],
  ['window', 'Window'],
  ['self', 'Window'],
  ['globalThis', 'Window'],
]);

/** The features of minified JavaScript. */
export function scriptFeatures(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const addFirst = (paths: readonly string[]) => {
    const path = paths.find(isInteractive);
    if (path) found.add(path);
  };
  for (const [, name = ''] of code.matchAll(/\b(?:new|instanceof)\s+([A-Z]\w*)/g))
    addFirst(GLOBALS.get(name) ?? []);
  for (const [, object = '', member] of code.matchAll(/(?<![\w$.])([A-Za-z]\w*)\??\.(\w+)/g)) {
    const owners = GLOBALS.get(INTERFACES.get(object) ?? object) ?? [];
    addFirst(owners.flatMap((owner) => [`${owner}.${member}`, `${owner}.${member}_static`]));
  }
  for (const [, name] of code.matchAll(/(?<![\w$.])([a-z]\w*)\(/g))
    addFirst([`api.Window.${name}`, `api.${name}`]);
  // The object of a method is unknown. The method counts if no interface has it in every browser.
  for (const [, name = ''] of code.matchAll(/\.(\w+)\(/g)) {
    const paths = MEMBERS.get(name) ?? [];
    if (paths.every((path) => lackedBy(path).length > 0))
      addFirst(paths.filter((path) => !path.endsWith('_static')));
  }
  return found;
}

/**
 * Whether a declaration has its fallback beside it: a prefixed property, or an earlier value, which the browser takes
 * when it cannot parse this one. It parses any value with `var()`.
 */
function hasFallback(node: Declaration): boolean {
  const before = node.prev();
  const isSecondValue = before?.type === 'decl' && before.prop === node.prop && !node.value.includes('var(');
  return (
    isSecondValue ||
    Boolean(node.parent?.some((one) => one.type === 'decl' && one.prop.endsWith(`-${node.prop}`)))
  );
}

function isInSupports(node: Node): boolean {
  for (let parent: Node | undefined = node.parent; parent; parent = parent.parent)
    if (parent instanceof AtRule && parent.name === 'supports') return true;
  return false;
}

const VIEWPORT_SIZES: ReadonlyMap<string, string> = new Map([
  ['d', 'dynamic'],
  ['s', 'small'],
  ['l', 'large'],
]);

function unitPath(unit: string): string {
  if (unit.startsWith('cq')) return 'css.types.length.container_query_length_units';
  const size = VIEWPORT_SIZES.get(/^(.)v[a-z]+$/.exec(unit)?.[1] ?? '');
  return `css.types.length.${size ? `viewport_percentage_units_${size}` : unit}`;
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

function declaredPaths({ prop, value, parent }: Declaration): string[] {
  const place = parent instanceof AtRule ? `at-rules.${parent.name}` : 'properties';
  return [
    `css.${place}.${prop}`,
    ...matchesOf(value, /([a-z][a-z-]*)/g).map((word) => `css.properties.${prop}.${word}`),
    ...matchesOf(value, /([a-z-]+)\(/g).flatMap((name) => CSS_FUNCTIONS.get(name) ?? []),
    ...matchesOf(value, /\d([a-z]+)\b/g).map(unitPath),
  ];
}

function pathsOf(node: ChildNode): string[] {
  if (node instanceof Declaration) return hasFallback(node) ? [] : declaredPaths(node);
  if (node instanceof Rule)
    return matchesOf(node.selector, /:([a-z-]+)/g).map((name) => `css.selectors.${name}`);
  if (!(node instanceof AtRule)) return [];
  const place = `css.at-rules.${node.name}`;
  return [
    place,
    ...matchesOf(node.params, /\(\s*(?:min-|max-)?([a-z-]+)/g).map((name) => `${place}.${name}`),
  ];
}

/** Features of a stylesheet, without those that have a fallback in it. */
export function styleFeatures(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  parse(css).walk((node) => {
    if (!isInSupports(node)) for (const path of pathsOf(node)) if (isInteractive(path)) found.add(path);
  });
  return found;
}

/** The elements and attributes of a page as parse5 writes it. */
export function pageFeatures(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[\w-]+(?:="[^"]*")?)*)/g))
    for (const path of [
      `html.elements.${tag}`,
      ...matchesOf(attributes, /\s([\w-]+)(?:="[^"]*")?/g).flatMap((name) => [
        `html.elements.${tag}.${name}`,
        `html.global_attributes.${name}`,
      ]),
    ])
      if (isInteractive(path)) found.add(path);
  return found;
}
