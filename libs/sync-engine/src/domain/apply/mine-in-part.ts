import type { Attributes } from '@switchyard/platforms';
import { isPartOf } from '../plan/is-part-of';
import { sameField } from '../plan/same-json';
import type { PlannedChange } from '../plan';

/** What an object shows of an update of ours that was sent and never answered. */
export type Trace = 'done' | 'ours' | 'strange';

/**
 * `done`: every field has its new value. `ours`: each has its old or its new one, so at most our own update was half done and it
 * may be sent again. `strange`: somebody else edited the object.
 */
export const traceOf = (change: PlannedChange, observed: Attributes): Trace => {
  const touched = new Map(change.fields.map((field) => [field.field, field]));
  const rest = Object.keys({ ...change.after, ...observed }).filter((field) => !touched.has(field));
  if (rest.some((field) => !sameField(observed[field], change.after?.[field]))) return 'strange';
  const fields = [...touched.values()];
  if (fields.every(({ field, after }) => sameField(observed[field], after))) return 'done';
  return fields.every(
    ({ field, before, after }) =>
      sameField(observed[field], after) || sameField(observed[field], before),
  )
    ? 'ours'
    : 'strange';
};

/** What arrived of an update whose object somebody else edited since. */
export const arrivedFields = (
  { fields }: PlannedChange,
  observed: Attributes,
): PlannedChange['fields'] =>
  fields.filter(
    ({ field, before, after }) => sameField(observed[field], after) && !sameField(before, after),
  );

/** Fields of a found object that are not yet what was to be made. */
export const unfinishedFields = (after: Attributes, observed: Attributes): readonly string[] =>
  Object.keys({ ...after, ...observed })
    .filter((field) => !sameField(observed[field], after[field]))
    .sort();

/** Those of them that somebody else set since: what was only not sent yet looks otherwise. */
export const strangeFields = (after: Attributes, observed: Attributes): readonly string[] =>
  unfinishedFields(after, observed).filter((field) => !isPartOf(observed[field], after[field]));
