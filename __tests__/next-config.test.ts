import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

/** Runs Node, since the configuration reads TypeScript as Jest's modules cannot. */
const node = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const load = ['--eval', "import('./next.config.mjs').then((it) => console.log(JSON.stringify(it.default)))"];

test('one address of a sheet without the other is an error', () => {
  const loadWithOne = () => node(load, { NEXT_PUBLIC_DIADES_CSV_URL: 'https://fulls.example/diades' });
  expect(loadWithOne).toThrow('NEXT_PUBLIC_PUNTUACIONS_CSV_URL is not set');
});

test('a build checks the types of every page, and of no test', () => {
  const { typescript, pageExtensions } = JSON.parse(node(load));
  expect(pageExtensions).toContain('tsx');
  const listed = node([
    'node_modules/typescript/bin/tsc',
    '--listFilesOnly',
    '--project',
    typescript.tsconfigPath,
  ]);
  const files = listed.split('\n').map((file) => relative(process.cwd(), file).replaceAll('\\', '/'));
  expect(files).toEqual(expect.arrayContaining(['app/layout.tsx', 'scripts/build/postbuild/make.ts']));
  expect(files.filter((file) => /^(__tests__|e2e)\//.test(file))).toEqual([]);
});
