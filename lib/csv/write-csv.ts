/** Put before a file so that spreadsheets read its accents. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV with commas and `\n`, a header first. No cell can start a formula in a spreadsheet, whichever separator
 * the program splits by: an apostrophe goes before the sign.
 */
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

/**
 * Signs that start a formula, their full-width forms included, where a cell starts under some separator: spaces, quotes
 * and what cannot be seen before them are no shelter, since some programs drop them.
 */
const FORMULA =
  /(^|[,;\t\r\n"])((?:[\s"'\u2800]|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})*)([=+\-@＝＋－＠])/gu;

function disarm(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}
