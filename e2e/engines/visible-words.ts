/**
 * Text that a person sees in `<main>`, word by word, whatever the engine calls `innerText`. Runs in the page. Left out
 * are the options of a `<select>`: engines differ in whether those of a closed one are visible.
 */
export function visibleWords(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  const words: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('option, script, style, noscript')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean));
  }
  return words;
}
