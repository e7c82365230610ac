import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of specs, and the titles of the tests or groups in it that are meant. */
export interface Proof {
  readonly file: string;
  readonly tests: readonly string[];
}

export interface Risk {
  readonly risk: string;
  readonly control: string;
  readonly proofs: readonly Proof[];
}

export interface SuiteLine {
  readonly line: string;
  readonly proofs: readonly Proof[];
}

/** OWASP's ten risks of an API and each line of the security suite, with what proves them. */
export interface ProofTable {
  readonly owasp: readonly Risk[];
  readonly suite: readonly SuiteLine[];
}

export const readProofs = (): ProofTable =>
  JSON.parse(readFileSync(join('tools', 'security', 'proofs.json'), 'utf8')) as ProofTable;

const rowsOf = ({ owasp, suite }: ProofTable): readonly (readonly [string, readonly Proof[]])[] => [
  ...owasp.map(({ risk, proofs }) => [risk, proofs] as const),
  ...suite.map(({ line, proofs }) => [line, proofs] as const),
];

/** Every file that the table names, once. */
export const proofFiles = (table: ProofTable): readonly string[] =>
  [...new Set(rowsOf(table).flatMap(([, proofs]) => proofs.map(({ file }) => file)))].toSorted();

/** Rows without a proof, files that do not exist, and titles that their file does not have. */
export const brokenProofs = (table: ProofTable): readonly string[] =>
  rowsOf(table).flatMap(([row, proofs]) => [
    ...(proofs.length === 0 ? [`${row}: nothing proves it`] : []),
    ...proofs.flatMap(({ file, tests }) => brokenTitles(row, file, tests)),
  ]);

const brokenTitles = (row: string, file: string, tests: readonly string[]): readonly string[] => {
  if (!existsSync(file)) return [`${row}: there is no ${file}`];
  const text = readFileSync(file, 'utf8');
  const hasTitle = (title: string): boolean =>
    ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
  return [
    ...(tests.length === 0 ? [`${row}: ${file} is named without a test`] : []),
    ...tests
      .filter((title) => !hasTitle(title))
      .map((title) => `${row}: ${file} has no "${title}"`),
  ];
};
