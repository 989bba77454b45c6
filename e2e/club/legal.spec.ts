import { LEGAL_TEXTS } from '@/content/interface/legal';
import { documents } from '@/content/legal/documents';
import { expect, test } from '@/e2e/support/watch';
import { pdfAddress } from '@/lib/legal/types';

for (const [place, document] of documents.entries()) {
  const tag = place === 0 ? [] : '@slow';
  test(`/${document.id} links to articles, loads its PDF`, { tag }, async ({
    page,
    request,
    noErrors: _,
  }) => {
    const file = pdfAddress(document);
    await page.goto(`/${document.id}/`);
    await expect(page.locator('object')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: LEGAL_TEXTS.contentsOf });
    await contents.locator('summary').last().click();
    const article = contents.locator('details[open] a').first();
    const anchor = (await article.getAttribute('href')) ?? '';
    await article.click();
    await expect(page.locator(anchor)).toBeInViewport();

    const pdf = await request.get(file);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    await page.getByRole('link', { name: LEGAL_TEXTS.toPdf }).click();
    await expect(page.locator('object')).toHaveAttribute('data', file);
  });
}
