// @ts-check
// Development server with live reload: `npm run dev`. Next updates what React renders. Enhancements are bundled apart, as for
// the published site, and a change in them reloads the page.
import { watch } from 'node:fs';
import { context } from 'esbuild';
import { runPackage } from '../../run/program.mjs';
import { inlineModules, ownScriptOptions, ownScripts } from '../postbuild/own-scripts.mjs';

const HOST = '127.0.0.1';
/** Port where browsers load the enhancements and listen for changes. */
const PORT = Number(process.env.ENHANCEMENTS_PORT) || 3999;

const address = `http://${HOST}:${PORT}`;
const folder = '.next/own-scripts';
const options = {
  ...ownScriptOptions,
  outdir: folder,
  sourcemap: /** @type {const} */ ('inline'),
  define: {
    'process.env.NODE_ENV': '"development"',
    'process.env.SEARCH_MODULE': JSON.stringify(`${address}/search.js`),
    'process.env.DRAWING_MODULE': JSON.stringify(`${address}/drawing.js`),
    'process.env': '{}',
  },
};
// A page has several of them, which share no names. A change is in the page when it is loaded again.
const inline = await context({
  ...options,
  entryPoints: [inlineModules],
  outbase: '.',
  format: 'iife',
});
await inline.watch();
const bundle = await context({
  ...options,
  entryPoints: { ...ownScripts },
  format: 'esm',
  write: false,
  banner: {
    js: `new EventSource('${address}/esbuild').addEventListener('change',()=>location.reload());`,
  },
});
await bundle.watch();
await bundle.serve({ host: HOST, port: PORT, servedir: folder, cors: { origin: '*' } });

/** Mistakes of the content are printed at the start and after each change. */
const checkContent = () => runPackage('tsx/dist/cli.mjs', ['scripts/check/content/check.ts']);
/** @type {NodeJS.Timeout | undefined} */
let waiting;
const watcher = watch('content', { recursive: true }, () => {
  clearTimeout(waiting);
  // Editors write a file several times.
  waiting = setTimeout(checkContent, 500);
});
void checkContent();

process.exitCode = await runPackage('next/dist/bin/next', ['dev'], {
  NEXT_PUBLIC_ENHANCEMENTS: `${address}/enhancements.js`,
});
watcher.close();
await Promise.all([bundle.dispose(), inline.dispose()]);
