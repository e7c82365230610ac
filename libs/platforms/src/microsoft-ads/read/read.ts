import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { assetGroupKind } from '../children/asset-group-kind';
import type { HeldChild, Place } from '../children/child-kind';
import { keywordKind } from '../children/keyword-kind';
import { negativeKind } from '../children/negative-kind';
import { observeCampaign } from '../campaigns/observe-campaign';
import { campaignsOfAccount } from '../campaigns/query-campaigns';
import type { HeldCampaign } from '../campaigns/query-campaigns';
import { readCampaign } from '../campaigns/read-campaign';
import { campaignTypeOf } from '../data/campaign-types';
import type { Observed, ReadScope } from '../../port/observed';
import { NO_PARTS } from '../parts/campaign-parts';
import type { Session } from '../wire/session';

/**
 * Campaigns with all they hold: one call for the account's campaigns, seven for the parts of each, one for its ad groups or asset
 * groups, three per ad group. A campaign that is only looked for by name is answered with its own fields; its parts are not asked for.
 */
export async function* readScope(session: Session, scope: ReadScope): AsyncGenerator<Observed> {
  if (scope.campaignRemoteIds.length + scope.campaignNames.length === 0) return;
  const ids = new Set(scope.campaignRemoteIds);
  const names = new Set(scope.campaignNames.map((name) => name.toLowerCase()));
  for (const campaign of await campaignsOfAccount(session)) {
    if (ids.has(campaign.Id)) {
      yield (await readCampaign(session, campaign)).observed;
      yield* readChildren(session, campaign, scope);
    } else if (names.has((campaign.Name ?? '').toLowerCase())) {
      yield observeCampaign(session, campaign, NO_PARTS);
    }
  }
}

async function* readChildren(
  session: Session,
  { Id, CampaignType }: HeldCampaign,
  { entities }: ReadScope,
): AsyncGenerator<Observed> {
  if (!entities.some((entity) => entity !== 'campaign')) return;
  const place = { parentId: Id, campaignId: Id, campaignType: campaignTypeOf(CampaignType) };
  if (place.campaignType === 'PERFORMANCE_MAX') {
    return yield* readAssetGroups(session, place, entities);
  }
  for (const { observed } of await adGroupKind.list(session, place)) {
    if (entities.includes('adGroup')) yield observed;
    for (const child of await readLeaves(
      session,
      { ...place, parentId: observed.remoteId },
      entities,
    )) {
      yield child.observed;
    }
  }
}

async function* readAssetGroups(
  session: Session,
  place: Place,
  entities: ReadScope['entities'],
): AsyncGenerator<Observed> {
  for (const { observed } of await assetGroupKind.list(session, place)) {
    if (entities.includes('ad')) yield observed;
  }
}

const readLeaves = async (
  session: Session,
  place: Place,
  entities: ReadScope['entities'],
): Promise<readonly HeldChild[]> => {
  const lists = await Promise.all<readonly HeldChild[]>([
    ...(entities.includes('ad') ? [adKind.list(session, place)] : []),
    ...(entities.includes('keyword')
      ? [keywordKind.list(session, place), negativeKind.list(session, place)]
      : []),
  ]);
  return lists.flat();
};
