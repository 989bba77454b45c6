import { documents } from '../../content/documents/documents';
import { pdfAddress } from '../../lib/documents/types';
import { expect, expectNoTrouble, test } from '../support/watch';

for (const document of documents) {
  const { id } = document;
  const file = pdfAddress(document);
  test(`/${id} leads from its contents to an article, and keeps its PDF for those who come near it`, async ({
    page,
    request,
    trouble,
  }) => {
    await page.goto(`${id}/`);
    await expect(page.locator('object')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: 'Índex del document' });
    await contents.locator('summary').nth(1).click();
    const article = contents.locator('details[open] a').first();
    const anchor = (await article.getAttribute('href')) ?? '';
    await article.click();
    await expect(page.locator(anchor)).toBeInViewport();
    expectNoTrouble(trouble);

    const pdf = await request.get(file);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    await page.getByRole('link', { name: 'Mira el PDF en aquesta pàgina' }).click();
    await expect(page.locator('object')).toHaveAttribute('data', file);
  });
}

test('the rehearsals can be kept in a calendar', async ({ page, request }) => {
  await page.goto('agenda/');
  const link = page.getByRole('link', { name: /Descarrega'n el fitxer/ });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = await file.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toContain('DTSTART;TZID=Europe/Madrid:20260915T140000');
  await expect(page.getByRole('link', { name: /Subscriu-t'hi/ })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/assajos\.ics$/,
  );
});

test('every person, era and event has an address of its own', async ({ page }) => {
  for (const [route, anchor] of [
    ['historia-de-la-colla/', 'la-colla-de-vuit'],
    ['els-castells-universitaris/', 'neixen-enfilats'],
    ['llista-de-presidents/', 'ramon-escude'],
  ]) {
    await page.goto(`${route}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});
