/** The part of Trusted Types used here, which TypeScript's library lacks. What it makes passes for a string. */
type AddressPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: AddressPolicy | undefined;

/**
 * An address of the site for the worker or, in older Chromium, for `<object>`, where static pages take no plain string:
 * their policy requires Trusted Types and names this one.
 */
export function trustedAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('addresses', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
