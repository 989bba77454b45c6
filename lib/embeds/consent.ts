import { hostOf } from './kinds';

/** What an "always" is said to, as browsers keep it: the frames of one kind on one host, `mapes mapes.example`. */
export const agreementTo = (kind: string, src: string): string => `${kind} ${hostOf(src)}`;

/**
 * What was agreed to, given what the frames of a page would need. An "always" used to name a kind alone: it holds for the
 * hosts that the first page with such frames has, and for no host that comes after them.
 */
export function withHosts(agreed: readonly string[], shown: readonly string[]): readonly string[] {
  const named = agreed.flatMap((agreement) => {
    const hosts = shown.filter((needed) => needed.startsWith(`${agreement} `));
    return hosts.length > 0 ? hosts : [agreement];
  });
  return [...new Set(named)];
}
