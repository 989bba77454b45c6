import { SEARCH_TEXTS } from '@/content/interface/search';
import { pages } from '@/content/pages';
import { towers } from '@/content/towers';
import { towerPath } from '@/lib/towers/catalogue';
import { expect, test } from './test';

const code = towers[0]?.code ?? '';

test('the search gives the focus back on Escape, and Enter opens what it found', async ({ site, engine }) => {
  await site.open(`${pages.contact.path.slice(1)}/`);
  await site.click('button', SEARCH_TEXTS.open);
  await site.see('combobox', SEARCH_TEXTS.field);
  await engine.press('Escape');
  expect(await site.focused()).toBe(SEARCH_TEXTS.open);
  await engine.press('Enter');
  await engine.type(code);
  await site.see('option', new RegExp(`^${code.replace('+', '\\+')}, `));
  const styled = await engine.evaluate(() => {
    const option = document.querySelector('[role="option"]');
    return option && getComputedStyle(option).display;
  });
  expect(styled, 'its own styles').toBe('grid');
  await engine.press('Enter');
  await site.at(towerPath(code));
});
