import { judged, notChecked, type Verdict } from './check';
import { type Ended, run } from './child';

/**
 * The timeout for a registry that does not answer. A working registry answers within a few seconds.
 */
const SECONDS = 25;
const IMPATIENT = ['--fetch-retries=0', '--fetch-timeout=10000'];

/** The errors of a registry without this service, or of a missing network. */
const REFUSAL = /\b(E?(400|401|403|404|405|5\d\d)|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)\b/;

interface Advisories {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string; readonly range: string }>
  >;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What `npm audit --json` found. A registry that has no advisories to give is no finding. */
export const judgeAdvisories = (ended: Ended): Verdict => {
  const { vulnerabilities } = (parsed(ended.stdout) ?? {}) as Advisories;
  if (vulnerabilities === undefined) return withoutResult(ended);
  const findings = Object.values(vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  return judged(findings, 'no advisory');
};

interface Signatures {
  readonly invalid?: readonly { readonly name: string; readonly version: string }[];
  readonly missing?: readonly { readonly name: string; readonly version: string }[];
}

/** What `npm audit signatures --json` found: invalid or missing signatures. */
export const judgeSignatures = (ended: Ended): Verdict => {
  const { invalid, missing = [] } = (parsed(ended.stdout) ?? {}) as Signatures;
  if (invalid === undefined) return withoutResult(ended);
  const of = (list: typeof missing, what: string): readonly string[] =>
    list.map(({ name, version }) => `${name}@${version}: ${what}`);
  return judged(
    [...of(invalid, 'its signature is wrong'), ...of(missing, 'it has no signature')],
    'all signatures are right',
  );
};

/** Nothing in time, or a refusal, is no finding; an npm that ended without a result is. */
const withoutResult = ({ status, stdout, stderr }: Ended): Verdict => {
  const [reason] = REFUSAL.exec(stdout + stderr) ?? [];
  if (reason !== undefined) return notChecked(`not reachable (${reason}): not checked`);
  return status === undefined
    ? notChecked('not reachable: not checked')
    : { outcome: 'failed', says: 'npm gave no result', findings: [stderr.slice(0, 500)] };
};

export const checkAdvisories = async (): Promise<Verdict> =>
  judgeAdvisories(await run('npm', ['audit', '--json', ...IMPATIENT], { seconds: SECONDS }));

export const checkSignatures = async (): Promise<Verdict> =>
  judgeSignatures(
    await run('npm', ['audit', 'signatures', '--json', ...IMPATIENT], { seconds: SECONDS }),
  );
