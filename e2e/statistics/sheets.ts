import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The sheets as the built site holds them. */
export const builtSheet = (name: 'diades' | 'puntuacions') => readFileSync(`out/data/${name}.csv`, 'utf8');

export const HEADER = 'dia,mes,any,situació,ciutat,motiu,tipus,alçada,agulla,pinya,altres,ordre,resolució\n';

/** The built sheet with some more rows: one that holds far fewer diades than the copy is not taken. */
export const withRows = (...rows: readonly string[]) =>
  [builtSheet('diades').trimEnd(), ...rows, ''].join('\n');

/** Answers for a sheet in the place of the host. */
export async function answerSheet(
  page: Page,
  name: 'diades' | 'puntuacions',
  answer: { body?: string; status?: number; contentType?: string },
): Promise<void> {
  await page.route(`**/data/${name}.csv`, (route) => route.fulfill({ contentType: 'text/csv', ...answer }));
}

/** Keeps a sheet waiting until it is answered, with the built one or with another. */
export async function holdSheet(page: Page, name: 'diades' | 'puntuacions', body = builtSheet(name)) {
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
