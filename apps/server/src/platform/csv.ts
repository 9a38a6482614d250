export type Cell = string | number | null;

/** What a spreadsheet would take for a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell as text: quoted always, and never the beginning of a formula, whatever a candidate called themselves. */
function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A table as French spreadsheets open it without asking: UTF-8 with its mark, semicolons, decimal commas. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
