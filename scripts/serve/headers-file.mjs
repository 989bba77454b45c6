// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ path: string, headers: [string, string][] }} Rule */

/**
 * Reads a `_headers` file as its hosts do, as far as ours goes: a path, then its headers on indented lines. None is no
 * rules.
 * @param {string} file
 * @returns {Rule[]}
 */
export function readHeadersFile(file) {
  /** @type {Rule[]} */
  const rules = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

/**
 * The headers that rules give an address, those of a later rule joined to the earlier ones. A path ending in `*` fits
 * all that begins like it.
 * @param {readonly Rule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>}
 */
export function headersFor(rules, pathname) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  const fits = (/** @type {string} */ path) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  for (const [name, value] of rules.filter(({ path }) => fits(path)).flatMap((rule) => rule.headers)) {
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return headers;
}
