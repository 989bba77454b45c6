import { allowing, type Policy, writePolicy } from './page-policy';

/** Without hashes, so one header can state them for all pages. */
const SHARED = ['img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'form-action', 'worker-src'];

/** Features of a device that the site never uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const HASHED = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Browsers apply it together with the page's own, so it allows what any page needs. Not scripts, styles and objects:
 * hashes belong to a page, and an SVG or PDF opened by itself has styles of its own. `frame-ancestors` works only in a
 * header.
 */
export function sharedPolicy(policies: readonly Policy[]): Policy {
  const shared = SHARED.map((directive) => {
    const sources = policies
      .flatMap((policy) => policy[directive] ?? [])
      .filter((source) => source !== "'none'");
    return [directive, allowing(...[...new Set(sources)].sort())] as const;
  });
  return {
    ...Object.fromEntries(shared),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // A page shows a PDF of the site in an iframe.
    'frame-ancestors': ["'self'"],
  };
}

/** Headers of every file. HSTS leaves out subdomains, which may belong to others. */
export const commonHeaders = (policy: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': writePolicy(policy),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((ability) => `${ability}=()`).join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
});

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Both join the values of several matching rules, so only one rule with
 * `Cache-Control` may match a file. Cloudflare reads 100 rules at most.
 * @param names folders (`castells/`) and files (`robots.txt`) at the root of the site
 */
export function headersFile(policy: Policy, names: readonly string[], basePath: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rest = names
    .filter((name) => name !== '_next/' && name !== 'index.html')
    .map((name) => `/${name.endsWith('/') ? `${name}*` : name}`);
  return `${[
    '# Written by the build. Netlify and Cloudflare Pages read it at the root of what they publish.',
    rule('/*', commonHeaders(policy)),
    rule('/_next/static/*', { 'Cache-Control': HASHED }),
    ...['/', ...rest].map((path) => rule(path, { 'Cache-Control': ASKED_AGAIN })),
  ].join('\n\n')}\n`;
}

/** `docs/nginx.conf` includes it. */
export function nginxFile(policy: Policy, basePath: string): string {
  const headers = Object.entries(commonHeaders(policy)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Written by the build, for the server block of docs/nginx.conf.
index index.html;
charset utf-8;
# A folder without a page is 403 to nginx, and to a visitor not found.
error_page 403 404 =404 ${basePath}/404.html;

types {
    application/manifest+json webmanifest;
    text/calendar             ics;
    text/csv                  csv;
}
include mime.types;

gzip on;
gzip_types text/css text/csv text/calendar application/javascript application/json application/manifest+json image/svg+xml;

set $kept "${ASKED_AGAIN}";
if ($uri ~ ^${basePath}/_next/static/) {
    set $kept "${HASHED}";
}

# A location that adds a header of its own loses all of these: add none below.
${headers.join('\n')}
add_header Cache-Control $kept always;

location / {
    try_files $uri $uri/ =404;
}

location ~ ^${basePath}/(_headers|_nginx.conf)$ {
    return 404;
}
`;
}
