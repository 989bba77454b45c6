// How soon pages are there on a phone, by Lighthouse: `tsx scripts/bench/pages/run.ts [folder] [times]`. A page of plain
// text and an empty page of this Next version stand on the same server, and ratios to them are what counts.
import { rmSync } from 'node:fs';
import { ensureChromium } from '../../install/chromium.mjs';
import { listen } from '../../serve/listen.mjs';
import { createStaticServer } from '../../serve/static-server.mjs';
import { type BenchPage, bars, benchPages, emptyPage, plainPage } from './bars';
import { gatherPages } from './gather';
import { figureNames, measurePages, median, type PageFigures } from './measure';

const [, , built = 'out', times = '5'] = process.argv;

type Medians = Record<keyof PageFigures, number>;

const medians = (figures: readonly PageFigures[]): Medians => {
  const of = (name: keyof PageFigures) => median(figures.map((figure) => figure[name]));
  const [lcp, fcp, tbt, kilobytes, score] = figureNames.map(of);
  return { lcp, fcp, tbt, kilobytes, score } as Medians;
};

/** What a page misses of its bars, in words; empty when it reaches them all. */
function misses({ kind }: BenchPage, page: Medians, plain: Medians, empty: Medians): string[] {
  if (kind === 'document') {
    return [
      page.score < bars.document.score && `score under ${bars.document.score}`,
      page.lcp > bars.document.lcpOfPlain * plain.lcp && `LCP over ${bars.document.lcpOfPlain} × plain`,
      page.tbt > bars.document.tbt && `TBT over ${bars.document.tbt} ms`,
    ].filter((miss) => miss !== false);
  }
  if (kind === 'feature') {
    return [
      page.lcp > bars.feature.lcpOfEmpty * empty.lcp && `LCP over ${bars.feature.lcpOfEmpty} × empty`,
      page.tbt > bars.feature.tbtOfEmpty * empty.tbt && `TBT over ${bars.feature.tbtOfEmpty} × empty`,
    ].filter((miss) => miss !== false);
  }
  return [];
}

const folder = await gatherPages(built);
const server = createStaticServer({ folder });
try {
  const port = await listen(server, 4790, 20);
  const address = ({ path }: BenchPage) => `http://localhost:${port}/${path}`;
  const measured = await measurePages(await ensureChromium(), benchPages.map(address), Number(times));
  const figuresOf = (page: BenchPage) => measured.get(address(page)) ?? [];
  const plain = medians(figuresOf(plainPage));
  const empty = medians(figuresOf(emptyPage));
  console.log(`Medians of ${times}; LCP with its least and most.\n`);
  console.log('page               score   LCP ms (spread)      × plain × empty   FCP   TBT   KB');
  for (const page of benchPages) {
    const figures = figuresOf(page);
    const own = medians(figures);
    const all = figures.map(({ lcp }) => Math.round(lcp));
    const missed = misses(page, own, plain, empty);
    if (missed.length > 0) process.exitCode = 1;
    console.log(
      [
        `/${page.path}`.padEnd(19),
        own.score.toFixed(0).padStart(4),
        `${own.lcp.toFixed(0)} (${Math.min(...all)}–${Math.max(...all)})`.padStart(19),
        (own.lcp / plain.lcp).toFixed(2).padStart(8),
        (own.lcp / empty.lcp).toFixed(2).padStart(7),
        own.fcp.toFixed(0).padStart(6),
        own.tbt.toFixed(0).padStart(5),
        own.kilobytes.toFixed(0).padStart(5),
        missed.length > 0 ? `  MISSES ${missed.join(', ')}` : '',
      ].join(' '),
    );
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
