// How soon pages are there on a phone, by Lighthouse: `tsx scripts/bench/pages/run.ts [folder] [times] [path…]`. A page of
// plain text and an empty page of this Next version stand on the same server, and ratios to them are what counts.
import { rmSync } from 'node:fs';
import { ensureChromium } from '../../install/chromium.mjs';
import { listen } from '../../serve/listen.mjs';
import { createStaticServer } from '../../serve/static-server.mjs';
import { type BenchPage, benchPages, emptyPage, plainPage } from './bars';
import { gatherPages } from './gather';
import { measurePages } from './measure';
import { medians, misses, tableHead, tableRow } from './report';

const [, , built = 'out', times = '5', ...only] = process.argv;

const chosen = benchPages.filter(
  ({ path, kind }) => kind === 'plain' || kind === 'empty' || only.length === 0 || only.includes(path),
);

const folder = await gatherPages(built);
const server = createStaticServer({ folder });
try {
  const port = await listen(server, 4790, 20);
  const address = ({ path }: BenchPage) => `http://localhost:${port}/${path}`;
  const measured = await measurePages(await ensureChromium(), chosen.map(address), Number(times));
  const figuresOf = (page: BenchPage) => measured.get(address(page)) ?? [];
  const plain = medians(figuresOf(plainPage));
  const empty = medians(figuresOf(emptyPage));
  console.log(`Medians of ${times}; in brackets the least and the most.\n`);
  console.log(tableHead);
  for (const page of chosen) {
    const figures = figuresOf(page);
    const own = medians(figures);
    const missed = misses(page, own, plain, empty);
    if (missed.length > 0) process.exitCode = 1;
    console.log(
      tableRow(page, figures, { own, plain, empty }),
      missed.map((miss) => ` MISSES ${miss}`).join(),
    );
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
