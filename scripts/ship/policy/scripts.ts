import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsIn, type Page, rawText } from '../html';

const ANY_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Everything that can run on a page: its inline scripts, those it loads, and those that they may load later, which a
 * script of Next's names in its text.
 */
export function scriptTexts(
  page: Page,
  { folder, basePath }: { folder: string; basePath: string },
): string[] {
  const scripts = [...elementsIn(page)].filter(({ tagName }) => tagName === 'script');
  const texts = scripts.map(rawText).filter(Boolean);
  const waiting = scripts.flatMap((script) => attribute(script, 'src')?.slice(basePath.length) ?? []);
  const read = new Set<string>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const file = join(folder, address);
    if (read.has(address) || !existsSync(file)) continue;
    read.add(address);
    const text = readFileSync(file, 'utf8');
    texts.push(text);
    for (const [name] of text.matchAll(ANY_SCRIPT)) waiting.push(`/_next/${name}`);
  }
  return texts;
}
