/** A `ref` that focuses the element when it appears. Stable, so that a new render does not take focus again. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
