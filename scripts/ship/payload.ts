import { frameworkScripts, partOf } from './document';
import { attribute, type Element, insert, type Page, rawText, remove } from './html';
import { textHash } from './text-hash';

/** A script of one page alone: its address below the path of the site, and what it says. */
type PayloadFile = { readonly address: string; readonly text: string };

/** The name says that it is no program: `scripts/budget` weighs it with the page. */
export const isPayload = (address: string): boolean => /\/chunks\/payload-[\w-]+\.js$/.test(address);

const isLate = (script: Element) =>
  attribute(script, 'src') !== undefined && attribute(script, 'async') !== undefined;

/** What the page says when all its scripts are there. */
export const SCRIPTS_ARE_HERE = 'scripts-are-here';

/**
 * Takes out of a feature what the framework's inline scripts say, for a file that the page asks for first of them: its
 * contents once more, as the framework reads them, and the call that starts it, which waits until all scripts have run:
 * by itself it would come in one long task with the last of them. Without that file nothing starts, and the page stays as
 * it was drawn. Throws when it knows none of the framework's files, which have to wait for that one.
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
