import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import {
  licencesFile,
  packageFolders,
  packageLicence,
  takeSourceMaps,
} from '@/scripts/build/licences/licences';

describe('what is bundled', () => {
  test('is read from the source maps, which go', () => {
    const folder = aFolder({
      'chunks/a.js': 'a();\n//# sourceMappingURL=a.js.map\n',
      'chunks/a.css': 'a{}\n/*# sourceMappingURL=a.css.map*/',
      'chunks/a.css.map': '{"sources":[]}',
      'chunks/a.js.map': JSON.stringify({
        sections: [{ map: { sources: ['turbopack:///[project]/node_modules/%40an/icons/x.js'] } }],
      }),
    });
    expect(takeSourceMaps(folder)).toEqual(['turbopack:///[project]/node_modules/@an/icons/x.js']);
    expect(readdirSync(join(folder, 'chunks'))).toEqual(['a.css', 'a.js']);
    expect(readFileSync(join(folder, 'chunks/a.js'), 'utf8')).toBe('a();');
    expect(readFileSync(join(folder, 'chunks/a.css'), 'utf8')).toBe('a{}');
  });

  test('is not guessed', () => {
    expect(() => takeSourceMaps(aFolder({ 'a.js': 'a()' }))).toThrow('no source maps');
  });

  test('belongs to packages, also to those inside others', () => {
    expect(
      packageFolders([
        'turbopack:///[project]/components/a.tsx',
        'turbopack:///[project]/node_modules/@an/icons/x.js',
        '../linked/node_modules/@an/icons/y.js',
        'node_modules/a/node_modules/b/c.js',
        'node_modules/next/dist/compiled/react/index.js',
        'node_modules/next/dist/client/app.js',
      ]),
    ).toEqual([
      'node_modules/@an/icons',
      'node_modules/a/node_modules/b',
      'node_modules/next',
      'node_modules/next/dist/compiled/react',
    ]);
  });
});

describe('licences.txt', () => {
  test('names each package with its version and its licence', () => {
    const folder = aFolder({
      'node_modules/b/package.json': '{"version":"1.2.3"}',
      'node_modules/b/LICENSE.md': 'MIT\r\n',
    });
    expect(packageLicence(join(folder, 'node_modules/b'))).toEqual({ name: 'b 1.2.3', text: 'MIT\r\n' });
  });

  test('lacks nothing: a package without a licence stops the build', () => {
    const folder = aFolder({ 'node_modules/b/index.js': '' });
    expect(() => packageLicence(join(folder, 'node_modules/b'))).toThrow('node_modules/b: no licence file');
  });

  test('contains each text once', () => {
    const text = licencesFile('Llicències', [
      { name: 'a', text: 'MIT\r\nof A\n' },
      { name: 'b', text: 'ISC' },
      { name: 'c', text: 'MIT\nof A' },
    ]);
    expect(text).toMatch(/^Llicències\n\n=+\na\nc\n=+\n\nMIT\nof A\n\n=+\nb\n=+\n\nISC\n$/);
  });
});
