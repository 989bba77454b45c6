import type { NextConfig } from 'next';

// Published at a domain root by default; under a path (GitHub project pages) when the variable is set, e.g. "/web".
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

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
