/** TypeScript's library lacks Trusted Types. */
type AddressPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: AddressPolicy | undefined;

/**
 * Wraps a same-origin URL for `register()` or, in older Chromium, `<object>`. The CSP of static pages
 * requires Trusted Types and names this policy.
 */
export function trustedAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('addresses', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
