import { createHash } from 'node:crypto';

/** A content security policy: what each directive allows, in the policy's own words (`'self'`, `https://host`). */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** `default-src 'none';img-src 'self'`: directives in their order, each source once. */
export function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join(';');
}

/** The source that allows exactly this text of a `<script>` or `<style>`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Of directives that allow something, that; of one that would allow nothing, that it is closed. */
export const allowing = (...sources: readonly string[]): readonly string[] =>
  sources.length > 0 ? sources : ["'none'"];
