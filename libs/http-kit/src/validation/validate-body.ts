import type { Type } from '@nestjs/common';
import {
  invalidRequest,
  referenceNotFound,
  validationError,
  type Issue,
  type Refusal,
} from '@switchyard/kernel';
import { Findings } from './findings';
import { isRecord } from './is-record';
import { planOf } from './plan-of';
import { readObject } from './read';

/** The body as a fresh plain object of the DTO's members. Throws VALIDATION_ERROR with every issue, INVALID_REQUEST when it is no object, NOT_FOUND for a malformed id. */
export const validateBody = <T extends object>(dto: Type<T>, body: unknown): T => {
  const findings = new Findings();
  const value = readObject(planOf(dto), requireObject(body), '', findings);
  throwFindings(findings);
  return value as T;
};

/** One item of a bulk request: its value, or the refusal that its result carries. Paths start with the prefix, like `/items/3`. */
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
