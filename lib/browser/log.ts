export function logLines(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: editors of the spreadsheets read the console
  console.info([title, ...lines].join('\n'));
}
