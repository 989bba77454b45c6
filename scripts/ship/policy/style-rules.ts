import { attribute, type Element, elementsIn, type Page, removeAttribute, setAttribute } from '../html';

const MARK = 'data-s';

/** An id that no element has, twice: a rule of ours outweighs every sheet's, as an attribute would, but nothing set later. */
const WEIGHT = ':not(#_#_)';

/**
 * Takes every `style` attribute of a page out and answers the same as rules, for a `<style>` whose hash the policy
 * names: to allow attributes, a policy would have to allow anybody's. What scripts set on an element's `style` later
 * goes over a rule as it would over the attribute. Throws at a value that could end its rule.
 */
export function moveStyleAttributes(page: Page): string {
  const marks = new Map<string, string>();
  for (const element of [...elementsIn(page)]) {
    const style = attribute(element, 'style');
    if (style === undefined) continue;
    const mark = marks.get(style) ?? String(marks.size);
    marks.set(style, mark);
    replaceStyle(element, mark);
  }
  return [...marks].map(([style, mark]) => `[${MARK}="${mark}"]${WEIGHT}{${checked(style)}}`).join('');
}

function replaceStyle(element: Element, mark: string): void {
  removeAttribute(element, 'style');
  setAttribute(element, MARK, mark);
}

function checked(style: string): string {
  if (/[{}<]/.test(style)) throw new Error(`its style "${style}" is more than declarations`);
  return style;
}
