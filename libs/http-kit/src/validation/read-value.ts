import type { Findings } from './findings';
import type { Check, MemberPlan, Rules } from './plan';

/** Where a value stands. */
export interface Place {
  readonly member: MemberPlan;
  readonly owner: Record<string, unknown>;
  readonly path: string;
  readonly findings: Findings;
  readonly isItem?: boolean;
}

/** What came of a value: a clean copy, or nothing to look into further. */
export type ReadValue = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const WRONG: ReadValue = { ok: false };

/** Runs the checks on one value. A wrong type hides the rest: what is said of the length of a number helps nobody. */
export const readValue = (place: Place, rules: Rules, value: unknown): ReadValue => {
  let failed: Check[] | undefined;
  for (const check of rules.checks) {
    if (!check.passes(value, place.owner)) (failed ??= []).push(check);
  }
  if (failed) return report(place, failed, value);
  return {
    ok: true,
    value: rules.shape ? rules.shape.read(value, place.path, place.findings) : value,
  };
};

const report = (
  { path, findings, isItem }: Place,
  failed: readonly Check[],
  value: unknown,
): ReadValue => {
  if (!isItem && (value === undefined || value === null)) {
    findings.add(path, 'REQUIRED', 'is required');
    return WRONG;
  }
  const wrongType = failed.find((check) => check.code === 'WRONG_TYPE');
  for (const check of wrongType ? [wrongType] : failed) {
    if (check.reference) findings.badReferences.push(path);
    else findings.add(path, check.code, check.claim);
  }
  return WRONG;
};
