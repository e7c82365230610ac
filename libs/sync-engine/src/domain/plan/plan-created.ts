import type { Attributes } from '@switchyard/platforms';
import { type Place, placeId } from './place';
import type { Desired, FieldChange, PlannedChange } from './words';

/** An object that the platform does not have yet. */
export const plannedCreate = (want: Desired, parent: Place): PlannedChange => ({
  action: 'create',
  address: want.address,
  parentId: want.parentId,
  name: want.name,
  campaignType: want.campaignType,
  remoteId: null,
  parentRemoteId: placeId(parent),
  fields: everyField(want.attributes),
  after: want.attributes,
  seenDigest: null,
  reason: 'The object does not exist on the platform yet.',
});

const everyField = (attributes: Attributes): readonly FieldChange[] =>
  Object.keys(attributes)
    .sort()
    .flatMap((field): readonly FieldChange[] => {
      const after = attributes[field] ?? null;
      return after === null ? [] : [{ field, before: null, after, owner: 'local' }];
    });
