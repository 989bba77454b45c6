import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { pages } from '@/content/pages';
import { expect, test } from '@/e2e/support/watch';
import { isValidCode } from '@/lib/free-bar/code';

const { notices } = FREE_BAR_TEXTS;

test('a first visit draws a code, and the next one has the same', async ({ page, context, noErrors: _ }) => {
  await page.goto(`${pages.freeBar.path}/`);
  await expect(page.getByRole('heading', { name: notices.fresh.title })).toBeVisible();
  const cookies = await context.cookies();
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const code = { code: value('code'), secretP1: value('secret_p1'), secretP2: value('secret_p2') };
  expect(isValidCode(code)).toBe(true);
  for (const cookie of cookies) expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  const barcode = page.getByRole('img', { name: FREE_BAR_TEXTS.barcode('') });
  const name = await barcode.getAttribute('aria-label');
  expect(name?.replace(/\D/g, '')).toBe(code.code);
  const confirmation = await page.getByText(/^[0-9a-f]{6}$/).textContent();

  await page.reload();
  await expect(page.getByRole('heading', { name: notices.known.title })).toBeVisible();
  await expect(barcode).toHaveAttribute('aria-label', name ?? '');
  await expect(page.getByText(/^[0-9a-f]{6}$/)).toHaveText(confirmation ?? '');
});

test('the barcode is black on white, and fits the narrowest phone', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${pages.freeBar.path}/`);
  const barcode = page.getByRole('img', { name: FREE_BAR_TEXTS.barcode('') });
  await expect(barcode).toBeVisible();
  await expect(barcode.locator('xpath=..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const box = await barcode.boundingBox();
  expect(box?.width).toBeGreaterThan(220);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
