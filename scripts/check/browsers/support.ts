import data, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
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
export const featuresIn = (path: string): string[] =>
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
