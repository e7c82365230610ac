import * as ts from 'typescript';

/**
 * What a file of unproven rules exports, each with the names under which a document may tell it: a
 * member of `UNVERIFIED` by its own name, a member of another table by its name or by that of its
 * table, anything else by its name.
 */
export const namesOf = (source: string): readonly (readonly string[])[] =>
  ts
    .createSourceFile('unverified.ts', source, ts.ScriptTarget.Latest)
    .statements.filter(isExported)
    .flatMap(declared)
    .flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name)) return [];
      const members = membersOf(initializer);
      if (name.text === 'UNVERIFIED') return members.map((member) => [member]);
      return members.length === 0 ? [[name.text]] : members.map((member) => [member, name.text]);
    });

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const declared = (statement: ts.Statement): readonly ts.VariableDeclaration[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];

const membersOf = (value: ts.Expression | undefined): readonly string[] => {
  if (value === undefined) return [];
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return membersOf(value.expression);
  }
  return ts.isObjectLiteralExpression(value)
    ? value.properties.flatMap(({ name }) => (name === undefined ? [] : [memberName(name)]))
    : [];
};

const memberName = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

export interface RuleTable {
  readonly columns: readonly string[];
  /** One row as column to cell. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/**
 * The one table below a heading of the second level. No heading, two of them or no table: no
 * columns.
 */
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
