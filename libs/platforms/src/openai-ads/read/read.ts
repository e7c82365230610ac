import type { Observed, ReadScope } from '../../port/observed';
import { asCampaign } from '../attributes/campaign-attributes';
import type { Session } from '../wire/session';
import { BoundObjects } from './bound-objects';
import { readCampaigns } from './read-campaigns';
import { readChildren } from './read-children';

/**
 * Campaigns with all they hold: few campaigns by their ids, many from the account's list; ad groups from one list per campaign, ads
 * from one per ad group. Lists lag some seconds behind, so what bindings know and a list does not show as it was last applied is asked
 * for by its id: nothing of ours looks missing or edited that is neither. Names are not unique here, so none are looked for.
 */
export async function* read(session: Session, scope: ReadScope): AsyncGenerator<Observed> {
  const bound = new BoundObjects(scope.bound ?? []);
  for (const campaign of await readCampaigns(session, scope.campaignRemoteIds, bound)) {
    yield campaign;
    yield* readBelow(session, campaign, scope, bound);
  }
}

async function* readBelow(
  session: Session,
  campaign: Observed,
  { entities }: ReadScope,
  bound: BoundObjects,
): AsyncGenerator<Observed> {
  if (!entities.some((entity) => entity !== 'campaign')) return;
  const campaignRemoteId = campaign.remoteId;
  const biddingType = asCampaign(campaign.attributes).biddingStrategy.type;
  for (const adGroup of await readChildren(
    session,
    'adGroup',
    { campaignRemoteId, parentRemoteId: campaignRemoteId, biddingType },
    bound,
  )) {
    if (entities.includes('adGroup')) yield adGroup;
    if (entities.includes('ad')) {
      yield* await readChildren(
        session,
        'ad',
        { campaignRemoteId, parentRemoteId: adGroup.remoteId, biddingType },
        bound,
      );
    }
  }
}
