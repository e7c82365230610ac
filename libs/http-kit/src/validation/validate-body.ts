import type { Type } from '@nestjs/common';
import {
  invalidRequest,
  type Issue,
  referenceNotFound,
  type Refusal,
  validationError,
} from '@switchyard/kernel';
import { didYouMean, Findings, isRecord, nearestName, pointer } from './findings';
import { type Check, type MemberPlan, type Plan, planOf, type Rules } from './plan';

/**
 * The body as a fresh plain object of the DTO's members. Throws VALIDATION_ERROR with every issue,
 * INVALID_REQUEST when it is no object, NOT_FOUND for a malformed id.
 */
export const validateBody = <T extends object>(dto: Type<T>, body: unknown): T => {
  const findings = new Findings();
  const value = readObject(planOf(dto), requireObject(body), '', findings);
  throwFindings(findings);
  return value as T;
};

/**
 * One item of a bulk request: its value, or the refusal that its result carries. Paths start with
 * the prefix, like `/items/3`.
 */
export type CheckedItem<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Checks one bulk item by itself, so that a bad row never blocks the others. */
export const checkItem = <T extends object>(
  dto: Type<T>,
  item: unknown,
  pathPrefix: string,
): CheckedItem<T> => {
  const findings = new Findings();
  if (!isRecord(item)) findings.add(pathPrefix, 'WRONG_TYPE', 'must be an object');
  const value = isRecord(item) ? readObject(planOf(dto), item, pathPrefix, findings) : undefined;
  const refusal = refusalOf(findings);
  return refusal ? { ok: false, refusal } : { ok: true, value: value as T };
};

/** Everything wrong with a value; malformed ids are not among it (see `checkItem`). */
export const collectIssues = (dto: Type, value: unknown, pathPrefix = ''): readonly Issue[] => {
  const findings = new Findings();
  if (isRecord(value)) readObject(planOf(dto), value, pathPrefix, findings);
  else findings.add(pathPrefix, 'WRONG_TYPE', 'must be an object');
  return findings.issues;
};

/** The body as an object. Throws INVALID_REQUEST when it is none. */
export const requireObject = (body: unknown): Record<string, unknown> => {
  if (!isRecord(body)) throw invalidRequest('The body must be a JSON object.');
  return body;
};

export const throwFindings = (findings: Findings): void => {
  const refusal = refusalOf(findings);
  if (refusal) throw refusal;
};

const refusalOf = ({ issues, badReferences }: Findings): Refusal | undefined => {
  if (issues.length > 0) return validationError(issues);
  return badReferences[0] === undefined ? undefined : referenceNotFound(badReferences[0]);
};

export interface ReadOptions {
  /** Members that are absent are not asked for: a PATCH. */
  readonly partial?: boolean;
}

/** Names are compared for so many issues: a hostile body has thousands. */
const MOST_SUGGESTED = 20;

/**
 * Checks an object against a plan. Returns a fresh object with only the declared members; what is
 * wrong goes to the findings.
 */
export const readObject = (
  plan: Plan,
  value: Record<string, unknown>,
  path: string,
  findings: Findings,
  options: ReadOptions = {},
): Record<string, unknown> => {
  for (const name of Object.keys(value)) {
    if (!plan.members.has(name)) {
      const near =
        findings.issues.length < MOST_SUGGESTED
          ? nearestName(name, plan.members.keys())
          : undefined;
      findings.add(pointer(path, name), 'UNKNOWN_FIELD', `is not a known field${didYouMean(near)}`);
    }
  }
  const copy: Record<string, unknown> = {};
  for (const member of plan.members.values()) {
    if (options.partial && !Object.hasOwn(value, member.name)) continue;
    const read = readMember(member, value, path + member.suffix, findings);
    if (read !== undefined) copy[member.name] = read;
  }
  return copy;
};

/**
 * Checks one member of its owner and returns a clean copy of it; undefined when it is absent or
 * wrong.
 */
export const readMember = (
  member: MemberPlan,
  owner: Record<string, unknown>,
  path: string,
  findings: Findings,
): unknown => {
  const value = Object.hasOwn(owner, member.name) ? owner[member.name] : undefined;
  if (member.readOnly && value !== undefined) {
    findings.add(path, 'READ_ONLY', 'is read-only. Leave it out');
    return undefined;
  }
  if (!member.applies(owner, value)) return value;
  const place: ValueLocation = { member, owner, path, findings };
  const read = readValue(place, member.whole, value);
  if (!read.ok) return undefined;
  return Array.isArray(read.value)
    ? readItems(place, read.value)
    : readNested(place, read.value, path);
};

const readItems = (place: ValueLocation, items: readonly unknown[]): unknown[] =>
  items.map((item, index) => {
    const path = pointer(place.path, index);
    const read = readValue({ ...place, path, isItem: true }, place.member.items, item);
    return read.ok ? readNested(place, read.value, path) : undefined;
  });

const readNested = ({ member, findings }: ValueLocation, value: unknown, path: string): unknown => {
  if (!member.nested || value === undefined) return value;
  if (isRecord(value)) return readObject(member.nested(), value, path, findings);
  findings.add(path, 'WRONG_TYPE', 'must be an object');
  return undefined;
};

/** The path of a value. */
interface ValueLocation {
  readonly member: MemberPlan;
  readonly owner: Record<string, unknown>;
  readonly path: string;
  readonly findings: Findings;
  readonly isItem?: boolean;
}

/** What came of a value: a clean copy, or nothing to look into further. */
export type ReadValue = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const WRONG: ReadValue = { ok: false };

/**
 * Runs the checks on one value. A wrong type hides the rest: a finding about the length of a number
 * helps no caller.
 */
const readValue = (place: ValueLocation, rules: Rules, value: unknown): ReadValue => {
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
  { path, findings, isItem }: ValueLocation,
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
