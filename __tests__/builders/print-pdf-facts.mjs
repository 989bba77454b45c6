// @ts-check
// Prints what some PDFs say of themselves as a JSON list, read by a program that did not write them:
// `node __tests__/builders/print-pdf-facts.mjs FILE...`. A program of its own, because the reader is an ES module that Jest's
// CommonJS cannot load.
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @typedef {import('pdfjs-dist').PDFPageProxy} PDFPageProxy
 * @typedef {Awaited<ReturnType<import('pdfjs-dist').PDFDocumentProxy['getOutline']>>} Outline
 * @typedef {{ role: string, text: string }} Piece text of one structure element, on one page
 * @typedef {{ name: string, label: string }} Field accessible name of a field to fill in
 * @typedef {{ role?: string, type?: string, id?: string, children?: Node[] }} Node
 */

/** Text of each stretch of marked content of a page, by its identifier. @param {PDFPageProxy} page */
async function readPage(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {(string | undefined)[]} */
  const open = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((name) => name !== undefined);
      if (id) texts.set(id, (texts.get(id) ?? '') + (item.hasEOL ? ' ' : '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && item.id ? item.id : undefined);
  }
  /** @type {unknown} */
  const tree = await page.getStructTree();
  return { texts, tree: /** @type {Node | null} The library's own type leaves `id` out. */ (tree) };
}

/** Text of a whole element. @param {Node} node @param {Map<string, string>} texts @returns {string} */
const textOf = (node, texts) =>
  node.id ? (texts.get(node.id) ?? '') : (node.children ?? []).map((child) => textOf(child, texts)).join('');

const blocks = new Set(['H1', 'H2', 'H3', 'P', 'Lbl', 'LBody', 'TOCI', 'Caption', 'Figure']);

/** @param {Node} node @param {Map<string, string>} texts @returns {Piece[]} */
function piecesOf(node, texts) {
  const { role, children = [] } = node;
  // The reader gives the space at which a line was broken as the start of the next line.
  if (role && blocks.has(role)) return [{ role, text: textOf(node, texts).replace(/\s+/g, ' ').trim() }];
  return children.flatMap((child) => piecesOf(child, texts));
}

/**
 * Ids of the annotations that `Form` elements hold, in reading order.
 * @param {Node} node @param {boolean} inForm @returns {string[]}
 */
function formIdsOf({ role, id, children = [] }, inForm = false) {
  if (inForm && id) return [id.replace('pdfjs_internal_id_', '')];
  return children.flatMap((child) => formIdsOf(child, role === 'Form'));
}

/**
 * How many fields a page has, and those that a structure element holds, in reading order.
 * @param {PDFPageProxy} page @param {Node | null} tree
 */
async function fieldsOf(page, tree) {
  const widgets = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Widget');
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const tagged = (tree ? formIdsOf(tree) : []).flatMap((id) => byId.get(id) ?? []);
  return {
    widgets: widgets.length,
    tagged: tagged.map(({ fieldName, alternativeText }) => ({ name: fieldName, label: alternativeText })),
  };
}

/** @param {Outline} items @returns {string[]} */
const titlesOf = (items) => (items ?? []).flatMap(({ title, items: inner }) => [title, ...titlesOf(inner)]);

/** @param {string} file */
async function readFacts(file) {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pieces = [];
  /** @type {Field[]} */
  const fields = [];
  let widgets = 0;
  let links = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { texts, tree } = await readPage(page);
    if (tree) pieces.push(...piecesOf(tree, texts));
    links += (await page.getAnnotations()).length;
    const found = await fieldsOf(page, tree);
    widgets += found.widgets;
    fields.push(...found.tagged);
  }
  const { info } = await pdf.getMetadata();
  const title = 'Title' in info ? info.Title : undefined;
  const language = 'Language' in info ? info.Language : undefined;
  const marked = (await pdf.getMarkInfo())?.Marked ?? false;
  const outline = titlesOf(await pdf.getOutline());
  return { title, language, marked, outline, links, widgets, fields, pages: pdf.numPages, pieces };
}

const facts = [];
for (const file of process.argv.slice(2)) facts.push(await readFacts(file));
process.stdout.write(JSON.stringify(facts));
