import type { Findings } from './findings';
import type { Check, MemberPlan } from './plan';

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
export const readValue = (place: Place, checks: readonly Check[], value: unknown): ReadValue => {
  const failed = checks.filter((check) => !check.shape && !check.passes(value, place.owner));
  if (failed.length > 0) return report(place, failed, value);
  const shape = checks.find((check) => check.shape)?.shape;
  return { ok: true, value: shape ? shape.read(value, place.path, place.findings) : value };
};

const report = ({ member, path, findings, isItem }: Place, failed: readonly Check[], value: unknown): ReadValue => {
  if (!isItem && (value === undefined || value === null)) {
    findings.add(path, 'REQUIRED', `${member.name} is required`);
    return WRONG;
  }
  const wrongType = failed.find((check) => check.code === 'WRONG_TYPE');
  for (const check of wrongType ? [wrongType] : failed) {
    if (check.reference) findings.badReferences.push(path);
    else findings.add(path, check.code, check.message);
  }
  return WRONG;
};
