/** Brings the start of the page into sight at once: what has just opened is not what was scrolled through. */
export function showPageTop(): void {
  document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' });
}
