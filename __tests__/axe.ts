import axeCore, { type AxeResults } from 'axe-core';

// jsdom draws nothing, so that colours cannot be compared, and loads no frame.
axeCore.configure({
  rules: axeCore.getRules(['cat.color']).map(({ ruleId }) => ({ id: ruleId, enabled: false })),
});

/** What axe finds in an element of the document. Reports violations only, which is faster. */
export function axe(element: Element): Promise<AxeResults> {
  if (!document.body.contains(element)) throw new Error('The element is not in the document.');
  return axeCore.run(element, { resultTypes: ['violations'], iframes: false });
}
