import { checkBill } from './bill-of-materials';
import { type Check, judged, type Verdict } from './check';
import { run } from './child';
import { checkLicences } from './licences';
import { brokenProofs, proofFiles, readProofs } from './proofs';
import { checkAdvisories, checkSignatures } from './registry';
import { scanForSecrets } from './secrets';

const SPEC_MINUTES = 20;

const checkProofs = (): Promise<Verdict> => {
  const table = readProofs();
  const rows = table.owasp.length + table.suite.length;
  const says = `${rows} rows, ${proofFiles(table).length} files`;
  return Promise.resolve(judged(brokenProofs(table), says));
};

/** Every file that the table of proofs names, in one run; what the database's roles may do is one. */
const runSpecs = async (): Promise<Verdict> => {
  const args = ['tools/tests/main.mjs', 'tests', ...proofFiles(readProofs())];
  const ended = await run(process.execPath, args, { seconds: SPEC_MINUTES * 60, shows: true });
  const counts = /^\d+ passed, \d+ failed, \d+ skipped$/m.exec(ended.stdout)?.[0];
  const isGood = ended.status === 0 && counts?.endsWith(', 0 failed, 0 skipped') === true;
  return { outcome: isGood ? 'passed' : 'failed', says: counts ?? 'the specs did not end' };
};

const STATIC: readonly Check[] = [
  { what: 'table of proofs', judge: checkProofs },
  { what: 'secrets in tracked files', judge: scanForSecrets },
  { what: 'bill of materials', judge: checkBill },
  { what: 'licences', judge: checkLicences },
  { what: "registry's signatures", judge: checkSignatures },
  { what: 'advisories', judge: checkAdvisories },
];

const SPECS: Check = { what: 'specs of the table', judge: runSpecs };

interface Row extends Verdict {
  readonly what: string;
  readonly seconds: number;
}

const timed = async ({ what, judge }: Check): Promise<Row> => {
  const since = Date.now();
  const verdict = await judge().catch((error: unknown): Verdict => ({
    outcome: 'failed',
    says: error instanceof Error ? error.message : String(error),
  }));
  return { what, seconds: Math.round((Date.now() - since) / 1_000), ...verdict };
};

const print = (rows: readonly Row[]): void => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, findings = [] } of rows) {
    for (const finding of findings) console.log(`${what}: ${finding}`);
  }
  console.log('');
  for (const { what, outcome, seconds, says } of rows) {
    const time = String(seconds).padStart(4);
    console.log(`${what.padEnd(width)}  ${outcome.padEnd(11)}  ${time} s  ${says}`);
  }
};

/**
 * `npm run security`: everything that is known about the product's security, in one table;
 * `--without-specs` leaves out the specs, which `.ci/run` runs in its other stages.
 */
const main = async (args: readonly string[]): Promise<number> => {
  const unknown = args.find((arg) => arg !== '--without-specs');
  if (unknown !== undefined) throw new Error(`npm run security does not know ${unknown}`);
  const rows = await Promise.all(STATIC.map(timed));
  if (!args.includes('--without-specs')) rows.push(await timed(SPECS));
  print(rows);
  return rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
