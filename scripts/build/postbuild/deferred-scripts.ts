import { textHash } from './enhancements';
import { createElement, nextScripts, removeAll, SCRIPT_PRELOADS } from './exported-page';
import { SHEETS } from './styles';

/** `address` has no base path. */
type PayloadFile = { readonly address: string; readonly text: string };

/** Payloads are data: budgets of JavaScript do not count them. */
export const isPayload = (address: string): boolean => /\/chunks\/payload-[\w-]+\.js$/.test(address);

/** Event that the page dispatches when all its scripts have run. */
export const SCRIPTS_ARE_HERE = 'scripts-are-here';

/**
 * Moves the inline scripts of Next (payload, and the call that starts it) into a file, the first script of the page.
 * The call waits for `SCRIPTS_ARE_HERE`; otherwise it would be part of one long task with the last script. Throws
 * without an async script of Next.
 */
export function takePayload(page: Document, basePath: string): PayloadFile {
  const scripts = nextScripts(page);
  if (!scripts.some((script) => script.matches('[src][async]')))
    throw new Error("none of Next's scripts in it can wait");
  const inline = scripts.filter((script) => !script.hasAttribute('src'));
  const texts = inline.map(({ textContent }) => textContent ?? '');
  for (const script of inline) script.remove();
  const isData = (text: string) => text.includes('__next_f');
  const start = texts.filter((text) => !isData(text)).join(';\n');
  const text = `${texts.filter(isData).join(';\n')};
addEventListener('${SCRIPTS_ARE_HERE}', () => {
${start}
}, { once: true });
`;
  const address = `/_next/static/chunks/payload-${textHash(text)}.js`;
  page.head.prepend(createElement(page, 'script', { src: basePath + address, async: '' }));
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

/** Moves stylesheets and scripts into a template, because the HTML has all that the page shows at first. */
export function postponeScripts(page: Document): void {
  removeAll(page, SCRIPT_PRELOADS);
  const template = page.createElement('template');
  // Ours have `defer`, Next's have `async`.
  for (const waiting of [SHEETS, 'script[src][async], script[src][defer]'])
    template.content.append(...page.querySelectorAll(waiting));
  page.body.append(template, createElement(page, 'script', { 'data-own': '' }, bringAfterPaint));
}
