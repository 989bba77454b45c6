/** Tells whoever looks after the sheets: a title and its lines. Nothing when there are none. */
export function logLines(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: the console is where the keepers of the sheets are told
  console.info([title, ...lines].join('\n'));
}
