import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { isScriptPreload } from './document';
import { append, attribute, type Element, elementsIn, insert, type Page, remove } from './html';
import { SCRIPTS_ARE_HERE } from './payload';

/** How long the framework waits for the first paint, in ms: a tab that nobody looks at has none. */
const LONGEST_WAIT = 2000;

/** Brings what waits in the template before it into the page, once its first paint is on the screen. */
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

/** Ours and the framework's: neither is in a hurry. */
const isLateScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') !== undefined &&
  ['async', 'defer'].some((name) => attribute(element, name) !== undefined);

/**
 * Makes the sheets and the scripts of a feature wait, in a template at the end of its body, until its first paint:
 * all that it shows at first stands in it, with its styles, and what it will do must not hold that up.
 */
export function postponeScripts(page: Page, body: Element): void {
  const elements = [...elementsIn(page)];
  const waiting = [...elements.filter(isSheet), ...elements.filter(isLateScript)];
  for (const element of [...waiting, ...elements.filter(isScriptPreload)]) remove(element);
  const content = tree.createDocumentFragment();
  for (const element of waiting) tree.appendChild(content, element);
  tree.setTemplateContent(insert(body, 'template', {}) as Tree.Template, content);
  append(body, 'script', { 'data-own': '' }, bringAfterPaint);
}
