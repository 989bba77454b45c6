import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What would have to change for another club. */
const OURS = /enfilats|zona universit|15a884/i;

/** The code of the site and of its build, and what surrounds it; tests may make up what they like. */
const FOLDERS = ['app', 'components', 'lib', 'scripts', 'styles', '.github'];
const isText = (file: string) => /\.(tsx?|mjs|css|ya?ml|json)$/.test(file);

test('nothing outside content/ and public/ knows the name or the colour of this club', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OURS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
