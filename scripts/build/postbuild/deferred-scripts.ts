import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { textHash } from './enhancements';
import { frameworkScripts, isScriptPreload, partOf } from './exported-page';
import { append, attribute, type Element, elementsIn, insert, type Page, rawText, remove } from './html';

/** `address` has no base path. */
type PayloadFile = { readonly address: string; readonly text: string };

/** Payloads are data: budgets of JavaScript do not count them. */
export const isPayload = (address: string): boolean => /\/chunks\/payload-[\w-]+\.js$/.test(address);

const isLate = (script: Element) =>
  attribute(script, 'src') !== undefined && attribute(script, 'async') !== undefined;

/** Event that the page dispatches when all its scripts have run. */
export const SCRIPTS_ARE_HERE = 'scripts-are-here';

/**
 * Moves the inline scripts of Next (payload, and the call that starts it) into a file, the first script of the page.
 * The call waits for `SCRIPTS_ARE_HERE`; otherwise it would be part of one long task with the last script. Throws
 * without an async script of Next.
 */
export function takePayload(page: Page, basePath: string): PayloadFile {
  const scripts = frameworkScripts(page);
  if (!scripts.some(isLate)) throw new Error("none of Next's scripts in it can wait");
  const inline = scripts.filter((script) => attribute(script, 'src') === undefined);
  const texts = inline.map(rawText);
  for (const script of inline) remove(script);
  const isData = (text: string) => text.includes('__next_f');
  const start = texts.filter((text) => !isData(text)).join(';\n');
  const text = `${texts.filter(isData).join(';\n')};
addEventListener('${SCRIPTS_ARE_HERE}', () => {
${start}
}, { once: true });
`;
  const address = `/_next/static/chunks/payload-${textHash(text)}.js`;
  const head = partOf(page, 'head');
  insert(head, 'script', { src: basePath + address, async: '' }, head.childNodes[0]);
  return { address, text };
}

/** Milliseconds. A hidden tab never paints. */
const LONGEST_WAIT = 2000;

/** Inserts the content of the `<template>` before it after first paint. */
const bringAfterPaint = `{
const own = document.currentScript;
const waiting = own.previousElementSibling;
const bring = () => {
  if (!waiting.isConnected) return;
  const late = waiting.content.cloneNode(true);
  const run = [...late.querySelectorAll('script')].map((script) => new Promise((done) => {
    script.onload = script.onerror = done;
  }));
  Promise.all(run).then(() => setTimeout(() => dispatchEvent(new Event('${SCRIPTS_ARE_HERE}'))));
  document.head.append(late);
  waiting.remove();
  own.remove();
};
new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
setTimeout(bring, ${LONGEST_WAIT});
}`;

const isSheet = (element: Element) => attribute(element, 'rel') === 'stylesheet';

/** Ours (`defer`) and Next's (`async`). */
const isLateScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  ['async', 'defer'].some((name) => attribute(element, name) !== undefined);

/** Moves stylesheets and scripts into a template, because the HTML has all that the page shows at first. */
export function postponeScripts(page: Page, body: Element): void {
  const elements = [...elementsIn(page)];
  const waiting = [...elements.filter(isSheet), ...elements.filter(isLateScript)];
  for (const element of [...waiting, ...elements.filter(isScriptPreload)]) remove(element);
  const content = tree.createDocumentFragment();
  for (const element of waiting) tree.appendChild(content, element);
  tree.setTemplateContent(insert(body, 'template', {}) as Tree.Template, content);
  append(body, 'script', { 'data-own': '' }, bringAfterPaint);
}
