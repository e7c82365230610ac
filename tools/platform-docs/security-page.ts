import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Proof {
  readonly file: string;
  readonly tests: readonly string[];
}

interface Row {
  readonly risk?: string;
  readonly line?: string;
  readonly control?: string;
  readonly proofs: readonly Proof[];
}

const START = '<!-- proofs: npm run docs writes them from tools/security/proofs.json -->';
const END = '<!-- /proofs -->';

const link = ({ file }: Proof): string => `[${basename(file).replace(/\.ts$/, '')}](../${file})`;

const links = (proofs: readonly Proof[]): string => [...new Set(proofs.map(link))].join(', ');

/** The tables of what is proved by which specs. */
const proofTables = (): string => {
  const { owasp, suite } = JSON.parse(readFileSync('tools/security/proofs.json', 'utf8')) as {
    readonly owasp: readonly Row[];
    readonly suite: readonly Row[];
  };
  return [
    '| Risk (OWASP API Security Top 10, 2023) | What is done about it | Proved by |',
    '| --- | --- | --- |',
    ...owasp.map(({ risk, control, proofs }) => `| ${risk!} | ${control!} | ${links(proofs)} |`),
    '',
    '| Tried on every route | Proved by |',
    '| --- | --- |',
    ...suite.map(({ line, proofs }) => `| ${line!} | ${links(proofs)} |`),
  ].join('\n');
};

/** docs/security.md with its tables as they are now. Throws when it has no place for them. */
export const securityPage = (text: string): string => {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from === -1 || to < from) throw new Error('docs/security.md has no place for its tables');
  return `${text.slice(0, from + START.length)}\n\n${proofTables()}\n\n${text.slice(to)}`;
};
