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
    'Check the id on the platform. Removed campaigns cannot be adopted.',
  );
export const alreadyOurs = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_ALREADY_LINKED',
    'This campaign is already linked here.',
    'Remove it from `adopt`. Every plan includes it.',
  );
/** It carries our mark, and was given up for good. */
export const releasedBefore = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_RELEASED',
    'This campaign was created here and unlinked. An unlinked campaign cannot be adopted.',
    'Remove it from `adopt`, or copy it on the platform and adopt the copy.',
  );
/** Whose it is, nobody is told. */
export const remoteClaimed = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_CLAIMED',
    'This campaign belongs to another Space.',
    'Unlink it in the other Space first. A remote campaign belongs to one Space.',
  );
export const typeUnsupported = (platform: PlatformId, id: string, type: string): Finding => ({
  ...finding(
    platform,
    id,
    'CAMPAIGN_TYPE_UNSUPPORTED',
    `Campaigns of type ${type} cannot be adopted.`,
    'Remove it from `adopt`. It continues unchanged on the platform.',
  ),
  actual: type,
});
export const notHoldable = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'CAMPAIGN_NOT_HOLDABLE',
    'An adopted campaign needs a name and a daily budget. This campaign has no name, or another kind of budget.',
    'Set a name and a daily budget on the platform.',
  );
export const nameTakenHere = (platform: PlatformId, id: string, name: string): Finding => ({
  ...finding(
    platform,
    id,
    'NAME_TAKEN',
    `A campaign of this Space already has the name "${name}".`,
    'Rename one of the two campaigns, here or on the platform.',
  ),
  field: 'name',
  actual: name,
});
