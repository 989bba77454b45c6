// Writes the score that /musica links to: `npm run make:sheet-music [-- FILE]` after a change of its source, toc-de-castells.abc.
// The file is committed; a test tells when it no longer agrees with the source.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderScore } from './render';

const file = process.argv[2] ?? 'public/uploads/partitures/toc-de-castells.pdf';
const pdf = await renderScore();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, pdf);
console.log(`${file}: ${(pdf.length / 1024).toFixed(1)} KB`);
