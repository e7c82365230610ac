import type { Type } from '@nestjs/common';
import { canonicalJson } from '@switchyard/kernel';
import { fieldsOf, type FieldSpec } from '../fields/field';
import { Findings, isRecord, pointer } from './findings';
import { planOf } from './plan';
import { readObject, requireObject, throwFindings } from './validate-body';

/**
 * RFC 7396 against the record as a GET would answer it. Returns the members that change, objects
 * already merged, null where a member is cleared; members equal to the current ones are left out,
 * so a whole GET body can be edited in one place and sent back. Throws VALIDATION_ERROR with every
 * issue (READ_ONLY for another value of a member that `dto` does not have).
 */
export const acceptPatch = <T extends object>(
  dto: Type<T>,
  body: unknown,
  current: object,
): Partial<T> => {
  const findings = new Findings();
  const changes = resolveObject(
    dto,
    requireObject(body),
    current as Record<string, unknown>,
    '',
    findings,
    CHANGES,
  );
  const value = readObject(planOf(dto), changes, '', findings, { partial: true });
  throwFindings(findings);
  return value as Partial<T>;
};

/**
 * A PUT body: checked whole, after read-only members that equal the current ones were taken out.
 */
export const acceptWhole = <T extends object>(dto: Type<T>, body: unknown, current: object): T => {
  const findings = new Findings();
  const given = resolveObject(
    dto,
    requireObject(body),
    current as Record<string, unknown>,
    '',
    findings,
    REPLACED,
  );
  const value = readObject(planOf(dto), given, '', findings);
  throwFindings(findings);
  return value as T;
};

type Members = Record<string, unknown>;

/** How a given object meets the stored one. */
interface Mode {
  /** The stored members are where the result starts (RFC 7396 inside a member). */
  readonly startsFromStored: boolean;
  /** A writable member equal to the stored one is no change. */
  readonly dropsEchoes: boolean;
  /** null takes the member away instead of being a value. */
  readonly nullRemoves: boolean;
}

/** Top of a PATCH: the result holds only what changes. */
const CHANGES: Mode = { startsFromStored: false, dropsEchoes: true, nullRemoves: false };
/** Inside a member that is merged: the result is the whole member. */
const MERGED: Mode = { startsFromStored: true, dropsEchoes: true, nullRemoves: true };
/** A PUT, or a member that is replaced: only read-only echoes are taken out. */
const REPLACED: Mode = { startsFromStored: false, dropsEchoes: false, nullRemoves: false };

/**
 * Takes read-only echoes out of what was given and merges the rest into what is stored. Says
 * READ_ONLY where an echo differs.
 */
const resolveObject = (
  dto: Type,
  given: Members,
  stored: Members,
  path: string,
  findings: Findings,
  mode: Mode,
): Members => {
  const fields = fieldsOf(dto);
  // No prototype: a member called __proto__ must stay a member, to be refused as unknown.
  const result = Object.assign(
    Object.create(null) as Members,
    mode.startsFromStored ? writablePart(fields, stored) : {},
  );
  for (const [name, value] of Object.entries(given)) {
    const spec = fields.get(name);
    const isStored = Object.hasOwn(stored, name);
    const isEcho = isStored && sameJson(value, stored[name]);
    if (isEcho && (mode.dropsEchoes || !spec || spec.options.readOnly)) continue;
    if (!spec && isStored) {
      findings.add(pointer(path, name), 'READ_ONLY', 'cannot be changed');
    } else if (value === null && mode.nullRemoves && isStored) delete result[name];
    else {
      result[name] = spec
        ? resolveValue(spec, value, stored[name], pointer(path, name), findings, mode)
        : value;
    }
  }
  return result;
};

const resolveValue = (
  spec: FieldSpec,
  value: unknown,
  stored: unknown,
  path: string,
  findings: Findings,
  mode: Mode,
): unknown => {
  const merges = mode !== REPLACED && spec.options.replaceWhole !== true;
  if (Array.isArray(value)) {
    return spec.nested ? resolveItems(spec.nested(), value, stored, path, findings) : value;
  }
  if (!isRecord(value)) return value;
  const base = isRecord(stored) ? stored : {};
  if (spec.kind === 'object' && spec.nested) {
    return resolveObject(
      spec.nested(),
      value,
      base,
      path,
      findings,
      merges && isRecord(stored) ? MERGED : REPLACED,
    );
  }
  return spec.kind === 'map' && merges ? mergeMap(value, base) : value;
};

/**
 * Items replace the stored list; an item that carries the id of a stored one may echo its read-only
 * members.
 */
const resolveItems = (
  dto: Type,
  items: readonly unknown[],
  stored: unknown,
  path: string,
  findings: Findings,
): unknown[] => {
  const known = Array.isArray(stored) ? stored.filter(isRecord) : [];
  return items.map((item, index) => {
    if (!isRecord(item)) return item;
    const same =
      known.find((other) => other['id'] !== undefined && other['id'] === item['id']) ?? {};
    return resolveObject(dto, item, same, pointer(path, index), findings, REPLACED);
  });
};

const mergeMap = (given: Members, stored: Members): Members => {
  const merged = Object.assign(Object.create(null) as Members, stored);
  for (const [key, value] of Object.entries(given)) {
    if (value === null && Object.hasOwn(stored, key)) delete merged[key];
    else merged[key] = value;
  }
  return merged;
};

/**
 * A stored object as a caller could have written it: without read-only members, however deep, and
 * without nulls that cannot be sent.
 */
const writablePart = (fields: ReadonlyMap<string, FieldSpec>, stored: Members): Members =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const spec = fields.get(name);
      const isWritable =
        spec !== undefined &&
        !spec.options.readOnly &&
        (value !== null || spec.options.clearable === true);
      return isWritable ? [[name, writableValue(spec, value)]] : [];
    }),
  );

const writableValue = ({ nested }: FieldSpec, value: unknown): unknown => {
  if (!nested) return value;
  if (Array.isArray(value)) {
    return value.map((item) => (isRecord(item) ? writablePart(fieldsOf(nested()), item) : item));
  }
  return isRecord(value) ? writablePart(fieldsOf(nested()), value) : value;
};

/** True when both are the same JSON value, whatever the order of members. */
const sameJson = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);
