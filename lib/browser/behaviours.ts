/**
 * What a page does in the browser without React: a module beside the component that draws its markup, registered in
 * `app/behaviours.ts`. It finds its elements by `data-…` attributes, and may change attributes, and what lies inside
 * elements that React was told to leave alone.
 */
export type Behaviour = {
  /** Said in the console when it fails. */
  readonly name: string;
  readonly start: () => void;
};

/** Starts each behaviour by itself: one that throws is told in the console, and the others go on. */
export function startBehaviours(behaviours: readonly Behaviour[]): void {
  for (const { name, start } of behaviours) attempt(start, `The behaviour "${name}" did not start.`);
}

function attempt(act: () => void, failure: string): void {
  try {
    act();
  } catch (error) {
    reportError(new Error(failure, { cause: error }));
  }
}

/**
 * Calls back for each element that matches, those that come later too, since features draw some of theirs when data
 * arrive. Each element is told once; one whose telling throws does not keep the others from theirs.
 */
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

/** Listens on the document for events inside elements that match, whenever they came to be. */
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
