import type { Type } from '@nestjs/common';
import { fieldsOf, type FieldSpec } from '../fields/field';
import { pointer, type Findings } from '../validation/findings';
import { isRecord } from '../validation/is-record';
import { sameJson } from './same-json';
import { writablePart } from './writable-part';

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
export const CHANGES: Mode = { startsFromStored: false, dropsEchoes: true, nullRemoves: false };
/** Inside a member that is merged: the result is the whole member. */
const MERGED: Mode = { startsFromStored: true, dropsEchoes: true, nullRemoves: true };
/** A PUT, or a member that is replaced: only read-only echoes are taken out. */
export const REPLACED: Mode = { startsFromStored: false, dropsEchoes: false, nullRemoves: false };

/** Takes read-only echoes out of what was given and merges the rest into what is stored. Says READ_ONLY where an echo differs. */
export const settleObject = (
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
        ? settleValue(spec, value, stored[name], pointer(path, name), findings, mode)
        : value;
    }
  }
  return result;
};

const settleValue = (
  spec: FieldSpec,
  value: unknown,
  stored: unknown,
  path: string,
  findings: Findings,
  mode: Mode,
): unknown => {
  const merges = mode !== REPLACED && spec.options.replaceWhole !== true;
  if (Array.isArray(value)) {
    return spec.nested ? settleItems(spec.nested(), value, stored, path, findings) : value;
  }
  if (!isRecord(value)) return value;
  const base = isRecord(stored) ? stored : {};
  if (spec.kind === 'object' && spec.nested) {
    return settleObject(
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

/** Items replace the stored list; an item that carries the id of a stored one may echo its read-only members. */
const settleItems = (
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
    return settleObject(dto, item, same, pointer(path, index), findings, REPLACED);
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
