import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/watch';

/** Starts to write down what the game's live region says, from now until the page is left. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const region = document.querySelector('[role="status"][aria-atomic="true"]');
    if (!region) throw new Error('this page has no live region');
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return heard;
  });
  return () => said.jsonValue();
}

/**
 * Asserts that a whole game said what is written in `announcements/{name}.txt`, one sentence a line. Run with
 * `--update-snapshots` to write it anew, and read it aloud before committing it.
 */
export function expectSaid(name: string, said: readonly string[]): void {
  const file = join(import.meta.dirname, 'announcements', `${name}.txt`);
  const text = `${said.join('\n')}\n`;
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
