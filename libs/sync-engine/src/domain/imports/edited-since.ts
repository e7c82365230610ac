import type { Attributes } from '@switchyard/platforms';
import { sameField } from '../plan/same-json';
import type { PlannedChange } from '../plan';

/** The first field of an import that is neither what its plan saw here nor what it brings: somebody edited it here since. Pure. */
export const editedSince = (
  { fields }: Pick<PlannedChange, 'fields'>,
  now: Attributes | undefined,
): string | undefined =>
  fields.find(
    ({ field, before, after, agreed }) =>
      !agreed && !sameField(now?.[field], before) && !sameField(now?.[field], after),
  )?.field;
