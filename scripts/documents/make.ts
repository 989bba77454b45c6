// Writes the PDF of every document of the club: `npm run make:documents` after a change of their text or look. The
// files are committed; a test tells when they no longer agree with the text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from '@/content/documents/documents';
import { pdfAddress } from '@/lib/documents/address';
import { renderDocument } from './render';

mkdirSync('public/uploads', { recursive: true });
for (const document of documents) {
  const pdf = await renderDocument(document);
  writeFileSync(`public${pdfAddress(document)}`, pdf);
  console.log(`${pdfAddress(document)}: ${(pdf.length / 1024).toFixed(1)} KB`);
}
