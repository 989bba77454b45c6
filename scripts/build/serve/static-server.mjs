// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

// Serves the built site as a plain static host does, without rewrites, fallbacks and listings, with the headers of
// `_headers`.

/** @param {string} folder @returns {Set<string>} addresses of its files, e.g. "/castells/index.html" */
const listFiles = (folder) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => `/${path.replaceAll('\\', '/')}`),
  );

/**
 * Returns what a static host answers to a path: a file, a redirect, or nothing.
 * @param {ReadonlySet<string>} files
 * @param {string} basePath "" or "/web"
 * @param {string} pathname as the browser sent it, still percent-encoded
 * @returns {{ file: string } | { redirect: string } | undefined}
 */
function findAnswer(files, basePath, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname).normalize();
  } catch {
    return undefined;
  }
  if (basePath && path === basePath) return { redirect: `${basePath}/` };
  if (!path.startsWith(`${basePath}/`)) return undefined;
  const local = path.slice(basePath.length);
  const file = local.endsWith('/') ? `${local}index.html` : local;
  if (files.has(file)) return { file };
  return files.has(`${local}/index.html`) ? { redirect: `${pathname}/` } : undefined;
}

/**
 * Creates a server for a built folder. Throws if the folder has no site.
 * @param {{ folder: string, basePath?: string }} options
 */
export function createStaticServer({ folder, basePath = '' }) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: run "npm run build" first.`);
  const files = listFiles(folder);
  const notFound = files.has('/404.html') ? readFileSync(join(folder, '404.html')) : 'Not found';
  const sendFile = sirv(folder, { etag: true, extensions: [], dotfiles: true });
  const gzip = compression();
  const rules = readHeadersFile(join(folder, '_headers'));
  for (const name of ['/_headers', '/_nginx.conf']) files.delete(name);

  return createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const send = () => {
      for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const answer = findAnswer(files, basePath, pathname);
      if (answer && 'redirect' in answer) {
        const location = answer.redirect + (query ? `?${query}` : '');
        response.writeHead(301, { Location: location }).end();
      } else if (answer) {
        request.url = encodeURI(answer.file).replace(/[?#]/g, encodeURIComponent);
        sendFile(request, response);
      } else {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
      }
    };
    gzip(request, response, send);
  });
}

/** @typedef {{ path: string, headers: [string, string][] }} Rule */

/**
 * Reads a `_headers` file: a path, then its headers on indented lines. Returns no rules if the file does not exist.
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
 * Returns the headers for an address. Values of several matching rules are joined. A path that ends in `*` matches a prefix.
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
