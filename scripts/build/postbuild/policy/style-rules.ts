import {
  attribute,
  type Element,
  elementsIn,
  type Page,
  removeAttribute,
  setAttribute,
} from '@/scripts/build/postbuild/html';

const MARK = 'data-s';

/** Two ids that no element has. They give a rule more specificity than any stylesheet, but less than `element.style`. */
const WEIGHT = ':not(#_#_)';

/**
 * Removes all `style` attributes and returns them as CSS rules. A policy can allow a `<style>` by its hash, but attributes
 * only all together. Styles that scripts set later override the rules as they would the attribute. Throws at a value that
 * could end its rule.
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
