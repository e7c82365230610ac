import type { PlannedChange } from './words';

/** What is done at one moment for a change. A `replace` is two steps: its removal and its creation. */
export interface Step {
  readonly does: 'adopt' | 'import' | 'remove' | 'update' | 'create' | 'forget';
  readonly change: PlannedChange;
}

/**
 * The steps of a change, in order. A release pauses or removes like any other change does. A replaced object without a remote id went with its parent: nothing is left
 * to remove.
 */
export const stepsOf = (change: PlannedChange): readonly Step[] => {
  switch (change.action) {
    case 'replace':
      return change.remoteId === null
        ? [{ does: 'create', change }]
        : [
            { does: 'remove', change },
            { does: 'create', change },
          ];
    case 'release':
      return [{ does: change.after === null ? 'remove' : 'update', change }];
    case 'adopt':
    case 'import':
    case 'remove':
    case 'update':
    case 'create':
    case 'forget':
      return [{ does: change.action, change }];
    default:
      return change.action satisfies never;
  }
};
