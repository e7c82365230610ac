import { digestOf } from '@switchyard/kernel';
import type { AdPlatform } from '../port/ad-platform';
import type { Marker, Observed } from '../port/attributes';
import type { CreateChange, RemoveChange, UpdateChange } from '../port/change';
import type { CampaignType, Draft } from '../port/draft';

let made = 0;

/** An id in the form of our own, never the same twice. */
const nextId = (): string => `cmp_01contract${String((made += 1)).padStart(16, '0')}`;

export const create = (
  platform: AdPlatform,
  draft: Draft,
  parentRemoteId?: string,
): CreateChange => ({
  action: 'create',
  id: nextId(),
  localId: nextId(),
  entity: draft.entity,
  campaignType: typeOf(draft),
  after: platform.normalise(draft).attributes,
  ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
});

/** Every field that differs between what is seen and what is wanted. */
export const update = (
  platform: AdPlatform,
  seen: Observed,
  draft: Draft,
  localId = seen.marker ?? nextId(),
): UpdateChange => {
  const after = platform.normalise(draft).attributes;
  const fields = Object.keys(after).filter(
    (field) => digestOf(after[field]) !== digestOf(seen.attributes[field]),
  );
  return {
    action: 'update',
    id: nextId(),
    localId,
    campaignType: typeOf(draft),
    after,
    fields,
    ...subject(seen),
  };
};

export const remove = (seen: Observed, campaignType: CampaignType): RemoveChange => ({
  action: 'remove',
  id: nextId(),
  localId: nextId(),
  campaignType,
  ...subject(seen),
});

const typeOf = (draft: Draft): CampaignType =>
  (draft.entity === 'campaign' ? draft : draft.campaign).campaignType;

export const markerOf = ({
  entity,
  localId,
  parentRemoteId,
  after,
  released,
}: CreateChange): Marker => ({
  entity,
  localId,
  attributes: after,
  ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  ...(released === undefined ? {} : { released }),
});

const subject = ({ entity, remoteId, parentRemoteId, attributes }: Observed) => ({
  entity,
  remoteId,
  seenDigest: digestOf(attributes),
  ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
});
