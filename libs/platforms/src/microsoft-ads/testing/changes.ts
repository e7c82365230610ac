import { digestOf } from '@switchyard/kernel';
import type { AdPlatform } from '../../port/ad-platform';
import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { CampaignType, Draft } from '../../port/draft';
import type { Gate, PlatformIo } from '../../port/io';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { normalise } from '../normalise/normalise';
import { connection, openGate } from './scripted-io';

export const creating = (id: string, draft: Draft, parentRemoteId?: string): CreateChange => ({
  action: 'create',
  id,
  localId: `local_${id}`,
  entity: draft.entity,
  campaignType: typeOf(draft),
  after: normalise(draft).attributes,
  ...(parentRemoteId ? { parentRemoteId } : {}),
});

/** The change that turns what was seen into a draft. */
export const updating = (id: string, seen: Observed, draft: Draft): UpdateChange => {
  const after = normalise(draft).attributes;
  const fields = Object.keys(after).filter(
    (field) => digestOf(after[field]) !== digestOf(seen.attributes[field]),
  );
  return {
    action: 'update',
    id,
    localId: `local_${id}`,
    campaignType: typeOf(draft),
    after,
    fields,
    ...subject(seen),
  };
};

export const removing = (
  id: string,
  seen: Observed,
  campaignType: CampaignType = 'SEARCH',
): RemoveChange => ({
  action: 'remove',
  id,
  localId: `local_${id}`,
  campaignType,
  ...subject(seen),
});

const typeOf = (draft: Draft): CampaignType =>
  (draft.entity === 'campaign' ? draft : draft.campaign).campaignType;

const subject = ({
  entity,
  remoteId,
  parentRemoteId,
  attributes,
}: Observed): Pick<RemoveChange, 'entity' | 'remoteId' | 'seenDigest'> => ({
  entity,
  remoteId,
  seenDigest: digestOf(attributes),
  ...(parentRemoteId ? { parentRemoteId } : {}),
});

export const applying = async (
  platform: AdPlatform,
  wave: readonly Change[],
  io: PlatformIo,
  gate: Gate = openGate,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for await (const outcome of platform.apply(connection, wave, io, gate)) outcomes.push(outcome);
  return outcomes;
};

export const reading = async (
  platform: AdPlatform,
  io: PlatformIo,
  campaignId = '801',
): Promise<readonly Observed[]> => {
  const seen: Observed[] = [];
  const scope = {
    campaignRemoteIds: [campaignId],
    entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const,
    campaignNames: [],
  };
  for await (const one of platform.read(connection, scope, io)) seen.push(one);
  return seen;
};
