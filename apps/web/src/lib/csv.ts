export type Cell = string | number | boolean | null | undefined;

/** A spreadsheet would run a cell that begins like a formula; an apostrophe makes it text. */
const defused = (text: string): string => (/^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

const cell = (value: Cell): string => {
  if (value === null || value === undefined) return '""';
  const text = typeof value === 'string' ? defused(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** RFC 4180, with the mark that makes Excel read it as UTF-8. */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
