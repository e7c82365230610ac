import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import type { HeldChild } from '../children/child-kind';
import { keywordKind } from '../children/keyword-kind';
import { negativeKind } from '../children/negative-kind';
import { observeCampaign } from '../campaigns/observe-campaign';
import { campaignsOfAccount } from '../campaigns/query-campaigns';
import { readCampaign } from '../campaigns/read-campaign';
import type { Observed, ReadScope } from '../../port/observed';
import { NO_PARTS } from '../parts/campaign-parts';
import type { Session } from '../wire/session';

/**
 * Campaigns with all they hold: one call for the account's campaigns, six for the parts of each, one for its ad groups, three per
 * ad group. A campaign that is only looked for by name is answered with its own fields; its parts are not asked for.
 */
export async function* readScope(session: Session, scope: ReadScope): AsyncGenerator<Observed> {
  if (scope.campaignRemoteIds.length + scope.campaignNames.length === 0) return;
  const ids = new Set(scope.campaignRemoteIds);
  const names = new Set(scope.campaignNames.map((name) => name.toLowerCase()));
  for (const campaign of await campaignsOfAccount(session)) {
    if (ids.has(campaign.Id)) {
      yield (await readCampaign(session, campaign)).observed;
      yield* readChildren(session, campaign.Id, scope);
    } else if (names.has((campaign.Name ?? '').toLowerCase())) {
      yield observeCampaign(campaign, NO_PARTS, session.currency);
    }
  }
}

async function* readChildren(session: Session, campaignId: string, { entities }: ReadScope): AsyncGenerator<Observed> {
  if (!entities.some((entity) => entity !== 'campaign')) return;
  for (const { observed } of await adGroupKind.list(session, { parentId: campaignId, campaignId })) {
    if (entities.includes('adGroup')) yield observed;
    for (const child of await readLeaves(session, { parentId: observed.remoteId, campaignId }, entities)) yield child.observed;
  }
}

const readLeaves = async (session: Session, place: Parameters<typeof adKind.list>[1], entities: ReadScope['entities']): Promise<readonly HeldChild[]> => {
  const lists = await Promise.all<readonly HeldChild[]>([
    ...(entities.includes('ad') ? [adKind.list(session, place)] : []),
    ...(entities.includes('keyword') ? [keywordKind.list(session, place), negativeKind.list(session, place)] : []),
  ]);
  return lists.flat();
};
