import type { Change } from '@switchyard/platforms';
import type { Step } from '../plan';

/** A step as a connector takes it. `parentRemoteId` is the parent's id as it is known by now. Undefined for steps that no platform sees. */
export const toChange = (
  { does, change }: Step,
  id: string,
  parentRemoteId: string | null,
): Change | undefined => {
  const subject = {
    id,
    entity: change.address.entity,
    localId: change.address.id,
    campaignType: change.campaignType,
  };
  const parent = parentRemoteId === null ? {} : { parentRemoteId };
  switch (does) {
    case 'create':
      return {
        action: 'create',
        ...subject,
        ...parent,
        after: change.after ?? {},
        ...(change.released ? { released: change.released } : {}),
      };
    case 'update':
      return {
        action: 'update',
        ...subject,
        ...parent,
        remoteId: change.remoteId ?? '',
        after: change.after ?? {},
        fields: change.fields.map(({ field }) => field),
        seenDigest: change.seenDigest ?? '',
      };
    case 'remove':
      return {
        action: 'remove',
        ...subject,
        ...parent,
        remoteId: change.remoteId ?? '',
        seenDigest: change.seenDigest ?? '',
      };
    case 'adopt':
    case 'import':
    case 'forget':
      return undefined;
    default:
      return does satisfies never;
  }
};
