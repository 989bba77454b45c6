/** Hosts that answer from another one: what a browser asks of them needs both. */
const ANSWERS_FROM: Readonly<Record<string, readonly string[]>> = {
  // A published sheet of Google's is sent on to one of many hosts.
  'docs.google.com': ['https://*.googleusercontent.com'],
};

/** The variables of a build that name what a browser may ask for: the sheets, the feed and the endpoint. */
const VARIABLES = [
  'NEXT_PUBLIC_DIADES_CSV_URL',
  'NEXT_PUBLIC_PUNTUACIONS_CSV_URL',
  'NEXT_PUBLIC_VIDEO_FEED_URL',
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
];

/** Addresses of other hosts that the build's environment names. One of the site's own needs no leave. */
export function configuredAddresses(environment: Readonly<Record<string, string | undefined>>): URL[] {
  return VARIABLES.flatMap((name) => environment[name] || []).flatMap((address) =>
    /^https?:/.test(address) ? new URL(address) : [],
  );
}

/** How an address stands in a script or payload, without its query: there `&` may be written otherwise. */
export const withoutQuery = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** What lets a page ask for an address, and follow where its host sends it. A policy has no `;` or `,` of its own. */
export function connectSources(address: URL): string[] {
  const own = withoutQuery(address).replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [own, ...(ANSWERS_FROM[address.hostname] ?? [])];
}
