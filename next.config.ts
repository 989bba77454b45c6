import type { NextConfig } from 'next';
import { basePath } from './lib/site/address';

// Where the export goes; another folder lets a second build stand beside the first.
const distDir = process.env.NEXT_DIST_DIR;

const config: NextConfig = {
  output: 'export',
  ...(distDir ? { distDir } : {}),
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
