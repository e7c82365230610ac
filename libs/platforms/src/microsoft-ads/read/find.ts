import { canonicalJson } from '@switchyard/kernel';
import { campaignsByIds, campaignsOfAccount } from '../campaigns/query-campaigns';
import { readCampaign } from '../campaigns/read-campaign';
import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { assetGroupKind } from '../children/asset-group-kind';
import { campaignOfAdGroup } from '../children/campaign-of-ad-group';
import type { ChildKind } from '../children/child-kind';
import { keywordKind } from '../children/keyword-kind';
import { negativeKind } from '../children/negative-kind';
import { campaignTypeOf } from '../data/campaign-types';
import type { Attributes, EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { notReleased, type Marker, type Observed } from '../../port/observed';
import { marksOf } from '../wire/marker';
import type { Session } from '../wire/session';

/**
 * Creates of ours that were done, with what they really hold. Objects are known by our marker; negative keywords, which can carry
 * none, by their words inside their own ad group.
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
