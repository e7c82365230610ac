import type { Attributes } from '@switchyard/platforms';
import type { FieldChange, PlannedChange } from './words';

/** The attributes with the given fields set. A field that is cleared is null: connectors compare with it, and send it. */
export const withFields = (
  attributes: Attributes,
  fields: readonly Pick<FieldChange, 'field' | 'after'>[],
): Attributes => ({
  ...attributes,
  ...Object.fromEntries(fields.map(({ field, after }) => [field, after])),
});

/**
 * What to remember as last applied once a change is done, given what was remembered before (not needed for creates and
 * replaces). Drift that was left alone keeps its old base, and so stays listed. Null when nothing is left to remember.
 */
export const appliedAfter = (
  change: PlannedChange,
  applied: Attributes | null,
): Attributes | null => {
  switch (change.action) {
    case 'create':
      return change.after;
    case 'adopt':
      return change.base ?? change.after;
    case 'replace':
      return withFields(
        change.after ?? {},
        Object.entries(change.base ?? {}).map(([field, after]) => ({ field, after })),
      );
    case 'update':
      return withFields(applied ?? {}, change.fields);
    case 'import':
      return withFields(applied ?? change.base ?? {}, change.fields);
    case 'remove':
    case 'release':
    case 'forget':
      return null;
    default:
      return change.action satisfies never;
  }
};
