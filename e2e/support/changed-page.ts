import { hashSource } from '../../scripts/ship/policy/directives';

/**
 * The HTML of a page as another setting of the build would have made it: the words changed in its scripts, and in its
 * policy the hashes of those.
 */
export function withOtherSetting(html: string, from: string, to: string): string {
  const changed = [...html.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, text = '']) =>
    text.includes(from) ? text : [],
  );
  if (changed.length === 0) throw new Error(`No script of the page says ${from}.`);
  return changed.reduce((page, text) => {
    const other = text.replaceAll(from, to);
    return page.replace(hashSource(text), () => hashSource(other)).replace(text, () => other);
  }, html);
}
