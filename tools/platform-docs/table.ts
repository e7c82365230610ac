/** A Markdown table. Cells are text as people read it: what Markdown would take for its own is escaped. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join(
    '\n',
  );

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const escaped = (cell: string): string =>
  cell
    .replaceAll('|', '\\|')
    .replaceAll('<', '\\<')
    .replace(/\s*\n\s*/g, ' ');
