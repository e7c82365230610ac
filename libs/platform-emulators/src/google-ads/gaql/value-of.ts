import { isRecord } from '../schema/is-record';
import type { FieldRef } from './catalogue';
import { metricOf } from './metric-of';
import type { ResultRow } from './result-rows';
import { VIEWS } from './views';

/** The value of a field in a result: worked out, stored, or absent. */
export function valueOf(result: ResultRow, { resource, path }: FieldRef, now: Date): unknown {
  const [, member = '', ...rest] = path;
  if (resource === 'metrics') return metricOf(member, result.figures);
  if (resource === 'segments') return result.date;
  const part = result.parts[resource];
  if (!part) return undefined;
  if ('data' in part) return walk(part.data[member], rest);
  if (member === 'resourceName') return part.row.name;
  const view = VIEWS[part.row.kind][member];
  return walk(
    view ? view(part.row, result.customer, now, result.imagesUrl ?? '') : part.row.data[member],
    rest,
  );
}

function walk(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, member) => (isRecord(here) ? here[member] : undefined), value);
}
