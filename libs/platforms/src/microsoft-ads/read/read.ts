import { canonicalJson } from '@switchyard/kernel';
import {
  type Attributes,
  type EntityKind,
  type Marker,
  notReleased,
  type Observed,
  type ReadScope,
} from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { marksOf } from '../client/objects';
import type { Session } from '../client/session';
import { campaignTypeOf } from '../vocabulary';
import { adGroupKind, campaignOfAdGroup, keywordKind, negativeKind } from '../write/ad-groups';
import { adKind, assetGroupKind } from '../write/ads';
import type { ChildKind, ParentRef, RemoteChild } from '../write/levels';
import { NO_PARTS, PART_CALLS } from './campaign-parts';
import {
  campaignsByIds,
  campaignsOfAccount,
  observeCampaign,
  readCampaign,
  type RemoteCampaign,
} from './campaigns';

/**
 * Campaigns with all they hold: one call for the account's campaigns, seven for the parts of each,
 * one for its ad groups or asset groups, three per ad group. A campaign that is only looked for by
 * name is answered with its own fields; its parts are not asked for.
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
  { Id, CampaignType }: RemoteCampaign,
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
  place: ParentRef,
  entities: ReadScope['entities'],
): AsyncGenerator<Observed> {
  for (const { observed } of await assetGroupKind.list(session, place)) {
    if (entities.includes('ad')) yield observed;
  }
}

const readLeaves = async (
  session: Session,
  place: ParentRef,
  entities: ReadScope['entities'],
): Promise<readonly RemoteChild[]> => {
  const lists = await Promise.all<readonly RemoteChild[]>([
    ...(entities.includes('ad') ? [adKind.list(session, place)] : []),
    ...(entities.includes('keyword')
      ? [keywordKind.list(session, place), negativeKind.list(session, place)]
      : []),
  ]);
  return lists.flat();
};

/**
 * Calls that `readScope` makes, when every campaign of the scope still exists and `bound` counts
 * its ad groups rightly.
 */
export const readCost = (
  { campaignRemoteIds, campaignNames, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  if (campaignRemoteIds.length + campaignNames.length === 0) return 0;
  const forAdGroups = entities.some((entity) => entity !== 'campaign') ? 1 : 0;
  const perAdGroup = (entities.includes('ad') ? 1 : 0) + (entities.includes('keyword') ? 2 : 0);
  return 1 + campaignRemoteIds.length * (PART_CALLS + forAdGroups) + bound.adGroups * perAdGroup;
};

/**
 * Creates of ours that were done, with what they really hold. Objects are known by our marker;
 * negative keywords, which can carry none, by their words inside their own ad group.
 */
export const findMarked = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  const of = (entity: Marker['entity']): readonly Marker[] =>
    markers.filter((marker) => marker.entity === entity);
  const isAssetGroup = ({ attributes }: Marker): boolean => attributes['adType'] === 'ASSET_GROUP';
  const isNegative = ({ entity, attributes }: Marker): boolean => isUnmarked(entity, attributes);
  return [
    ...(await findCampaigns(session, of('campaign'))),
    ...(await findChildren(session, adGroupKind, of('adGroup'), byMarker)),
    ...(await findChildren(
      session,
      adKind,
      of('ad').filter((marker) => !isAssetGroup(marker)),
      byMarker,
    )),
    ...(await findChildren(session, assetGroupKind, of('ad').filter(isAssetGroup), byMarker)),
    ...(await findChildren(
      session,
      keywordKind,
      of('keyword').filter((marker) => !isNegative(marker)),
      byMarker,
    )),
    ...(await findChildren(session, negativeKind, of('keyword').filter(isNegative), byContent)),
  ];
};

/** Negative keywords take no parameters. */
export const isUnmarked = (entity: EntityKind, attributes: Attributes): boolean =>
  entity === 'keyword' && attributes['negative'] === true;

const findCampaigns = async (
  session: Session,
  markers: readonly Marker[],
): Promise<readonly Observed[]> => {
  if (markers.length === 0) return [];
  const wanted = new Set(markers.map(({ localId }) => localId));
  const found: Observed[] = [];
  for (const campaign of await campaignsOfAccount(session)) {
    const id = marksOf(campaign.UrlCustomParameters).id;
    if (id && wanted.has(id)) found.push((await readCampaign(session, campaign)).observed);
  }
  return found.filter(notReleased(markers));
};

type Match = (observed: Observed, markers: readonly Marker[]) => Observed | undefined;

const byMarker: Match = (observed, markers) =>
  markers.some(({ localId }) => localId === observed.marker) ? observed : undefined;

/** The marker is added to the answer: the content proved it. */
const byContent: Match = (observed, markers) => {
  const text = canonicalJson(observed.attributes).toLowerCase();
  const marker = markers.find(({ attributes }) => canonicalJson(attributes).toLowerCase() === text);
  return marker && { ...observed, marker: marker.localId };
};

const findChildren = async (
  session: Session,
  kind: ChildKind,
  markers: readonly Marker[],
  match: Match,
): Promise<readonly Observed[]> => {
  const found: Observed[] = [];
  for (const parentId of new Set(markers.flatMap(({ parentRemoteId }) => parentRemoteId ?? []))) {
    const siblings = markers.filter((marker) => marker.parentRemoteId === parentId);
    for (const child of await childrenOf(session, kind, parentId)) {
      found.push(...[match(child, siblings)].filter((one) => one !== undefined));
    }
  }
  return found;
};

/** A parent that the platform does not know has no children. */
const childrenOf = async (
  session: Session,
  kind: ChildKind,
  parentId: string,
): Promise<readonly Observed[]> => {
  try {
    const isBelowCampaign = kind.entity === 'adGroup' || kind === assetGroupKind;
    const campaignId = isBelowCampaign ? parentId : await campaignOfAdGroup(session, parentId);
    const [campaign] = await campaignsByIds(session, [campaignId]);
    return (
      await kind.list(session, {
        parentId,
        campaignId,
        campaignType: campaignTypeOf(campaign?.CampaignType),
      })
    ).map(({ observed }) => observed);
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') return [];
    throw error;
  }
};
