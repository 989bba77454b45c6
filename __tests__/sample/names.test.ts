import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What would have to change for another club. */
const OURS = /enfilats|zona universit|15a884/i;

/** The code of the site and of its build, and what surrounds it; tests may make up what they like. */
const FOLDERS = ['app', 'components', 'content/drawings', 'lib', 'scripts', 'starter', 'styles', '.github'];
const isText = (file: string) => /\.(tsx?|mjs|css|svg|ya?ml|json)$/.test(file);

test('nothing that every club has knows the name or the colour of this club', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isText)
      .map((name) => join(folder, name))
      // A folder of app/ may be called like the file that it makes.
      .filter((path) => statSync(path).isFile()),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OURS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
