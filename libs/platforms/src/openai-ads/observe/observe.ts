import { readMarkedName } from '../../marked-name';
import type { Observed } from '../../port/observed';
import { asAttributes } from '../attributes/as-attributes';
import type { Level } from '../data/levels';
import type { WireAd, WireAdGroup, WireCampaign, WireObject, WireOf } from '../wire/objects';
import type { Session } from '../wire/session';
import { adAttributes, fileIdOf } from './observe-ad';
import { adGroupAttributes } from './observe-ad-group';
import { campaignAttributes } from './observe-campaign';

/** Where an object stands. OpenAI does not say it of ad groups and ads. */
export interface Place {
  /** Its own for a campaign. */
  readonly campaignRemoteId?: string;
  readonly parentRemoteId?: string;
  /** What the campaign pays for; of no matter to other levels than ad groups. */
  readonly biddingType: string;
}

/** Objects of one level under one parent, in our words. Images of all of them are named with one question. */
export const observeAll = async <L extends Level>(
  session: Session,
  level: L,
  objects: readonly WireOf[L][],
  place: Place,
): Promise<readonly Observed[]> => {
  const ids = level === 'ad' ? [...new Set((objects as readonly WireAd[]).flatMap(fileIdOf))] : [];
  const digests =
    ids.length === 0 ? new Map<string, string>() : await session.io.media.digests(ids);
  return objects.map((object) =>
    observed(level, object, place, attributesOf(session, level, object, place, digests)),
  );
};

export const observe = async <L extends Level>(
  session: Session,
  level: L,
  object: WireOf[L],
  place: Place,
): Promise<Observed> => (await observeAll(session, level, [object], place))[0]!;

const attributesOf = (
  session: Session,
  level: Level,
  object: WireObject,
  { biddingType }: Place,
  digests: ReadonlyMap<string, string>,
): object => {
  switch (level) {
    case 'campaign':
      return campaignAttributes(object as WireCampaign, session.connection.timeZone);
    case 'adGroup':
      return adGroupAttributes(object as WireAdGroup, biddingType);
    case 'ad':
      return adAttributes(object as WireAd, digests);
    default:
      return level satisfies never;
  }
};

const observed = (
  entity: Level,
  { id, name }: WireObject,
  { campaignRemoteId = '', parentRemoteId }: Place,
  attributes: object,
): Observed => {
  const { marker } = readMarkedName(name);
  return {
    entity,
    remoteId: id,
    campaignRemoteId: entity === 'campaign' ? id : campaignRemoteId,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes(attributes),
    parts: {},
  };
};
