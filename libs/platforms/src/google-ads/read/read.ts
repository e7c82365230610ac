import type { EntityKind } from '../../port/attributes';
import type { Observed, ReadScope } from '../../port/observed';
import { searchAll } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY, NAMES_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select, textsIn } from '../wire/gaql';
import { markerOf } from '../wire/marker';
import type { Row } from '../wire/row';
import { observedAdGroup, observedKeyword } from './child-rows';
import { observing } from './observing';
import { readAds } from './read-ads';
import { readAssetGroups } from './read-asset-groups';
import { readCampaigns } from './read-campaigns';
import { servingStatus } from './wire-value';

/** Campaigns of the scope with the asked-for levels below them, then the holders of names. */
export async function* read(session: Session, scope: ReadScope): AsyncGenerator<Observed> {
  yield* readCampaigns(session, scope.campaignRemoteIds);
  for (const chunk of chunksOf(scope.campaignRemoteIds, IDS_PER_QUERY)) {
    yield* readChildren(session, chunk, scope.entities);
  }
  yield* readHolders(session, scope);
}

/** Asset groups stand where other campaigns have ads. */
async function* readChildren(
  session: Session,
  campaignIds: readonly string[],
  entities: readonly EntityKind[],
): AsyncGenerator<Observed> {
  const inChunk = idsIn('campaign.id', campaignIds);
  if (entities.includes('adGroup')) {
    yield* observing(session, select('adGroup', inChunk), observedAdGroup);
  }
  if (entities.includes('ad')) yield* readAds(session, inChunk);
  if (entities.includes('ad')) yield* readAssetGroups(session, inChunk);
  if (entities.includes('keyword')) {
    yield* observing(session, select('keyword', inChunk), observedKeyword);
  }
}

/** Whoever holds a name that we need: name, status and marker, nothing else is asked. */
async function* readHolders(
  session: Session,
  { campaignNames, campaignRemoteIds }: ReadScope,
): AsyncGenerator<Observed> {
  const known = new Set(campaignRemoteIds);
  for (const chunk of chunksOf(campaignNames, NAMES_PER_QUERY)) {
    const rows = await searchAll(session, select('holder', textsIn('campaign.name', chunk)));
    yield* rows.filter(({ campaign }) => !known.has(campaign?.id ?? '')).map(holder);
  }
}

const holder = ({ campaign = {} }: Row): Observed => {
  const { id = '', name = '', status, urlCustomParameters } = campaign;
  const attributes = { name, status: servingStatus(status) };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    marker: markerOf(urlCustomParameters),
    attributes,
    parts: {},
  };
};
