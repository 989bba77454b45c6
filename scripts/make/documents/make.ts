// Prints the legal documents and the forms of the club to `public/uploads/`: `npm run make:documents`, which builds the site before.
// A document is printed from its page in `out/`, so the two cannot differ. The PDFs are committed. A test fails when one no longer
// has the present text.
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { hasModule } from '@/content/shown';
import { type PdfAddress, pdfAddress } from '@/lib/legal/types';
import { basePath } from '@/lib/site/address';
import { freePorts, listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { chromiumFlags } from '@/scripts/build/sites.mjs';
import { ensureChromium, findChromium } from '@/scripts/run/browsers.mjs';
import { formPage } from './form-page';

/** Prints the present page, with its title and the number of each sheet in the margin. */
async function print(page: Page, address: PdfAddress): Promise<void> {
  const content = `
    @page {
      size: a4;
      margin: 18mm 18mm 22mm;
      font: 8.5pt var(--font-text);
      @bottom-left { content: ${JSON.stringify(await page.title())} }
      @bottom-right { content: counter(page) " / " counter(pages) }
    }
    :root::before { display: none }`;
  await page.addStyleTag({ content });
  await page.evaluate(() => document.fonts.ready);
  const path = `public${address}`;
  const pdf = await page.pdf({ path, preferCSSPageSize: true, tagged: true, outline: true });
  console.log(`${address}: ${(pdf.length / 1024).toFixed(1)} KB`);
}

await mkdir('public/uploads', { recursive: true });
const [port = 0] = await freePorts(1);
const server = createStaticServer({ folder: 'out', basePath });
await listen(server, port, 0);
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? (await ensureChromium()),
  args: [...chromiumFlags, '--font-render-hinting=none'],
});
const page = await browser.newPage({ bypassCSP: true, locale: 'ca-ES' });
const site = `http://localhost:${port}${basePath}`;
// A page uses the fonts of the site only if they come at once. After this visit they are in the cache.
await page.goto(`${site}/`);
await page.evaluate(() => document.fonts.ready);
for (const document of hasModule('legal') ? documents : []) {
  await page.goto(`${site}/${document.id}/`);
  await print(page, pdfAddress(document));
}
// Forms are no pages of the site, and need nothing of it.
await page.goto('about:blank');
for (const form of forms) {
  await page.setContent(formPage(form));
  await print(page, pdfAddress(form));
}
await browser.close();
server.close();
