import { createHash } from 'node:crypto';

/** A content security policy: sources by directive (`'self'`, `https://host`). */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Formats a policy, without duplicate sources: `default-src 'none';img-src 'self'`. */
export function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join(';');
}

/** Source that allows a `<script>` or `<style>` with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the sources, or `'none'` if there is none. */
export const allowing = (...sources: readonly string[]): readonly string[] =>
  sources.length > 0 ? sources : ["'none'"];

/** Hosts that redirect to other hosts, which a policy must allow too. */
const ANSWERS_FROM: Readonly<Record<string, readonly string[]>> = {
  // Google redirects a published CSV to one of many hosts.
  'docs.google.com': ['https://*.googleusercontent.com'],
};

/** Environment variables with addresses that browsers fetch: the CSV files, the video feed, the contact endpoint. */
const VARIABLES = [
  'NEXT_PUBLIC_DIADES_CSV_URL',
  'NEXT_PUBLIC_PUNTUACIONS_CSV_URL',
  'NEXT_PUBLIC_VIDEO_FEED_URL',
  'NEXT_PUBLIC_CONTACT_ENDPOINT',
];

/** Addresses of other hosts in the environment of the build. Same-origin URLs need no CSP entry. */
export function configuredAddresses(environment: Readonly<Record<string, string | undefined>>): URL[] {
  return VARIABLES.flatMap((name) => environment[name] || []).flatMap((address) =>
    /^https?:/.test(address) ? new URL(address) : [],
  );
}

/** An address without its query, in which scripts may escape `&`. */
export const withoutQuery = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** Sources for `connect-src` that allow an address and its redirects. `;` and `,` would end the source, so they are escaped. */
export function connectSources(address: URL): string[] {
  const own = withoutQuery(address).replaceAll(';', '%3B').replaceAll(',', '%2C');
  return [own, ...(ANSWERS_FROM[address.hostname] ?? [])];
}
