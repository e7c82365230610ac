export interface RuleTable {
  readonly columns: readonly string[];
  /** One row as column to cell. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** The one table below a heading of the second level. No heading, two of them or no table: no columns. */
export const ruleTable = (markdown: string, heading: string): RuleTable => {
  const [, section = '', another] = `\n${markdown}`.split(`\n## ${heading}\n`);
  if (another !== undefined) return { columns: [], rows: [] };
  const [columns = [], , ...rows] = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  return {
    columns,
    rows: rows.map((cells) =>
      Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    ),
  };
};

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
