import type { Attributes, Json } from '@switchyard/platforms';
import { sameField } from './same-json';
import type { Address, FieldChange } from './words';

/** An update of ours that was sent and never answered: what it asked for may be there, and then nobody else put it there. */
export interface UnansweredUpdate {
  readonly address: Address;
  readonly remoteId: string;
  readonly fields: readonly Pick<FieldChange, 'field' | 'after'>[];
}

/** Whether a value that was seen is what one of them asked for. */
export const askedFor = (
  unanswered: readonly UnansweredUpdate[],
  { id }: Pick<Address, 'id'>,
  field: string,
  seen: Json,
): boolean =>
  unanswered.some(
    ({ address, fields }) =>
      address.id === id && fields.some((one) => one.field === field && sameField(one.after, seen)),
  );

/** Whether nothing of it is to be seen. */
export const isNotToBeSeen = ({ fields }: UnansweredUpdate, seen: Attributes): boolean =>
  fields.every(({ field, after }) => !sameField(seen[field], after));
