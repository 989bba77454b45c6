import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** One page as Lighthouse's phone saw it: milliseconds, KB of 1024 bytes on the wire, and the score of 100. */
export type PageFigures = { lcp: number; fcp: number; tbt: number; kilobytes: number; score: number };

export const figureNames = ['lcp', 'fcp', 'tbt', 'kilobytes', 'score'] as const;

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens each address `times` times in turns, so that a slow minute of the machine falls on all of them alike. */
export async function measurePages(
  chromePath: string,
  addresses: readonly string[],
  times: number,
): Promise<Map<string, PageFigures[]>> {
  const measured = new Map(addresses.map((address) => [address, [] as PageFigures[]]));
  const browser = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' });
  try {
    for (let turn = 0; turn < times; turn += 1) {
      for (const [address, figures] of measured) figures.push(await measurePage(address, browser.port));
    }
  } finally {
    browser.kill();
  }
  return measured;
}

async function measurePage(address: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    output: 'json',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    kilobytes: figure('total-byte-weight') / 1024,
    score: 100 * (categories.performance?.score ?? Number.NaN),
  };
}

/** The value in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('No value to take the median of.');
  return middle;
}
