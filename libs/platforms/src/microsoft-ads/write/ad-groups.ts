import type { Observed } from '../../port/attributes';
import type { CreateChange } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import {
  type AdGroupAttributes,
  asAttributes,
  attributesAs,
  type KeywordAttributes,
  type NetworkAttributes,
} from '../attributes';
import { listOf, negativeErrors, partialErrors } from '../client/failures';
import {
  type AdGroup,
  bidMicros,
  bidOf,
  type Keyword,
  keywordMarker,
  markerOfKeyword,
  type Marks,
  marksOf,
  matchTypeOf,
  NONE,
  pascal,
  statusName,
  statusOf,
  todayIn,
  wireDate,
  withMarks,
  withNewMarks,
} from '../client/objects';
import { LIMITS, type Session } from '../client/session';
import { negativesOf, type RemoteNegative } from '../read/campaign-parts';
import {
  campaignsOfAccount,
  endBody,
  endOf,
  startBody,
  startOf,
  startUpdate,
} from '../read/campaigns';
import { campaignTypeOf } from '../vocabulary';
import { negativeIds } from './campaign-parts';
import type { ChildKind, ParentRef, RemoteChild } from './levels';

export const adGroupKind: ChildKind<AdGroup> = {
  entity: 'adGroup',
  path: '/AdGroups',
  batch: LIMITS.adGroups,
  deleteBatch: LIMITS.adGroups,
  async list(session, place) {
    const { body } = await session.read(
      '/AdGroups/QueryByCampaignId',
      { CampaignId: place.parentId },
      'adGroup',
    );
    return listOf<AdGroup>(body?.['AdGroups']).flatMap((adGroup) =>
      observedAdGroup(session, place, adGroup),
    );
  },
  adding: (session, parentId, changes) => ({
    CampaignId: parentId,
    AdGroups: changes.map((change) => newAdGroup(change.localId, after(change), today(session))),
  }),
  added: (answer) => listOf<string>(answer.body?.['AdGroupIds']),
  updating: (session, parentId, items) => ({
    CampaignId: parentId,
    AdGroups: items.map(({ change, existing }) =>
      adGroupUpdate(
        existing.source,
        attributesAs<AdGroupAttributes>(change.after),
        change.fields,
        today(session),
      ),
    ),
  }),
  naming: (parentId, objects) => ({ CampaignId: parentId, AdGroups: objects }),
  removing: (parentId, remoteIds) => ({ CampaignId: parentId, AdGroupIds: remoteIds }),
  errors: partialErrors,
};

const after = (change: CreateChange): AdGroupAttributes =>
  attributesAs<AdGroupAttributes>(change.after);

const today = ({ connection, io }: Session): string => todayIn(connection.timeZone, io.now());

const observedAdGroup = (
  session: Session,
  place: ParentRef,
  adGroup: AdGroup | null,
): readonly RemoteChild<AdGroup>[] => {
  if (!adGroup?.Id) return [];
  session.shared.parents.remember(session.connection.id, adGroup.Id, place.parentId);
  const marker = marksOf(adGroup.UrlCustomParameters).id;
  const seen: Observed = {
    entity: 'adGroup',
    remoteId: adGroup.Id,
    campaignRemoteId: place.parentId,
    parentRemoteId: place.parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(adGroupAttributesIn(session, place, adGroup)),
    parts: {},
  };
  return [{ observed: seen, source: adGroup }];
};

/**
 * Dates and networks of a display campaign are on the campaign; what Microsoft puts on its ad
 * groups by itself means nothing.
 */
const adGroupAttributesIn = (
  session: Session,
  { campaignType }: ParentRef,
  adGroup: AdGroup,
): AdGroupAttributes => ({
  name: adGroup.Name ?? '',
  status: statusOf(adGroup.Status),
  maxCpcMicros: marksOf(adGroup.UrlCustomParameters).bid
    ? null
    : bidMicros(adGroup.CpcBid, session.currency),
  ...(campaignType === 'DISPLAY'
    ? { startDate: null, endDate: null, networks: null }
    : {
        startDate: startOf(adGroup, today(session)),
        endDate: endOf(adGroup),
        networks: networksOf(adGroup.Network),
      }),
});

/** A new ad group. Its language is its campaign's, which always has one. */
export const newAdGroup = (localId: string, after: AdGroupAttributes, today: string): AdGroup => {
  const start = startBody(after.startDate, today);
  return {
    Name: after.name,
    Status: statusName(after.status),
    ...networkBody(after),
    ...(after.maxCpcMicros === null ? {} : { CpcBid: bidOf(after.maxCpcMicros) }),
    ...start.sent,
    ...(after.endDate === null ? {} : { EndDate: wireDate(after.endDate) }),
    UrlCustomParameters: withMarks({ id: localId, ...start.mark, ...bidMark(after) }),
  };
};

/**
 * A partial update: what is left out stays as it is. Marks are sent whole, with what other people
 * put beside them.
 */
export const adGroupUpdate = (
  existing: AdGroup,
  after: AdGroupAttributes,
  fields: readonly string[],
  today: string,
): AdGroup => {
  const start = fields.includes('startDate')
    ? startUpdate(existing, after.startDate, today)
    : undefined;
  return {
    Id: existing.Id!,
    ...(fields.includes('name') ? { Name: after.name } : {}),
    ...(fields.includes('status') ? { Status: statusName(after.status) } : {}),
    ...(fields.includes('networks') ? networkBody(after) : {}),
    ...(fields.includes('maxCpcMicros') ? { CpcBid: bidOf(after.maxCpcMicros) } : {}),
    ...(fields.includes('endDate') ? endBody(after.endDate) : {}),
    ...start?.sent,
    ...marksUpdate(existing, after, fields, start?.mark),
  };
};

const marksUpdate = (
  existing: AdGroup,
  after: AdGroupAttributes,
  fields: readonly string[],
  start: Pick<Marks, 'start'> | undefined,
): Pick<AdGroup, 'UrlCustomParameters'> =>
  start || fields.includes('maxCpcMicros')
    ? {
        UrlCustomParameters: withNewMarks(existing.UrlCustomParameters, {
          ...(start ? { start: start.start } : {}),
          ...(fields.includes('maxCpcMicros') ? { bid: bidMark(after).bid } : {}),
        }),
      }
    : {};

/** Ad groups of audience campaigns take no network. */
const networkBody = ({ networks }: AdGroupAttributes): Pick<AdGroup, 'Network'> =>
  networks === null ? {} : { Network: networkName(networks) };

const bidMark = ({ maxCpcMicros }: AdGroupAttributes): Pick<Marks, 'bid'> =>
  maxCpcMicros === null ? { bid: NONE } : {};

const BOTH = 'OwnedAndOperatedAndSyndicatedSearch';
const OWN = 'OwnedAndOperatedOnly';
const PARTNERS = 'SyndicatedSearchOnly';

const networkName = ({ search, searchPartners }: NetworkAttributes): string =>
  search && searchPartners ? BOTH : search ? OWN : PARTNERS;

/** Without a name the platform's default holds: both. */
const networksOf = (name: string | null | undefined): NetworkAttributes => ({
  search: name !== PARTNERS,
  searchPartners: name !== OWN,
  display: false,
});

export const keywordKind: ChildKind<Keyword> = {
  entity: 'keyword',
  path: '/Keywords',
  batch: LIMITS.keywords,
  deleteBatch: LIMITS.keywords,
  async list(session, place) {
    const { body } = await session.read(
      '/Keywords/QueryByAdGroupId',
      { AdGroupId: place.parentId },
      'keyword',
    );
    return listOf<Keyword>(body?.['Keywords']).flatMap((keyword) =>
      observedKeyword(place, keyword, session.currency),
    );
  },
  adding: (_session, parentId, changes) => ({
    AdGroupId: parentId,
    Keywords: changes.map(newKeyword),
  }),
  added: (answer) => listOf<string>(answer.body?.['KeywordIds']),
  updating: (_session, parentId, items) => ({
    AdGroupId: parentId,
    Keywords: items.map(({ change }) =>
      keywordUpdate(change.remoteId, attributesAs<KeywordAttributes>(change.after), change.fields),
    ),
  }),
  removing: (parentId, remoteIds) => ({ AdGroupId: parentId, KeywordIds: remoteIds }),
  errors: partialErrors,
};

const newKeyword = ({ after, localId }: CreateChange): Keyword => {
  const { text, matchType, status, maxCpcMicros, finalUrl } =
    attributesAs<KeywordAttributes>(after);
  return {
    Text: text,
    MatchType: pascal(matchType),
    Status: statusName(status),
    ...(maxCpcMicros === null ? {} : { Bid: bidOf(maxCpcMicros) }),
    ...(finalUrl === null ? {} : { FinalUrls: [finalUrl] }),
    Param3: keywordMarker(localId),
  };
};

/** Words and match type never change in place; a bid of null falls back to the ad group's. */
const keywordUpdate = (
  remoteId: string,
  after: KeywordAttributes,
  fields: readonly string[],
): Keyword => ({
  Id: remoteId,
  ...(fields.includes('status') ? { Status: statusName(after.status) } : {}),
  ...(fields.includes('maxCpcMicros') ? { Bid: bidOf(after.maxCpcMicros) } : {}),
  ...(fields.includes('finalUrl')
    ? { FinalUrls: after.finalUrl === null ? [] : [after.finalUrl] }
    : {}),
});

const observedKeyword = (
  { parentId, campaignId }: ParentRef,
  keyword: Keyword | null,
  currency: string,
): readonly RemoteChild<Keyword>[] => {
  if (!keyword?.Id) return [];
  const marker = markerOfKeyword(keyword.Param3);
  const observed = {
    entity: 'keyword' as const,
    remoteId: keyword.Id,
    campaignRemoteId: campaignId,
    parentRemoteId: parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(keywordAttributesIn(keyword, currency)),
    parts: {},
  };
  return [{ observed, source: keyword }];
};

const keywordAttributesIn = (keyword: Keyword, currency: string): KeywordAttributes => ({
  text: keyword.Text ?? '',
  matchType: matchTypeOf(keyword.MatchType),
  negative: false,
  status: statusOf(keyword.Status),
  maxCpcMicros: bidMicros(keyword.Bid, currency),
  finalUrl: keyword.FinalUrls?.[0] ?? null,
});

/** Negative keywords of an ad group: words and match type, no marker, no change in place. */
export const negativeKind: ChildKind<RemoteNegative> = {
  entity: 'keyword',
  path: '/EntityNegativeKeywords',
  batch: LIMITS.negatives,
  deleteBatch: LIMITS.negatives,
  async list(session, place) {
    const campaignId = place.campaignId || (await campaignOfAdGroup(session, place.parentId));
    const negatives = await negativesOf(session, {
      EntityType: 'AdGroup',
      EntityIds: [place.parentId],
      ParentEntityId: campaignId,
    });
    return negatives.map((negative) => observedNegative({ ...place, campaignId }, negative));
  },
  adding: (_session, parentId, changes) =>
    entity(
      parentId,
      changes.map(({ after }) => {
        const { text, matchType } = attributesAs<KeywordAttributes>(after);
        return { Type: 'NegativeKeyword', Text: text, MatchType: pascal(matchType) };
      }),
    ),
  added: negativeIds,
  removing: (parentId, remoteIds) =>
    entity(
      parentId,
      remoteIds.map((Id) => ({ Type: 'NegativeKeyword', Id })),
    ),
  errors: negativeErrors,
};

const entity = (adGroupId: string, keywords: readonly object[]): object => ({
  EntityNegativeKeywords: [
    { EntityId: adGroupId, EntityType: 'AdGroup', NegativeKeywords: keywords },
  ],
});

const observedNegative = (
  { parentId, campaignId }: ParentRef,
  negative: RemoteNegative,
): RemoteChild<RemoteNegative> => {
  const attributes: KeywordAttributes = {
    text: negative.text,
    matchType: matchTypeOf(negative.matchType),
    negative: true,
    status: 'ENABLED',
    maxCpcMicros: null,
    finalUrl: null,
  };
  const observed = {
    entity: 'keyword' as const,
    remoteId: negative.id,
    campaignRemoteId: campaignId,
    parentRemoteId: parentId,
    attributes: asAttributes(attributes),
    parts: {},
  };
  return { observed, source: negative };
};

/**
 * The campaign of an ad group that only a change names. Usually known from an earlier read; else
 * the campaigns that carry our marker are looked through, because Microsoft has no way to ask.
 */
export const campaignOfAdGroup = async (session: Session, adGroupId: string): Promise<string> => {
  const known = (): string | undefined =>
    session.shared.parents.campaignOf(session.connection.id, adGroupId);
  const before = known();
  if (before) return before;
  const ours = (await campaignsOfAccount(session)).filter(
    ({ UrlCustomParameters }) => marksOf(UrlCustomParameters).id,
  );
  for (const { Id, CampaignType } of ours) {
    if (campaignTypeOf(CampaignType) === 'PERFORMANCE_MAX') continue;
    await adGroupKind.list(session, {
      parentId: Id,
      campaignId: Id,
      campaignType: campaignTypeOf(CampaignType),
    });
    const found = known();
    if (found) return found;
  }
  throw new PlatformFailure({
    kind: 'refused',
    detail: {
      code: 'PARENT_NOT_FOUND',
      message: `No linked campaign contains the ad group ${adGroupId}.`,
    },
  });
};
