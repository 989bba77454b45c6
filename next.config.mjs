// @ts-check
import { tsImport } from 'tsx/esm/api';
import { readBasePath } from './lib/site/base-path.mjs';

// Node 20 does not read TypeScript.
const [{ modules }, { routeExtensions }] = await Promise.all(
  ['./content/modules.ts', './lib/site/modules.ts'].map((file) => tsImport(file, import.meta.url)),
);

// Output folder. Another one allows a second build beside the first.
const distDir = process.env.NEXT_DIST_DIR;

const sheets = ['NEXT_PUBLIC_DIADES_CSV_URL', 'NEXT_PUBLIC_PUNTUACIONS_CSV_URL'];
const unset = sheets.filter((name) => !process.env[name]);
if (unset.length === 1) throw new Error(`${unset} is not set: set ${sheets.join(' and ')}, or neither.`);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  ...(distDir ? { distDir } : {}),
  // `page.videos.tsx` is a page of the module `videos`.
  pageExtensions: routeExtensions(modules),
  trailingSlash: true,
  basePath: readBasePath(process.env.NEXT_PUBLIC_BASE_PATH),
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // For `scripts/build/licences`, which reads in them what is bundled and removes them.
  productionBrowserSourceMaps: true,
  // Without the tests: `npm run types` checks them, and a mistake in one does not stop a site.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: Boolean(process.env.TYPES_CHECKED),
  },
  experimental: {
    globalNotFound: true,
    // The tests build once: to write the cache takes a quarter of the time of a build.
    turbopackFileSystemCacheForBuild: !process.env.TYPES_CHECKED,
  },
};

export default config;
