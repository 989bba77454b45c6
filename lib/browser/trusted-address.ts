/** TypeScript's library lacks Trusted Types. */
type AddressPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: AddressPolicy | undefined;

/** For `register()` and `<object>`: the CSP of static pages requires Trusted Types and names this policy. */
export function trustedAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('addresses', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
