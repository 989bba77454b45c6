import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../budget/page-files';

const fileOf = (path: string) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

const chunk = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;
/** No browser with workers runs these. */
const forOldBrowsers = /<script[^>]*\bnomodule\b[^>]*>/gi;
const pictureWidths = /srcset="([^"]+)"/gi;
const styleAddress = /url\((['"]?)([^'")]+)\1\)/g;

/** Reads which files the pages of a built folder ask for; paths are as the folder has them. */
export function readBuilt(folder: string, basePath: string) {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(folder, fileOf(path)), 'utf8');
    texts.set(path, text);
    return text;
  };
  const local = (address: string) =>
    address.startsWith(`${basePath}/`)
      ? [decodeURIComponent(address.slice(basePath.length + 1).split(/[?#]/)[0] ?? '')]
      : [];

  /** What a page shows: scripts, styles, fonts and pictures of its HTML. */
  function shownBy(page: string): string[] {
    const { scripts, styles, fonts, pictures } = pageFiles(textOf(page));
    const inStyles = [...textOf(page).matchAll(styleAddress)].map(([, , address = '']) => address);
    const widths = [...textOf(page).matchAll(pictureWidths)].flatMap(([, set = '']) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    );
    return [...scripts, ...styles, ...fonts, ...pictures, ...widths, ...inStyles].flatMap(local);
  }

  /** Chunks that a page may ask for, those too that come later: each chunk names the next ones. */
  function scriptsOf(page: string): string[] {
    const found = new Set<string>();
    const waiting = [page];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      for (const [name] of textOf(path).replace(forOldBrowsers, '').matchAll(chunk)) {
        const next = `_next/${name}`;
        if (found.has(next)) continue;
        found.add(next);
        waiting.push(next);
      }
    }
    return [...found];
  }

  return { shownBy, scriptsOf };
}
