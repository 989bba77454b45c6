// @ts-check
// The site with live reload: `npm run dev`. Next reloads what React draws; the behaviours are bundled apart, as for the
// published site, and a change of theirs reloads the page.
import { context } from 'esbuild';
import { behavioursEntry } from '../ship/behaviours-entry.mjs';
import { runPackage } from '../steps/program.mjs';

const HOST = '127.0.0.1';
/** Where browsers ask for the behaviours, and hear that they changed. */
const PORT = Number(process.env.BEHAVIOURS_PORT) || 3999;

const bundle = await context({
  ...behavioursEntry,
  entryPoints: [...behavioursEntry.entryPoints],
  outfile: 'behaviours.js',
  write: false,
  sourcemap: 'inline',
  define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
  banner: {
    js: `new EventSource('http://${HOST}:${PORT}/esbuild').addEventListener('change',()=>location.reload());`,
  },
});
await bundle.watch();
await bundle.serve({ host: HOST, port: PORT, cors: { origin: '*' } });
process.exitCode = await runPackage('next/dist/bin/next', ['dev'], {
  NEXT_PUBLIC_BEHAVIOURS: `http://${HOST}:${PORT}/behaviours.js`,
});
await bundle.dispose();
