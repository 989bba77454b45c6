import type { Target } from './graph';

/** The layers of the site from the ground up. Each may import itself and the layers before it. */
const layers = ['lib', 'content', 'components', 'app'];

/** What surrounds the build; the site never imports it. */
const tooling = ['scripts', 'e2e', '__tests__'];

/** Folders whose subfolders are features that do not know each other, and the subfolders all of them may use. */
const features = [
  { parent: 'components/games/', common: ['shared'] },
  { parent: 'components/', common: ['ui', 'shared'] },
  { parent: 'lib/games/', common: ['shared'] },
];

/**
 * Features built in storeys, from the ground up: a subfolder may import itself and those before it. What stands in the
 * feature's own folder is above them all.
 */
const buildings = [
  {
    parent: 'components/castle-game/',
    storeys: ['sound', 'frame', 'attempt', 'rounds', 'year', 'challenge', 'screens', 'quick'],
  },
];

/** lib/ is pure: packages that draw, or that speak to a browser or to Next, stay out of it. */
const platform = /^npm:(react|react-dom|next|@phosphor-icons\/.*|jsdom|@testing-library\/.*)$/;

const top = (path: string) => path.split('/', 1).join();

/** The subfolder of `parent` that holds the path; a file directly in `parent` belongs to none. */
function featureOf(path: string, parent: string): string | undefined {
  if (!path.startsWith(parent)) return undefined;
  const [name, rest] = path.slice(parent.length).split('/', 2);
  return rest === undefined ? undefined : name;
}

function crossesFeatures(from: string, to: Target): string | undefined {
  for (const { parent, common } of features) {
    const [here, there] = [featureOf(from, parent), featureOf(to, parent)];
    if (here && there && here !== there && !common.includes(there)) {
      return `features of ${parent} do not import each other; what several need goes to ${common.join(' or ')}/`;
    }
  }
  return undefined;
}

function climbs(from: string, to: Target): string | undefined {
  for (const { parent, storeys } of buildings) {
    if (!to.startsWith(parent)) continue;
    const here = storeys.indexOf(featureOf(from, parent) ?? '');
    const there = storeys.indexOf(featureOf(to, parent) ?? '');
    if (here !== -1 && (there === -1 || there > here))
      return `in ${parent} imports flow ${storeys.join(' <- ')}`;
  }
  return undefined;
}

/**
 * Why a file may not import a target, or undefined when it may.
 * `from` is a path from the project's root; `to` is one too, or a package (`npm:`), a Node module or `?`.
 */
export function whyForbidden(from: string, to: Target): string | undefined {
  if (to.startsWith('?')) return 'the import leads nowhere';
  const [layer, target] = [layers.indexOf(top(from)), layers.indexOf(top(to))];
  if (layer === -1) return undefined;
  if (target > layer) return `imports flow ${layers.join(' <- ')}`;
  if (tooling.includes(top(to))) return 'the site does not import what surrounds its build';
  if (top(from) === 'lib' && platform.test(to)) return 'lib/ knows no React, Next or DOM';
  if (top(from) === 'lib' && to.startsWith('node:'))
    return 'lib/ runs in the browser too: it knows no Node module';
  return crossesFeatures(from, to) ?? climbs(from, to);
}
