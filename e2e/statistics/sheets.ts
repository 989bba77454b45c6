import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The sheets as the built site holds them. */
export const builtSheet = (name: 'diades' | 'puntuacions') => readFileSync(`out/data/${name}.csv`, 'utf8');

export const HEADER = 'dia,mes,any,situació,ciutat,motiu,tipus,alçada,agulla,pinya,altres,ordre,resolució\n';

/** A sheet with one diada that no other has. */
export const strangeSheet = `${HEADER}23,4,2026,Plaça Nova,Àger,Sant Jordi nou,3,8,,f,,1,\n`;

/** Answers for a sheet in the place of the host. */
export async function answerSheet(
  page: Page,
  name: 'diades' | 'puntuacions',
  answer: { body?: string; status?: number; contentType?: string },
): Promise<void> {
  await page.route(`**/data/${name}.csv`, (route) => route.fulfill({ contentType: 'text/csv', ...answer }));
}
