/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents CSV injection: an apostrophe goes before any sign that starts a formula. */
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
 * Matches a formula sign at the start of a cell under any separator, full-width forms too. Spaces, quotes and
 * invisible characters before it count, because some programs strip them.
 */
const FORMULA =
  /(^|[,;\t\r\n"])((?:[\s"'\u2800]|\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})*)([=+\-@＝＋－＠])/gu;

function disarm(text: string): string {
  return text.replace(FORMULA, "$1$2'$3");
}
