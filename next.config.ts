import type { NextConfig } from 'next';

// Published at a domain root by default; under a path (GitHub project pages) when the variable is set, e.g. "/web".
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
