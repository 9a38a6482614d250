export type Cell = string | number | null;

/** Pattern for the start of a text that a spreadsheet would read as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Cell as text. The text is always quoted, and prefixed if it would start a formula, because candidates choose their names freely. */
function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Table in the format that French spreadsheets open directly: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
