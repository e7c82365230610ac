import type { Attributes } from '@switchyard/platforms';
import { sameField } from './same-json';

/**
 * What a create can have set of an object that is found: some platforms take an object's parts in requests of their own, and show `untilSent`
 * (their own defaults) before. What still looks so counts as not sent yet, and as nobody's edit.
 */
export const asFarAsSent = (
  after: Attributes,
  observed: Attributes,
  untilSent: Attributes = {},
): Attributes => {
  const open = Object.entries(untilSent).filter(
    ([field, value]) => field in after && sameField(observed[field], value),
  );
  return open.length === 0 ? after : { ...after, ...Object.fromEntries(open) };
};
