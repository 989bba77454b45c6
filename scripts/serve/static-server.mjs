// @ts-check
// Serves the built site the way a plain static host does: no rewriting, no fallback, no listing. It sends what `_headers`
// says, as the hosts that read it do.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, readHeadersFile } from './headers-file.mjs';

/** @param {string} folder @returns {Set<string>} addresses of its files, e.g. "/castells/index.html" */
const listFiles = (folder) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => `/${path.replaceAll('\\', '/')}`),
  );

/**
 * What a static host answers to a path: a file, the address to go to, or nothing.
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
 * A server, not yet listening, of a built folder. Throws when the folder is not built.
 * @param {{ folder: string, basePath?: string }} options
 */
export function createStaticServer({ folder, basePath = '' }) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no site: build it first.`);
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
