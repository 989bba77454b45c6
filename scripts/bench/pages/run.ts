import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { findWholeChromium } from '@/scripts/run/browsers.mjs';
import { root, runPackage } from '@/scripts/run/program.mjs';
import { interactions, measureInteractions } from './interactions';
import { measurePages } from './measure';
import {
  type BenchPage,
  benchPages,
  emptyPage,
  interactionHead,
  interactionMisses,
  interactionRow,
  medians,
  misses,
  plainPage,
  tableHead,
  tableRow,
} from './report';

// Measures with Lighthouse how soon pages are shown on a phone, and how soon they react:
// `npm run bench:pages [-- FOLDER TIMES PATH…]`. Pages are compared with a page of plain text and an empty page of this Next
// version. Needs a Chromium that is not the headless shell, which renders differently.

const emptySite = join(root, 'scripts/bench/pages/empty-next');

/** A page of plain text that loads nothing. */
const plainText = `<!DOCTYPE html><html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plana</title></head><body><h1>Plana</h1>${'<p>Una pàgina de text i prou, per comparar-hi les altres.</p>'.repeat(20)}</body></html>`;

/** Copies a built site and adds the two pages of comparison. Returns the folder. */
async function gatherPages(built: string): Promise<string> {
  const code = await runPackage('next/dist/bin/next', ['build', emptySite]);
  if (code) throw new Error(`${emptySite}: next build failed, see above.`);
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync(join(root, built), folder, { recursive: true });
  cpSync(join(emptySite, 'out'), join(folder, emptyPage.path), { recursive: true });
  mkdirSync(join(folder, plainPage.path));
  writeFileSync(join(folder, plainPage.path, 'index.html'), plainText);
  return folder;
}

const [, , built = 'out', times = '5', ...only] = process.argv;

const chosen = benchPages.filter(
  ({ path, kind }) => kind === 'plain' || kind === 'empty' || only.length === 0 || only.includes(path),
);

const chromePath = await findWholeChromium();
if (!chromePath) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');

/** Prints a row of a table with the limits that it exceeds. */
function say(row: string, missed: readonly string[]): void {
  if (missed.length > 0) process.exitCode = 1;
  console.log(row, missed.map((miss) => ` MISSES ${miss}`).join());
}

const folder = await gatherPages(built);
const server = createStaticServer({ folder });
try {
  const port = await listen(server, 4790, 20);
  const address = ({ path }: BenchPage) => `http://localhost:${port}/${path}`;
  const measured = await measurePages(chromePath, chosen.map(address), Number(times));
  const figuresOf = (page: BenchPage) => measured.get(address(page)) ?? [];
  const plain = medians(figuresOf(plainPage));
  const empty = medians(figuresOf(emptyPage));
  console.log(`Medians of ${times}; in brackets minimum and maximum.\n`);
  console.log(tableHead);
  for (const page of chosen) {
    const figures = figuresOf(page);
    const own = medians(figures);
    say(tableRow(page, figures, { own, plain, empty }), misses(page, own, plain, empty));
  }

  const tried = interactions.filter(({ path }) => only.length === 0 || only.includes(path));
  console.log(`\n${interactionHead}`);
  for (const { name, path, waits } of await measureInteractions(chromePath, `http://localhost:${port}/`, {
    tried,
    times: Number(times),
  }))
    say(interactionRow(name, path, waits), interactionMisses(waits));
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
