import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import nextConfig from '@/next.config.mjs';

test('one address of a sheet without the other is an error', async () => {
  jest.resetModules();
  process.env.NEXT_PUBLIC_DIADES_CSV_URL = 'https://fulls.example/diades';
  try {
    await expect(import('@/next.config.mjs')).rejects.toThrow('NEXT_PUBLIC_PUNTUACIONS_CSV_URL is not set');
  } finally {
    delete process.env.NEXT_PUBLIC_DIADES_CSV_URL;
  }
});

test('a build checks the types of every page, and of no test', () => {
  const project = nextConfig.typescript?.tsconfigPath ?? '';
  const listed = execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--listFilesOnly', '--project', project],
    { encoding: 'utf8' },
  );
  const files = listed.split('\n').map((file) => relative(process.cwd(), file).replaceAll('\\', '/'));
  expect(files).toEqual(expect.arrayContaining(['app/layout.tsx', 'scripts/build/postbuild/make.ts']));
  expect(files.filter((file) => /^(__tests__|e2e)\//.test(file))).toEqual([]);
});
