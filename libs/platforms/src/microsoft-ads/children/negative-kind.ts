import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { KeywordAttributes } from '../attributes/child-attributes';
import type { HeldNegative } from '../parts/campaign-parts';
import { negativeIds } from '../parts/part-requests';
import { negativesOf } from '../parts/read-parts';
import { negativeErrors } from '../wire/batch-answer';
import { LIMITS } from '../wire/limits';
import { matchTypeOf, pascal } from '../wire/words';
import { campaignOfAdGroup } from './campaign-of-ad-group';
import type { ChildKind, HeldChild, Place } from './child-kind';

/** Negative keywords of an ad group: words and match type, no marker, no change in place. */
export const negativeKind: ChildKind<HeldNegative> = {
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
    return negatives.map((negative) => held({ ...place, campaignId }, negative));
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

const held = ({ parentId, campaignId }: Place, negative: HeldNegative): HeldChild<HeldNegative> => {
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
