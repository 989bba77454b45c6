// @ts-check
// Prints what some PDFs hold as JSON, by file: `node __tests__/builders/print-pdf-facts.mjs FILE...`. A program of its own, because
// the reader is an ES module that Jest's CommonJS cannot load.
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @typedef {import('pdfjs-dist').PDFPageProxy} PDFPageProxy
 * @typedef {Awaited<ReturnType<import('pdfjs-dist').PDFDocumentProxy['getOutline']>>} Outline
 */

/** Text of a page without spaces. What stands in its margins is not marked as content. @param {PDFPageProxy} page */
async function textOf(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let text = '';
  let depth = 0;
  for (const item of items) {
    if (!('str' in item)) depth += item.type === 'endMarkedContent' ? -1 : 1;
    else if (depth > 0) text += item.str;
  }
  return text.replaceAll(/\s/g, '');
}

/** @param {Outline} items @returns {string[]} */
const titlesOf = (items) => (items ?? []).flatMap(({ title, items: inner }) => [title, ...titlesOf(inner)]);

/** @param {string} file */
async function readFacts(file) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) text += await textOf(await pdf.getPage(number));
  const { info } = await pdf.getMetadata();
  const language = 'Language' in info ? info.Language : undefined;
  const tagged = (await pdf.getMarkInfo())?.Marked ?? false;
  return { text, language, tagged, headings: titlesOf(await pdf.getOutline()) };
}

const files = process.argv.slice(2);
const facts = await Promise.all(files.map(async (file) => [file, await readFacts(file)]));
process.stdout.write(JSON.stringify(Object.fromEntries(facts)));
