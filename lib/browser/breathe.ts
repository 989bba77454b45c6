/** Resolves when the page has had time to answer whoever is using it. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
