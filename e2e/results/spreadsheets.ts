import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The CSVs of the site, as they are published. */
export const builtCsv = (name: 'diades' | 'puntuacions') => readFileSync(`public/data/${name}.csv`, 'utf8');

export const HEADER = 'dia,mes,any,situació,ciutat,motiu,tipus,alçada,agulla,pinya,altres,ordre,resolució\n';

/** The built CSV with more rows. A CSV with far fewer diades than the snapshot would be rejected. */
export const withRows = (...rows: readonly string[]) =>
  [builtCsv('diades').trimEnd(), ...rows, ''].join('\n');

/** Mocks the response for a CSV. */
export async function mockCsv(
  page: Page,
  name: 'diades' | 'puntuacions',
  answer: { body?: string; status?: number; contentType?: string },
): Promise<void> {
  await page.route(`**/data/${name}.csv`, (route) => route.fulfill({ contentType: 'text/csv', ...answer }));
}

/** Delays a CSV until it is fulfilled, with the built one or another. */
export async function delayCsv(page: Page, name: 'diades' | 'puntuacions', body = builtCsv(name)) {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/data/${name}.csv`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/csv', body });
  });
  return { answer };
}
