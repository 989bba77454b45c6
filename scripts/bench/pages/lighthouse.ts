import lighthouse from 'lighthouse';
import { type Bench, median, passagePath, printRow } from './bench';

const STATIC = ['', 'qui-som/', 'assajos/', 'castells/4d8/', 'millors-castells/', 'junta-tecnica/'];
const INTERACTIVE = [
  ...['millors-diades/', 'resum-historic/', 'llista-de-diades/', 'joc-castells/', 'contactar/', 'jocs/'],
  passagePath,
];

/**
 * Limits for the medians: a score up to 100, and milliseconds. An empty page of this Next version has a TBT of 85 ms, which
 * static pages may not exceed.
 */
const LIMITS = {
  static: { score: 99, lcp: 1500, tbt: 85 },
  interactive: { score: 98, lcp: 1500, tbt: 150 },
} as const;

const FIGURES = ['score', 'lcp', 'tbt', 'fcp', 'kilobytes'] as const;

/** What Lighthouse estimates for a slow phone from one load at full speed. Milliseconds, and KB of 1024 bytes. */
type Figures = Record<(typeof FIGURES)[number], number>;

function printPage(path: string, loads: readonly Figures[]): void {
  const medians = FIGURES.map((name) => Math.round(median(loads.map((load) => load[name]))));
  const [score = 0, lcp = 0, tbt = 0] = medians;
  const limits = LIMITS[STATIC.includes(path) ? 'static' : 'interactive'];
  const missed = [
    ...(score < limits.score ? [`score under ${limits.score}`] : []),
    ...(lcp > limits.lcp ? [`LCP over ${limits.lcp} ms`] : []),
    ...(tbt > limits.tbt ? [`TBT over ${limits.tbt} ms`] : []),
  ];
  printRow([`/${path}`, ...medians], missed);
}

/** Throws if the page could not be opened. */
async function loadOf(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    // Lighthouse keeps local storage by default. Each load is a first visit.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage'],
    logLevel: 'error',
  });
  const error = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || error) throw new Error(`Lighthouse could not open ${address}: ${error}`);
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: 100 * (categories.performance?.score ?? Number.NaN),
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    kilobytes: figure('total-byte-weight') / 1024,
  };
}

/** Opens each page `times` times, in turns, so that a slow minute of the machine affects all of them. */
export async function measurePages({ port, origin, isTried, times }: Bench): Promise<void> {
  const measured = [...STATIC, ...INTERACTIVE]
    .filter(isTried)
    .map((path) => ({ path, loads: [] as Figures[] }));
  for (let turn = 0; turn < times; turn += 1)
    for (const { path, loads } of measured) loads.push(await loadOf(origin + path, port));
  console.log('\n| page | score | LCP, ms | TBT, ms | FCP, ms | KB |\n| --- | --- | --- | --- | --- | --- |');
  for (const { path, loads } of measured) printPage(path, loads);
}
