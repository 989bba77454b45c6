export function showPageTop(): void {
  document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' });
}
