import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';
import { judged, type Verdict } from './check';
import { run } from './child';

export const SECRET_RULES = join('tools', 'security', 'secretlint.json');

const SECONDS = 60;
/** Of one command line. */
const FILES_AT_ONCE = 500;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const base62 = (value: number): string =>
  (value < 62 ? '' : base62(Math.floor(value / 62))) + DIGITS[value % 62]!;

const OURS = /^swy_(live|test|pub)_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}$/;

/**
 * Of our own tokens and website keys only those are real whose last six characters are the CRC-32
 * of the rest, in base 62: examples in documents are not.
 */
export const isReal = (text: string): boolean =>
  !OURS.test(text) || base62(crc32(text.slice(0, -6))).padStart(6, '0') === text.slice(-6);

interface Scanned {
  readonly filePath: string;
  readonly messages: readonly {
    readonly ruleId: string;
    readonly range: readonly [number, number];
    readonly loc: { readonly start: { readonly line: number } };
  }[];
}

const scan = async (files: readonly string[], report: string): Promise<readonly Scanned[]> => {
  const flags = ['--secretlintrc', SECRET_RULES, '--format', 'json', '--output', report];
  const args = [...flags, '--no-glob', '--no-gitignore', ...files];
  rmSync(report, { force: true });
  const { status, stderr } = await run(
    process.execPath,
    [join('node_modules', 'secretlint', 'bin', 'secretlint.js'), ...args],
    { seconds: SECONDS },
  );
  if (status !== 0 && status !== 1) throw new Error(`secretlint did not end well: ${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as readonly Scanned[];
};

/** Where real secrets are in a file. */
const findingsIn = ({ filePath, messages }: Scanned): readonly string[] => {
  const text = messages.length > 0 ? readFileSync(filePath, 'utf8') : '';
  return messages
    .filter(({ range }) => isReal(text.slice(...range)))
    .map(({ ruleId, loc }) => `${relative('.', filePath)}:${loc.start.line} (${ruleId})`);
};

/** Where secrets are in these files; their values are left out. */
export const secretsIn = async (files: readonly string[]): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-secrets-'));
  const found: string[] = [];
  try {
    for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
      const some = files.slice(from, from + FILES_AT_ONCE);
      found.push(...(await scan(some, join(folder, 'report.json'))).flatMap(findingsIn));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
};

/** Looks for secrets in every tracked file. */
export const scanForSecrets = async (): Promise<Verdict> => {
  const { stdout } = await run('git', ['ls-files', '-z'], { seconds: 10 });
  const files = stdout.split('\0').filter((file) => file !== '');
  if (files.length === 0) throw new Error('git lists no files');
  return judged(await secretsIn(files), `none in ${files.length} files`);
};
