import { readFileSync } from 'node:fs';

type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
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
});
