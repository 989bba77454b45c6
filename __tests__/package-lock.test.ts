import { readFileSync } from 'node:fs';
import { subset } from 'semver';
import project from '@/package.json';
import lock from '@/package-lock.json';

type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const packages: Record<string, LockedPackage> = lock.packages;
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Where the lock keeps a package that the one at `from` names: below it, or below a folder further up. */
function locked(from: string, name: string): LockedPackage | undefined {
  const below = packages[`${from}/node_modules/${name}`];
  const up = from.lastIndexOf('/node_modules/');
  return below ?? (up < 0 ? packages[`node_modules/${name}`] : locked(from.slice(0, up), name));
}

describe('package-lock.json', () => {
  test('holds every optional binary that a package names, so that `npm ci` works on every system', () => {
    const named = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name, found: locked(path, name) })),
    );
    expect(named.length).toBeGreaterThan(0);
    const missing = named
      .filter(({ found }) => !found?.integrity)
      .map(({ path, name }) => `${path}: ${name}`);
    expect(missing).toEqual([]);
  });

  test('can prove what every package holds', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  test('names no registry, so that each machine uses its own', () => {
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  test('holds no package that warns on a Node that the project supports', () => {
    // npm skips an optional package that does not fit, without a message.
    const warning = installed
      .filter(([, { optional, engines }]) => !optional && engines?.node)
      .filter(([, { engines }]) => !subset(project.engines.node, engines?.node ?? '*'))
      .map(([path, { engines }]) => `${path} wants ${engines?.node}`);
    expect(warning).toEqual([]);
  });
});

describe('the supported versions of Node', () => {
  test('hold the one of .nvmrc', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(subset(`^${version}`, project.engines.node)).toBe(true);
  });

  test('are those that the README names', () => {
    const named = /With Node ([\d.]+), (\d+), or (\d+) and later/.exec(readFileSync('README.md', 'utf8'));
    expect(project.engines.node).toBe(`^${named?.[1]}.0 || ^${named?.[2]}.0.0 || >=${named?.[3]}.0.0`);
  });
});
