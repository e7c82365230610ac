import { isRecord } from '../schema/is-record';
import { UNVERIFIED } from '../unverified';
import { camel } from '../schema/camel';
import { type FieldRef, FIELDS } from './catalogue';
import type { ResultRow } from './result-rows';
import { valueOf } from './value-of';

/** The selected fields of a result as nested JSON. The name of each selected resource is always there. */
export function printRow(
  result: ResultRow,
  select: readonly FieldRef[],
  now: Date,
): Record<string, unknown> {
  const printed: Record<string, unknown> = {};
  for (const ref of namesOf(select)) place(printed, ref.path, valueOf(result, ref, now));
  for (const ref of select) place(printed, ref.path, valueOf(result, ref, now));
  return printed;
}

function namesOf(select: readonly FieldRef[]): readonly FieldRef[] {
  const resources = [...new Set(select.map(({ resource }) => resource))];
  return resources.flatMap((resource) => FIELDS.get(`${resource}.resource_name`) ?? []);
}

function place(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  if (value === undefined || (UNVERIFIED.leaveDefaultsOut && isDefault(value))) return;
  const last = path.at(-1) ?? '';
  let here = into;
  for (const member of path.slice(0, -1)) here = inner(here, member);
  here[last] = value;
}

function inner(here: Record<string, unknown>, member: string): Record<string, unknown> {
  const known = here[member];
  if (isRecord(known)) return known;
  const fresh: Record<string, unknown> = {};
  here[member] = fresh;
  return fresh;
}

export function isDefault(value: unknown): boolean {
  return (
    value === false ||
    value === 0 ||
    value === '0' ||
    value === '' ||
    value === 'UNSPECIFIED' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** `campaign.id,metrics.costMicros`, as answers repeat what was asked for. */
export const printMask = (select: readonly FieldRef[]): string =>
  select.map(({ resource, path }) => [camel(resource), ...path.slice(1)].join('.')).join(',');
