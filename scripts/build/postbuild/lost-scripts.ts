import { LOST_PAGE_TEXTS } from '@/content/interface/failures';
import { createElement } from './exported-page';

/** Inline script of the postbuild, which `minifyOwnScripts` makes shorter. */
export const inlineScript = (page: Document, code: string): HTMLElement =>
  createElement(page, 'script', { 'data-own': '' }, code);

/**
 * A host may answer a script with a page and status 200: the browser runs it and reports a syntax error. It counts as a
 * script that did not come. Part of a listener of `error` on the window.
 */
export const countInvalidAsLost = `if (error instanceof SyntaxError) document.currentScript?.dispatchEvent(new Event('error'))`;

/**
 * Makes the page what it is in a browser without scripts: no control that does nothing is shown. The rules of a stylesheet that
 * was lost too cannot be read.
 */
export const showAsWithoutScripts = `for (const sheet of document.styleSheets) try {
  for (const { media } of sheet.cssRules)
    if (media?.mediaText.includes('scripting: none')) media.mediaText = 'all';
} catch {}`;

/**
 * On a static page the enhancements are asked for once more, as a module, since Trusted Types refuse the address of a new
 * script. Not from the HTTP cache, which may keep a 404 as long as a file.
 */
const retryEnhancements = `addEventListener('error', ({ target, error }) => {
${countInvalidAsLost};
if (target.defer) fetch(target.src, { cache: 'reload' }).then(() => import(target.src)).catch(() => {
${showAsWithoutScripts}
});
}, true)`;

/** Before the enhancements of a static page. */
export function addRetry(page: Document): void {
  page.head.append(inlineScript(page, retryEnhancements));
}

/** Message of an interactive page whose scripts are lost. Until then it waits in the template of the scripts. */
export const LOST_NOTICE = '[data-lost]';

/** Before the styles of the page are chosen. */
export function addLostNotice(page: Document): void {
  const notice = createElement(page, 'div', { role: 'alert', 'data-lost': '', 'data-only': 'screen' });
  notice.append(
    createElement(page, 'p', {}, LOST_PAGE_TEXTS.incomplete),
    createElement(page, 'button', { type: 'button' }, LOST_PAGE_TEXTS.reload),
  );
  page.body.append(notice);
}
