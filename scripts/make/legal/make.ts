// Writes the PDF of every document and form of the club: `npm run make:documents` after a change of their text or look. The
// files are committed; a test fails when they no longer match the text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { pdfAddress } from '@/lib/legal/types';
import { renderPdf } from './render';
import { renderForm } from './render-form';

function write(address: string, pdf: Buffer): void {
  writeFileSync(`public${address}`, pdf);
  console.log(`${address}: ${(pdf.length / 1024).toFixed(1)} KB`);
}

mkdirSync('public/uploads', { recursive: true });
for (const document of documents) write(pdfAddress(document), await renderPdf(document));
for (const form of forms) write(pdfAddress(form), await renderForm(form));
