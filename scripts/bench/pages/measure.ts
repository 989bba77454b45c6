import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePorts } from '@/scripts/build/serve/ports.mjs';
import { chromiumFlags } from '@/scripts/build/sites.mjs';
import type { PageFigures } from './report';

/** Opens each address `times` times, in turns, so that a slow minute of the machine affects all of them. */
export async function measurePages(
  chromePath: string,
  addresses: readonly string[],
  times: number,
): Promise<Map<string, PageFigures[]>> {
  const measured = new Map(addresses.map((address) => [address, [] as PageFigures[]]));
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--headless=new', ...chromiumFlags, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--headless'],
  });
  try {
    for (let turn = 0; turn < times; turn += 1) {
      for (const [address, figures] of measured) figures.push(await measurePage(address, port));
    }
  } finally {
    await browser.close();
  }
  return measured;
}

async function measurePage(address: string, port: number): Promise<PageFigures> {
  const reckoned = await openPage(address, port, 'simulate');
  const slowed = await openPage(address, port, 'devtools');
  return {
    lcp: reckoned.figure('largest-contentful-paint'),
    slowedLcp: slowed.figure('largest-contentful-paint'),
    fcp: reckoned.figure('first-contentful-paint'),
    tbt: reckoned.figure('total-blocking-time'),
    kilobytes: reckoned.figure('total-byte-weight') / 1024,
    score: 100 * reckoned.score,
  };
}

/** Measures one load with Lighthouse. Throws if the page could not be opened. */
async function openPage(address: string, port: number, throttlingMethod: 'simulate' | 'devtools') {
  const result = await lighthouse(address, {
    port,
    throttlingMethod,
    onlyCategories: ['performance'],
    // Lighthouse keeps local storage by default. Each load is a first visit.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage'],
    output: 'json',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  const { audits, categories } = result.lhr;
  return {
    figure: (audit: string) => audits[audit]?.numericValue ?? Number.NaN,
    score: categories.performance?.score ?? Number.NaN,
  };
}
