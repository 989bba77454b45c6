import { CONTACT_TEXTS } from '@/content/interface/contact';
import { forms } from '@/content/legal/forms';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { contactar } from '@/content/pages/contactar';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import type { ContactPage } from '@/lib/club/types';
import { pdfAddress } from '@/lib/legal/types';

test('the first screen of the rehearsals leads to the welcome in English', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('main').getByRole('link', { name: assajos.welcome.title, exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  const welcome = page.getByRole('region', { name: assajos.welcome.title });
  await expect(welcome).toBeInViewport();
  await expect(welcome.locator('xpath=..')).toHaveAttribute('lang', assajos.welcome.lang);
  expectNoPageErrors(pageErrors);
});

test('every form is a PDF that answers', async ({ request }) => {
  for (const form of forms) {
    const response = await request.get(pdfAddress(form));
    expect(response.headers()['content-type']).toContain('application/pdf');
  }
});

test('every footer leads to the privacy notice', async ({ page }) => {
  for (const { path } of [pages.home, pages.contact, pages.castleGame, pages.story]) {
    await page.goto(path);
    // Closes the note of the story.
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: contactar.privacy.title }).click();
    await expect(page.getByRole('heading', { name: contactar.privacy.title })).toBeInViewport();
  }
});

test('a link writes its subject into the form, and leaves one that the visitor wrote', async ({ page }) => {
  const { subjects }: ContactPage = contactar;
  const subject = page.getByLabel(CONTACT_TEXTS.fields.subject);
  for (const { id, text } of subjects) {
    await page.goto(`${pages.contact.path}/?assumpte=${id}#formulari`);
    await expect(subject).toHaveValue(text);
  }
  await subject.fill('La faixa');
  await page.goto(`${pages.contact.path}/?assumpte=${subjects[0]?.id ?? ''}`);
  await expect(page.getByRole('button', { name: CONTACT_TEXTS.clear })).toBeVisible();
  await expect(subject).toHaveValue('La faixa');
});
