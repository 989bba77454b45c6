/** Writes lines for whoever looks after the sheets: a title with what it gathers below, folded. Nothing when empty. */
export function logLines(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: the console is where the keepers of the sheets are told
  console.info([title, ...lines].join('\n'));
}
