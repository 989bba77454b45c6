import { mkdirSync, writeFileSync } from 'node:fs';
import { resultsFolder } from '@/scripts/build/sites.mjs';
import { runPackage } from '@/scripts/run/program.mjs';

const folder = `${resultsFolder}/bench`;
const head = '<meta name="viewport" content="width=device-width"><title>Castells</title>';

/** Builds a site of two pages: an empty one of the installed Next at `/`, plain HTML at `/plain/`. Returns its folder. */
export async function buildReferences(): Promise<string> {
  for (const path of ['app', 'public/plain']) mkdirSync(`${folder}/${path}`, { recursive: true });
  const write = (path: string, text: string) => writeFileSync(`${folder}/${path}`, text);
  write('next.config.mjs', "export default { output: 'export' };");
  write('app/layout.jsx', 'export default ({ children }) => <html lang="ca"><body>{children}</body></html>;');
  write('app/page.jsx', 'export default () => <h1>Castells</h1>;');
  write('public/plain/index.html', `<!doctype html><html lang="ca">${head}<h1>Castells</h1></html>`);
  if (await runPackage('next/dist/bin/next', ['build', folder]))
    throw new Error(`Next cannot build ${folder}.`);
  return `${folder}/out`;
}
