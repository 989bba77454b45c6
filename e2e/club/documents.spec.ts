import { documents } from '../../content/documents/documents';
import { DOCUMENT_TEXTS } from '../../content/interface/documents';
import { pdfAddress } from '../../lib/documents/address';
import { expect, expectNoTrouble, test } from '../support/watch';

for (const document of documents) {
  test(`/${document.id} leads from its contents to an article, and keeps its PDF for those who come near it`, async ({
    page,
    request,
    trouble,
  }) => {
    const file = pdfAddress(document);
    await page.goto(`/${document.id}/`);
    await expect(page.locator('object')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: DOCUMENT_TEXTS.contentsOf });
    await contents.locator('summary').last().click();
    const article = contents.locator('details[open] a').first();
    const anchor = (await article.getAttribute('href')) ?? '';
    await article.click();
    await expect(page.locator(anchor)).toBeInViewport();
    expectNoTrouble(trouble);

    const pdf = await request.get(file);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    await page.getByRole('link', { name: DOCUMENT_TEXTS.toPdf }).click();
    await expect(page.locator('object')).toHaveAttribute('data', file);
  });
}
