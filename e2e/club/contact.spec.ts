import type { Page } from '@playwright/test';
import { CONTACT_ERRORS, CONTACT_TEXTS, COPY_TEXTS, DELIVERY_TEXTS } from '@/content/interface/contact';
import { pages } from '@/content/pages';
import { holdBack } from '@/e2e/support/network';
import { expect, test } from '@/e2e/support/watch';

const { fields } = CONTACT_TEXTS;

const text = 'Bon dia,\nquè cal portar a l’assaig?';

const message = (page: Page) => page.getByLabel(fields.message, { exact: true });

test('by keyboard missing fields are focused, and the mail program gets the rest', async ({ page }) => {
  await page.goto(`${pages.contact.path}/`);
  const send = page.getByRole('button', { name: CONTACT_TEXTS.mail });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(fields.name)).toBeFocused();
  await expect(page.getByText(CONTACT_ERRORS.empty.subject)).toBeVisible();
  for (const words of ['Núria', 'nuria@zona.example', 'El primer dia', text]) {
    await page.keyboard.insertText(words);
    await page.keyboard.press('Tab');
  }
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(DELIVERY_TEXTS.wayOut.opened)).toBeVisible();
  await expect(page.getByRole('button', { name: COPY_TEXTS.copy })).toBeVisible();
  await expect(message(page)).toHaveValue(text);
});

test('what is typed before the script comes is kept', { tag: '@slow' }, async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(`${pages.contact.path}/`, { waitUntil: 'commit' });
  await page.getByLabel(fields.name).pressSequentially('Núria');
  await message(page).pressSequentially('Bon dia,\nens veiem');
  release();
  // The script has loaded when it stores the text.
  await page.waitForFunction(() => sessionStorage.getItem('contacte-esborrany')?.includes('ens veiem'));
  await expect(message(page)).toHaveValue('Bon dia,\nens veiem');
  await expect(page.getByLabel(fields.name)).toHaveValue('Núria');
  await message(page).press('End');
  await message(page).pressSequentially(' dimarts');
  await page.reload();
  await expect(message(page)).toHaveValue('Bon dia,\nens veiem dimarts');
});
