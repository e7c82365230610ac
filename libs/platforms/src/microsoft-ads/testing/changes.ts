import { digestOf } from '@switchyard/kernel';
import type { AdPlatform } from '../../port/ad-platform';
import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { Draft } from '../../port/draft';
import type { Gate, PlatformIo } from '../../port/io';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { normalise } from '../normalise/normalise';
import { connection, openGate } from './scripted-io';

export const creating = (id: string, draft: Draft, parentRemoteId?: string): CreateChange => ({
  action: 'create', id, localId: `local_${id}`, entity: draft.entity, campaignType: 'SEARCH', after: normalise(draft).attributes,
  ...(parentRemoteId ? { parentRemoteId } : {}),
});

/** The change that turns what was seen into a draft. */
export const updating = (id: string, seen: Observed, draft: Draft): UpdateChange => {
  const after = normalise(draft).attributes;
  const fields = Object.keys(after).filter((field) => digestOf(after[field]) !== digestOf(seen.attributes[field]));
  return { action: 'update', id, localId: `local_${id}`, campaignType: 'SEARCH', after, fields, ...subject(seen) };
};

export const removing = (id: string, seen: Observed): RemoveChange => ({ action: 'remove', id, localId: `local_${id}`, campaignType: 'SEARCH', ...subject(seen) });

const subject = ({ entity, remoteId, parentRemoteId, attributes }: Observed): Pick<RemoveChange, 'entity' | 'remoteId' | 'seenDigest'> => ({
  entity, remoteId, seenDigest: digestOf(attributes), ...(parentRemoteId ? { parentRemoteId } : {}),
});

export const applying = async (platform: AdPlatform, wave: readonly Change[], io: PlatformIo, gate: Gate = openGate): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for await (const outcome of platform.apply(connection, wave, io, gate)) outcomes.push(outcome);
  return outcomes;
};

export const reading = async (platform: AdPlatform, io: PlatformIo): Promise<readonly Observed[]> => {
  const seen: Observed[] = [];
  const scope = { campaignRemoteIds: ['801'], entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const, campaignNames: [] };
  for await (const one of platform.read(connection, scope, io)) seen.push(one);
  return seen;
};
