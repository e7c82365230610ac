import type { CreateChange } from '../../port/change';
import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { KeywordAttributes } from '../attributes/child-attributes';
import { bidMicros, bidOf } from '../wire/amount';
import { listOf } from '../wire/answer';
import { partialErrors } from '../wire/batch-answer';
import { LIMITS } from '../wire/limits';
import { keywordMarker, markerOfKeyword } from '../wire/marker';
import type { Keyword } from '../wire/objects';
import { matchTypeOf, pascal, statusName, statusOf } from '../wire/words';
import type { ChildKind, HeldChild, Place } from './child-kind';

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
      held(place, keyword, session.currency),
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

const held = (
  { parentId, campaignId }: Place,
  keyword: Keyword | null,
  currency: string,
): readonly HeldChild<Keyword>[] => {
  if (!keyword?.Id) return [];
  const marker = markerOfKeyword(keyword.Param3);
  const observed = {
    entity: 'keyword' as const,
    remoteId: keyword.Id,
    campaignRemoteId: campaignId,
    parentRemoteId: parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(attributesOf(keyword, currency)),
    parts: {},
  };
  return [{ observed, source: keyword }];
};

const attributesOf = (keyword: Keyword, currency: string): KeywordAttributes => ({
  text: keyword.Text ?? '',
  matchType: matchTypeOf(keyword.MatchType),
  negative: false,
  status: statusOf(keyword.Status),
  maxCpcMicros: bidMicros(keyword.Bid, currency),
  finalUrl: keyword.FinalUrls?.[0] ?? null,
});
