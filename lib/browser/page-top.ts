/** Jumps to the top of the page, for when a screen opens in the place of another. */
export function showPageTop(): void {
  document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' });
}
