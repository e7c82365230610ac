import type { PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms';

const finding = (
  platform: PlatformId,
  remoteId: string,
  code: Finding['code'],
  message: string,
  fix: string,
): Finding => ({
  kind: 'requirement',
  source: 'switchyard',
  code,
  platform,
  entity: { type: 'campaign', id: remoteId },
  field: null,
  message,
  fix,
});

export const remoteNotFound = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_NOT_FOUND',
    'The ad account has no campaign with this id.',
    "Look the id up in the platform's own pages; removed campaigns cannot be adopted.",
  );
export const alreadyOurs = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_ALREADY_LINKED',
    'This campaign is linked here already.',
    'Leave it out: it takes part in every plan.',
  );
/** It carries our mark, and was given up for good. */
export const releasedBefore = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_RELEASED',
    'This campaign was made here and unlinked. What was given up is never taken for ours again.',
    'Leave it out, or make a copy of it on the platform and take that over.',
  );
/** Whose it is, nobody is told. */
export const remoteClaimed = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_CLAIMED',
    'This campaign belongs to another Space.',
    'One remote campaign belongs to one Space: unlink it there first, and make sure that Space is not yours.',
  );
export const typeUnsupported = (platform: PlatformId, id: string, type: string): Finding => ({
  ...finding(
    platform,
    id,
    'CAMPAIGN_TYPE_UNSUPPORTED',
    `Campaigns of the type ${type} cannot be held here.`,
    'Leave it out: it goes on as it is on the platform.',
  ),
  actual: type,
});
export const notHoldable = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'CAMPAIGN_NOT_HOLDABLE',
    'Our catalog holds campaigns with a name and a daily budget; this one has another kind of budget, or no name.',
    'Give it a daily budget on the platform.',
  );
export const nameTakenHere = (platform: PlatformId, id: string, name: string): Finding => ({
  ...finding(
    platform,
    id,
    'NAME_TAKEN',
    `A campaign of this Space is called ${name} already.`,
    'Rename one of the two first, here or on the platform.',
  ),
  field: 'name',
  actual: name,
});
