/** The part of Trusted Types used here, which TypeScript's library lacks. What it makes passes for a string. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The one address of a script that a static page may ask for: its policy requires Trusted Types and names this one. */
export const trustedWorkerAddress = (address: string): string =>
  window.trustedTypes
    ?.createPolicy('worker', { createScriptURL: (given) => given })
    .createScriptURL(address) ?? address;
