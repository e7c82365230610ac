import { digestOf } from '@switchyard/kernel';
import type { BoundObject, Observed, ReadScope } from '../../port/attributes';
import { asCampaign } from '../attributes';
import type { WireCampaign, WireOf } from '../client/objects';
import { ARCHIVED, getObject, listObjects, PAGE } from '../client/requests';
import type { Session } from '../client/session';
import type { Level } from '../vocabulary';
import { type ObjectContext, observe, observeAll } from './observe';

/**
 * Campaigns with all they hold: few campaigns by their ids, many from the account's list; ad groups
 * from one list per campaign, ads from one per ad group. Lists lag some seconds behind, so what
 * bindings know and a list does not show as it was last applied is asked for by its id: nothing of
 * ours looks missing or edited that is neither. Names are not unique here, so none are looked for.
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

/**
 * Up to so many campaigns are asked for one by one, which is fresh; a list of a whole account takes
 * ten pages at most.
 */
const MOST_BY_ID = 10;

/** The campaigns of these ids that are there, in the order of the ids. */
const readCampaigns = async (
  session: Session,
  ids: readonly string[],
  bound: BoundObjects,
): Promise<readonly Observed[]> => {
  const listed =
    ids.length > MOST_BY_ID
      ? await listedCampaigns(session, new Set(ids))
      : new Map<string, Observed>();
  const found: Observed[] = [];
  for (const id of ids) {
    const seen = listed.get(id);
    const campaign =
      seen && !bound.isDoubtful('campaign', seen) ? seen : await campaignById(session, id);
    if (campaign) found.push(campaign);
  }
  return found;
};

const campaignById = async (session: Session, id: string): Promise<Observed | undefined> => {
  const campaign = await getObject(session, 'campaign', id);
  return campaign && observed(session, campaign);
};

/**
 * Stops as soon as all are there. Archived ones are not listed: they are asked for by id, like
 * those that are missing.
 */
const listedCampaigns = async (
  session: Session,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Observed>> => {
  const found = new Map<string, Observed>();
  for await (const campaign of listObjects(session, 'campaign')) {
    if (ids.has(campaign.id) && campaign.status !== ARCHIVED) {
      found.set(campaign.id, await observed(session, campaign));
    }
    if (found.size === ids.size) break;
  }
  return found;
};

const observed = (session: Session, campaign: WireCampaign): Promise<Observed> =>
  observe(session, 'campaign', campaign, { biddingType: campaign.bidding_type ?? '' });

/**
 * What is under a parent: listed, with what bindings know and the list lacks or shows otherwise
 * asked for by its id.
 */
const readChildren = async (
  session: Session,
  level: Exclude<Level, 'campaign'>,
  place: ObjectContext & { readonly parentRemoteId: string },
  bound: BoundObjects,
): Promise<readonly Observed[]> => {
  const objects: WireOf[typeof level][] = [];
  for await (const object of listObjects(session, level, place.parentRemoteId)) {
    objects.push(object);
  }
  const listed = await observeAll(
    session,
    level,
    objects.filter(({ status }) => status !== ARCHIVED),
    place,
  );
  const known = new Set(objects.map(({ id }) => id));
  const unlisted = bound.idsUnder(level, place.parentRemoteId).filter((id) => !known.has(id));
  const doubtful = listed
    .filter((one) => bound.isDoubtful(level, one))
    .map(({ remoteId }) => remoteId);
  const isDoubtful = new Set(doubtful);
  const fresh = await readByIds(session, level, [...doubtful, ...unlisted], place);
  return [
    ...listed.flatMap((one) =>
      isDoubtful.has(one.remoteId) ? (fresh.get(one.remoteId) ?? []) : [one],
    ),
    ...unlisted.flatMap((id) => fresh.get(id) ?? []),
  ];
};

const readByIds = async (
  session: Session,
  level: Exclude<Level, 'campaign'>,
  ids: readonly string[],
  place: ObjectContext,
): Promise<ReadonlyMap<string, Observed>> => {
  const found = new Map<string, Observed>();
  for (const id of ids) {
    const object = await getObject(session, level, id);
    if (object) found.set(id, await observe(session, level, object, place));
  }
  return found;
};

/** What bindings know to be there, by where it is. */
class BoundObjects {
  private readonly byId: ReadonlyMap<string, BoundObject>;
  private readonly byParent = new Map<string, BoundObject[]>();

  constructor(objects: readonly BoundObject[]) {
    this.byId = new Map(objects.map((one) => [keyOf(one.entity, one.remoteId), one]));
    for (const one of objects) {
      const key = keyOf(one.entity, one.parentRemoteId ?? '');
      const siblings = this.byParent.get(key) ?? [];
      this.byParent.set(key, siblings);
      siblings.push(one);
    }
  }

  /** Ids of those that are under a parent. */
  idsUnder(level: Level, parentRemoteId: string): readonly string[] {
    return (this.byParent.get(keyOf(level, parentRemoteId)) ?? []).map(({ remoteId }) => remoteId);
  }

  /**
   * True where a list shows one of ours otherwise than it was last applied: it may be edited, or
   * the list may be old.
   */
  isDoubtful(
    level: Level,
    { remoteId, attributes }: Pick<Observed, 'remoteId' | 'attributes'>,
  ): boolean {
    const known = this.byId.get(keyOf(level, remoteId));
    return (
      known !== undefined &&
      (known.applied === undefined || digestOf(known.applied) !== digestOf(attributes))
    );
  }
}

const keyOf = (level: string, id: string): string => `${level} ${id}`;

/**
 * Requests that `read` makes when every campaign is there, `bound` counts its ad groups rightly,
 * and lists show everything as it was last applied.
 */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const campaigns = campaignRemoteIds.length;
  if (campaigns === 0) return 0;
  const forCampaigns = campaigns > MOST_BY_ID ? Math.ceil(campaigns / PAGE) : campaigns;
  const forAdGroups = entities.some((entity) => entity !== 'campaign')
    ? Math.max(campaigns, Math.ceil(bound.adGroups / PAGE))
    : 0;
  return forCampaigns + forAdGroups + (entities.includes('ad') ? bound.adGroups : 0);
};
