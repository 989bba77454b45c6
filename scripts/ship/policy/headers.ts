import { allowing, type Policy, writePolicy } from './directives';

/** Directives of the pages' policies that one header can hold for all: they hold no hash, and so no text of a page. */
const SHARED = ['img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'form-action', 'worker-src'];

/** Abilities of a device that the site never asks for. */
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

/** What one file may be kept for: for ever, since its name changes with it, or only to be asked for again. */
const HASHED = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * The policy of a header that goes with every file. A browser keeps to it and to the page's own, so it allows what any
 * page may, and says nothing of scripts, styles and objects: only the page knows its hashes, and a drawing or a paper
 * opened by itself has styles of its own. Who may frame the site can be said nowhere else.
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
    // Not nobody: a page shows its paper in a frame.
    'frame-ancestors': ["'self'"],
  };
}

/** Headers for every file of the site. Subdomains are other people's, so HSTS does not speak for them. */
export const commonHeaders = (policy: Policy): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': writePolicy(policy),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((ability) => `${ability}=()`).join(', '),
  'Strict-Transport-Security': 'max-age=31536000',
});

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where several rules fit, both join what they say, so no file has
 * two for its cache. Cloudflare reads a hundred rules: the names at the top of the site must be fewer.
 * @param names of the folders (`castells/`) and files (`robots.txt`) at the top of the site
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

/** `_nginx.conf`, which the server block of `docs/nginx.conf` includes: the same headers, and what a static host does. */
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
