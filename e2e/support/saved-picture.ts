import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './watch';

/** Presses a button that saves a PNG. Returns its name and size, in pixels and in bytes. */
export async function savedPicture(page: Page, button: string, folder: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).press('Enter'),
  ]);
  const name = download.suggestedFilename();
  await download.saveAs(`${folder}/${name}`);
  const png = await readFile(`${folder}/${name}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { name, width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}
