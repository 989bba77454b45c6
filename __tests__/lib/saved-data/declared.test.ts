import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = ['components/games', 'components/castle-game', 'components/story', 'lib/browser'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
);

/** What is no game's: the doors themselves, drafts and consents, places in lists, and which tab plays. */
const NOT_OURS =
  /lib\/browser\/(storage|cookies|contact-draft|embed-consent|free-bar-cookies|list-place|castle-tab)\.ts$/;

test('games and story store only under keys declared in the registry', () => {
  const keeping = files.filter(
    (file) => !NOT_OURS.test(file) && /\b(writeStored|writeCookie)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(keeping.length).toBeGreaterThan(4);
  for (const file of keeping) {
    const source = readFileSync(file, 'utf8');
    const declared = /SAVED_DATA|\bGAME_KEY|\bPROGRESS_KEY|storageKey|completionCookie|StoredData\b/.test(
      source,
    );
    expect([file, declared]).toEqual([file, true]);
    expect([file, source.match(/writeStored\(\s*['"`]/)]).toEqual([file, null]);
  }
});
