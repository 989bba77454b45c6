// Writes licences.txt of a built folder: `tsx scripts/build/licences/make.ts [folder]`. It lists the packages in the scripts of
// the site, and its fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCES_TITLE } from '@/content/interface/site';
import { licencesFile, ownScriptSources, packageFolders, packageLicence, takeSourceMaps } from './licences';

const FONTS = [
  ['Bricolage Grotesque', 'app/fonts/display.license.txt'],
  ['Atkinson Hyperlegible Next', 'app/fonts/text.license.txt'],
] as const;

async function make(folder: string): Promise<void> {
  const fonts = FONTS.map(([name, file]) => ({ name, text: readFileSync(file, 'utf8') }));
  const sources = [...takeSourceMaps(folder), ...(await ownScriptSources())];
  const packages = packageFolders(sources).map(packageLicence);
  writeFileSync(join(folder, 'licences.txt'), licencesFile(LICENCES_TITLE, [...fonts, ...packages]));
  console.log(`Licences of ${packages.length} packages and ${fonts.length} fonts.`);
}

try {
  await make(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
