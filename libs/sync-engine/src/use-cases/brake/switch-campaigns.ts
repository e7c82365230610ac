import { digestOf } from '@switchyard/kernel';
import type { Change, Gate, Observed, Outcome } from '@switchyard/platforms';
import type { OpenAccount } from '../ports';
import type { WatchedCampaign } from './ports';

/** A campaign as its platform shows it now. */
export interface SeenCampaign {
  readonly watched: WatchedCampaign;
  readonly observed: Observed;
}

/** Campaigns of one connection as they are now; what the platform does not have any more is left out. */
export const seeCampaigns = async (
  { platform, connection, io }: OpenAccount,
  watched: readonly WatchedCampaign[],
): Promise<readonly SeenCampaign[]> => {
  const known = new Map(watched.map((one) => [one.remoteId, one]));
  const seen: SeenCampaign[] = [];
  for await (const observed of platform.read(
    connection,
    { campaignRemoteIds: [...known.keys()], entities: ['campaign'], campaignNames: [] },
    io,
  )) {
    const one = observed.entity === 'campaign' ? known.get(observed.remoteId) : undefined;
    if (one) seen.push({ watched: one, observed });
  }
  return seen;
};

/** Switches campaigns on or off, ahead of what a day's quota would hold back. Throws PlatformFailure when a whole request failed. */
export async function* switchCampaigns(
  account: OpenAccount,
  campaigns: readonly SeenCampaign[],
  status: 'PAUSED' | 'ENABLED',
  gate: Gate,
): AsyncGenerator<{ readonly campaign: SeenCampaign; readonly outcome: Outcome }> {
  if (campaigns.length === 0) return;
  const byId = new Map(campaigns.map((campaign) => [campaign.watched.remoteId, campaign]));
  const changes = campaigns.map(({ watched, observed }): Change => ({
    id: watched.remoteId,
    action: 'update',
    entity: 'campaign',
    localId: watched.campaignId,
    campaignType: watched.campaignType,
    remoteId: watched.remoteId,
    after: { ...observed.attributes, status },
    fields: ['status'],
    seenDigest: digestOf(observed.attributes),
  }));
  for await (const outcome of account.platform.apply(
    account.connection,
    changes,
    account.urgentIo ?? account.io,
    gate,
  )) {
    const campaign = byId.get(outcome.changeId);
    if (campaign) yield { campaign, outcome };
  }
}
