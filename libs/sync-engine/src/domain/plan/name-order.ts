import { groupBy } from './group-by';
import type { PlannedChange } from './words';

/** Who holds a name that somebody else in the same plan needs. */
export interface NameOrder {
  /** The update that frees the name which this update or create takes. */
  readonly holderOf: (change: PlannedChange) => PlannedChange | undefined;
  /** The updates that take the name which this update frees. */
  readonly takersOf: (holder: PlannedChange) => readonly PlannedChange[];
}

export const nameOrder = (updates: readonly PlannedChange[]): NameOrder => {
  const renames = updates.filter((change) => rename(change) !== undefined);
  const holders = new Map(
    renames.map((change) => [nameKey(change, rename(change)?.before), change]),
  );
  const holderOf = (change: PlannedChange): PlannedChange | undefined => {
    const name = change.action === 'update' ? rename(change)?.after : change.after?.['name'];
    const holder = name === undefined ? undefined : holders.get(nameKey(change, name));
    return holder === change ? undefined : holder;
  };
  const takers = groupBy(
    renames.filter((change) => holderOf(change)),
    (change) => holderOf(change),
  );
  return { holderOf, takersOf: (holder) => takers.get(holder) ?? [] };
};

const rename = (change: PlannedChange) => change.fields.find((each) => each.field === 'name');

/** Campaign names are taken per ad account, ad group names per campaign. Letter case is ignored: to order too much is harmless. */
const nameKey = ({ address, parentId }: PlannedChange, name: unknown): string => {
  const scope =
    address.entity === 'campaign' ? `${address.platform} ${address.connectionId}` : parentId;
  return JSON.stringify([address.entity, scope, String(name).toLowerCase()]);
};
