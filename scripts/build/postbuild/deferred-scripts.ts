import { WRITTEN_KEY } from '@/lib/contact/draft';
import { textHash } from './enhancements';
import { createElement, nextScripts, removeAll, SCRIPT_PRELOADS } from './exported-page';
import { countInvalidAsLost, inlineScript, LOST_NOTICE, showAsWithoutScripts } from './lost-scripts';
import { SHEETS } from './styles';

/** `address` has no base path. */
type PayloadFile = { readonly address: string; readonly text: string };

/** Payloads are data: budgets of JavaScript do not count them. */
export const isPayload = (address: string): boolean => /\/chunks\/payload-[\w-]+\.js$/.test(address);

/** Event that the page dispatches when all its scripts have run. */
const SCRIPTS_ARE_HERE = 'scripts-are-here';

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

/** In sessionStorage: the payload of the page that has last reloaded itself. */
const RELOADED = 'recarregada';

/**
 * Inserts the content of the `<template>` before it after first paint. What does not come is asked for once more, not from the
 * HTTP cache, which may keep a 404 as long as a file. If a script of Next is lost, a page that nobody has used reloads itself,
 * once in a tab and build, if it can be fetched: the text of a page is better than an error of the browser. Another one shows
 * its notice.
 */
const bringAfterPaint = (beforeReload: string) => `{
const own = document.currentScript;
const waiting = own.previousElementSibling;
const parts = [...waiting.content.children];
const notice = parts.pop();
const bring = (part) => new Promise((done, lost) => {
  const copy = part.cloneNode();
  copy.onload = done;
  copy.onerror = lost;
  document.head.append(copy);
});
const bringTwice = (part) => bring(part).catch(
  () => fetch(part.src || part.href, { cache: 'reload' }).then(() => bring(part)),
);
const show = () => {
  ${showAsWithoutScripts};
  document.querySelector('main').prepend(notice);
  notice.querySelector('button').onclick = () => {
    ${beforeReload}
    location.reload();
  };
};
const mend = () => {
  const { src } = parts.find(({ src }) => src);
  try {
    if (navigator.userActivation?.hasBeenActive === false && sessionStorage.getItem('${RELOADED}') !== src) {
      sessionStorage.setItem('${RELOADED}', src);
      fetch('').then(() => location.reload(), show);
      return;
    }
  } catch {}
  show();
};
const start = () => {
  if (!waiting.isConnected) return;
  waiting.remove();
  own.remove();
  const needed = [];
  for (const part of parts) {
    const brought = bringTwice(part);
    if (part.async) needed.push(brought);
    else brought.catch(() => {});
  }
  Promise.all(needed).then(() => setTimeout(() => dispatchEvent(new Event('${SCRIPTS_ARE_HERE}'))), mend);
};
addEventListener('error', ({ error }) => {
  ${countInvalidAsLost};
});
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, ${LONGEST_WAIT});
}`;

/** Browsers do not restore what was written in a form of a page that a script reloads. The form of contact reads it. */
const storeWritten = `try {
sessionStorage.setItem('${WRITTEN_KEY}', JSON.stringify(Object.fromEntries(new FormData(document.querySelector('main form')))));
} catch {}`;

/**
 * Moves stylesheets, scripts and the notice into a template, because the HTML has all that the page shows at first. Only Next's
 * scripts have `async`: the page can do without the rest.
 */
export function postponeScripts(page: Document): void {
  removeAll(page, SCRIPT_PRELOADS);
  const template = page.createElement('template');
  for (const waiting of [SHEETS, 'script[src][async], script[src][defer]', LOST_NOTICE])
    template.content.append(...page.querySelectorAll(waiting));
  const beforeReload = page.querySelector('main form textarea') ? storeWritten : '';
  page.body.append(template, inlineScript(page, bringAfterPaint(beforeReload)));
}
