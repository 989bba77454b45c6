import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runPackage } from '@/scripts/check/steps/program.mjs';
import { emptyPage, plainPage } from './report';

const emptySite = join(root, 'scripts/bench/pages/empty-next');

/** A page of plain text that loads nothing. */
const plainText = `<!DOCTYPE html><html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plana</title></head><body><h1>Plana</h1>${'<p>Una pàgina de text i prou, per comparar-hi les altres.</p>'.repeat(20)}</body></html>`;

/** Copies a built site and adds the two pages of comparison. Returns the folder. */
export async function gatherPages(built: string): Promise<string> {
  const code = await runPackage('next/dist/bin/next', ['build', emptySite]);
  if (code) throw new Error(`${emptySite}: next build failed, see above.`);
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync(join(root, built), folder, { recursive: true });
  cpSync(join(emptySite, 'out'), join(folder, emptyPage.path), { recursive: true });
  mkdirSync(join(folder, plainPage.path));
  writeFileSync(join(folder, plainPage.path, 'index.html'), plainText);
  return folder;
}
