/** Script without React (enhancement), listed in `app/enhancements.ts`. */
export type Enhancement = {
  readonly name: string;
  readonly start: () => void;
};

/** Reports errors, so that one enhancement cannot stop the others. */
export function startEnhancements(enhancements: readonly Enhancement[]): void {
  for (const { name, start } of enhancements) attempt(start, `The enhancement "${name}" did not start.`);
}

function attempt(act: () => void, failure: string): void {
  try {
    act();
  } catch (error) {
    reportError(new Error(failure, { cause: error }));
  }
}

/** Includes elements added later. */
export function whenPresent(selector: string, onElement: (element: HTMLElement) => void): void {
  const known = new WeakSet<HTMLElement>();
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element)) continue;
      known.add(element);
      attempt(() => onElement(element), `What is ${selector} did not start.`);
    }
  };
  look(document);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look(document);
  }).observe(document.body, { childList: true, subtree: true });
}

export function onInside<Name extends keyof DocumentEventMap>(
  name: Name,
  selector: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Name]) => void,
): void {
  document.addEventListener(name, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) listener(element, event);
  });
}

type AddressPolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: AddressPolicy | undefined;

/** The CSP of static pages requires Trusted Types and names this policy. */
export function trustedAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('addresses', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
