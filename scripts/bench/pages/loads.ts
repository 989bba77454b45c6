import type { Browser } from '@playwright/test';
import { type Bench, IDLE, measureInTurns, median, passagePath, SLOWER } from './bench';

const PATHS = [
  ...['', 'assajos/', 'qui-som/', 'castells/4d8/', 'millors-diades/', 'resum-historic/', 'llista-de-diades/'],
  ...['joc-castells/', passagePath],
];
const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** 1.6 Mbit/s, in bytes per second, and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const TYPES = 'largest-contentful-paint paint longtask navigation resource layout-shift'.split(' ');

const [PLAIN, NEXT] = ['plain HTML', 'empty Next'];
/** Figures of a load, and the pages that they are compared with. Blocking: what tasks last beyond 50 ms, in all. */
const FIGURES = ['largest paint, ms', 'first paint, ms', 'blocking, ms', 'KB', 'shift'];
const BASES = [PLAIN, PLAIN, NEXT, NEXT];

/** Loads the page as a first visit, with a slow network and processor. Returns its figures. */
async function loadPage(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript((types) => {
      const seen = { largest: Number.NaN, first: Number.NaN, blocking: 0, bytes: 0, shift: 0 };
      Object.assign(window, { seen });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.entryType === 'largest-contentful-paint') seen.largest = entry.startTime;
          if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
          if (entry.entryType === 'longtask') seen.blocking += entry.duration - 50;
          if ('transferSize' in entry) seen.bytes += Number(entry.transferSize);
          if ('value' in entry) seen.shift += Number(entry.value);
        }
      });
      for (const type of types) observer.observe({ type, buffered: true });
    }, TYPES);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(IDLE);
    const { largest, first, blocking, bytes, shift } = await page.evaluate(() => Reflect.get(window, 'seen'));
    return [largest, first, blocking, bytes / 1024, shift];
  } finally {
    await context.close();
  }
}

/** `references`: origin of the pages to compare with. */
export async function measureLoads({ browser, origin, isTried, times }: Bench, references: string) {
  const tried = PATHS.filter(isTried).map((path) => ({ name: `/${path}`, address: origin + path }));
  const bases = [
    { name: PLAIN, address: `${references}plain/` },
    { name: NEXT, address: references },
  ];
  const measured = await measureInTurns([...bases, ...tried], times, ({ address }) =>
    loadPage(browser, address),
  );
  const rows = measured.map(({ one: { name }, results }) => ({
    name,
    medians: FIGURES.map((_, index) => median(results.map((load) => load[index] ?? Number.NaN))),
  }));
  const heads = FIGURES.map((figure, index) => (BASES[index] ? `${figure} (× ${BASES[index]})` : figure));
  console.log(`\n| page | ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length + 1)}`);
  for (const { name, medians } of rows) {
    const cells = medians.map((value, index) => {
      const base = rows.find((row) => row.name === BASES[index])?.medians[index];
      return base === undefined ? value.toFixed(3) : `${value.toFixed()} (${(value / base).toFixed(2)})`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
