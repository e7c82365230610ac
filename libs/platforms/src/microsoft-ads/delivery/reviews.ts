import type { Review } from '../../port/delivery';
import { listOf } from '../wire/answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { Session } from '../wire/session';
import type { AdGroupFacts, CampaignFacts } from './facts';
import { reviewStatus } from './review-status';

interface Reviewed {
  readonly entity: Review['entity'];
  readonly remoteId: string;
  readonly adGroupId: string;
  readonly status: Review['status'];
}

interface WireReasons {
  readonly AdOrKeywordId?: string | null;
  readonly AssetGroupId?: string | null;
  readonly Reasons?: readonly (WireReason | null)[] | null;
}

interface WireReason {
  readonly ReasonCode?: number | null;
  readonly Location?: string | null;
  readonly Term?: string | null;
  readonly PublisherCountries?: readonly string[] | null;
}

/** The review of every ad, asset group and keyword; reasons are asked for where there is something to explain, a thousand per call. */
export const readReviews = async (
  session: Session,
  facts: CampaignFacts,
): Promise<readonly Review[]> => {
  const reviewed = facts.adGroups.flatMap(reviewedIn);
  const explained = new Map<string, readonly WireReason[]>();
  for (const entity of ['ad', 'keyword'] as const) {
    const found = await explanationsOf(session, facts, entity, reviewed);
    for (const { id, reasons } of found) explained.set(`${entity} ${id}`, reasons);
  }
  return reviewed.map(({ entity, remoteId, status }) => {
    const reasons = explained.get(`${entity} ${remoteId}`) ?? [];
    return {
      entity,
      remoteId,
      status,
      reasons: reasons.map(inWords),
      affectedMarkets: [...new Set(reasons.flatMap((one) => one.PublisherCountries ?? []))].sort(),
    };
  });
};

const reviewedIn = ({ remoteId, ads, keywords }: AdGroupFacts): readonly Reviewed[] => [
  ...ads.map((ad) => ({
    entity: 'ad' as const,
    remoteId: ad.Id!,
    adGroupId: remoteId,
    status: reviewStatus(ad.EditorialStatus),
  })),
  ...keywords.map((keyword) => ({
    entity: 'keyword' as const,
    remoteId: keyword.Id!,
    adGroupId: remoteId,
    status: reviewStatus(keyword.EditorialStatus),
  })),
];

const explanationsOf = async (
  session: Session,
  facts: CampaignFacts,
  entity: Review['entity'],
  reviewed: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const unclear = reviewed.filter(
    (one) => one.entity === entity && (one.status === 'LIMITED' || one.status === 'DISAPPROVED'),
  );
  const found: Explained[] = [];
  for (const chunk of inChunks(unclear, LIMITS.editorialReasons)) {
    found.push(
      ...(facts.campaignType === 'PERFORMANCE_MAX'
        ? await assetGroupReasons(session, facts.remoteId, chunk)
        : await reasonsOf(session, entity, chunk)),
    );
  }
  return found;
};

interface Explained {
  readonly id: string;
  readonly reasons: readonly WireReason[];
}

const reasonsOf = async (
  session: Session,
  entity: Review['entity'],
  unclear: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const { body } = await session.read(
    '/EditorialReasons/QueryByIds',
    {
      AccountId: session.accountId,
      EntityType: entity === 'ad' ? 'Ad' : 'Keyword',
      EntityIdToParentIdAssociations: unclear.map(({ remoteId, adGroupId }) => ({
        EntityId: remoteId,
        ParentId: adGroupId,
      })),
    },
    entity,
  );
  return listOf<WireReasons>(body?.['EditorialReasons']).flatMap((one) =>
    one?.AdOrKeywordId ? [explainedBy(one.AdOrKeywordId, one)] : [],
  );
};

const assetGroupReasons = async (
  session: Session,
  campaignId: string,
  unclear: readonly Reviewed[],
): Promise<readonly Explained[]> => {
  const { body } = await session.read(
    '/AssetGroupsEditorialReasons/Query',
    {
      AccountId: session.accountId,
      AssetGroupIdToCampaignIdAssociations: unclear.map(({ remoteId }) => ({
        EntityId: remoteId,
        ParentId: campaignId,
      })),
    },
    'ad',
  );
  return listOf<WireReasons>(body?.['EditorialReasons']).flatMap((one) =>
    one?.AssetGroupId ? [explainedBy(one.AssetGroupId, one)] : [],
  );
};

const explainedBy = (id: string, { Reasons }: WireReasons): Explained => ({
  id,
  reasons: (Reasons ?? []).filter((one) => one !== null),
});

const inWords = ({ ReasonCode, Location, Term }: WireReason): string =>
  [`Reason ${ReasonCode ?? 'unknown'}`, Location && `in ${Location}`, Term && `for "${Term}"`]
    .filter(Boolean)
    .join(' ');
