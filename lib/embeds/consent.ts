import { hostOf } from './kinds';

/** `mapes mapes.example`, as stored. */
export const agreementTo = (kind: string, src: string): string => `${kind} ${hostOf(src)}`;

/**
 * Old agreements named a kind only. They become agreements to the hosts of the first page with such iframes.
 */
export function withHosts(agreed: readonly string[], shown: readonly string[]): readonly string[] {
  const named = agreed.flatMap((agreement) => {
    const hosts = shown.filter((needed) => needed.startsWith(`${agreement} `));
    return hosts.length > 0 ? hosts : [agreement];
  });
  return [...new Set(named)];
}
