export const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents CSV injection: an apostrophe precedes formula signs. */
export function formatCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [header, ...rows].map((cells) => `${cells.map(formatCell).join(',')}\n`).join('');
}

function formatCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : disarm(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** After spaces, quotes and invisible characters too: some programs strip them. */
const FORMULA =
  /(^|[,;\t\r\n"])((?:[\s"'\u2800]|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})*)([=+\-@＝＋－＠])/gu;

function disarm(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}
