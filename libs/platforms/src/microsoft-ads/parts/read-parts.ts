import { extensionsOf } from '../extensions/read-extensions';
import { listOf } from '../wire/answer';
import type { CampaignCriterion, NegativeKeyword } from '../wire/objects';
import type { Session } from '../wire/session';
import { heldCriterion, heldNegative } from './campaign-parts';
import type { CampaignParts, HeldCriterion, HeldNegative } from './campaign-parts';

/** Each type is read alone: asking for `Targets` is refused on reads (spec/platforms/microsoft-ads.md 2b). */
export const CRITERION_TYPES = [
  'Location',
  'Radius',
  'LocationIntent',
  'DayTime',
  'Device',
] as const;

/** Calls that reading the parts of one campaign takes: one per criterion type, one for negative keywords, one for ad extensions. */
export const PART_CALLS = CRITERION_TYPES.length + 2;

export const readParts = async (session: Session, campaignId: string): Promise<CampaignParts> => {
  const [negatives, extensions, ...criteria] = await Promise.all([
    negativesOf(session, {
      EntityType: 'Campaign',
      EntityIds: [campaignId],
      ParentEntityId: session.accountId,
    }),
    extensionsOf(session, campaignId),
    ...CRITERION_TYPES.map((type) => criteriaOf(session, campaignId, type)),
  ]);
  return { negatives, extensions, criteria: criteria.flat() };
};

export interface NegativesQuery {
  readonly EntityType: 'Campaign' | 'AdGroup';
  /** One. */
  readonly EntityIds: readonly [string];
  readonly ParentEntityId: string;
}

/** Negative keywords of one campaign or ad group. */
export const negativesOf = async (
  session: Session,
  query: NegativesQuery,
): Promise<readonly HeldNegative[]> => {
  const { body } = await session.read('/NegativeKeywords/QueryByEntityIds', query, 'keyword');
  const entities = listOf<{
    readonly NegativeKeywords?: readonly (NegativeKeyword | null)[] | null;
  }>(body?.['EntityNegativeKeywords']);
  return entities.flatMap((entity) => entity?.NegativeKeywords ?? []).flatMap(heldNegative);
};

/** The criteria of one type of one campaign. */
export const criteriaOf = async (
  session: Session,
  campaignId: string,
  type: (typeof CRITERION_TYPES)[number],
): Promise<readonly HeldCriterion[]> => {
  const query = { CampaignId: campaignId, CampaignCriterionIds: null, CriterionType: type };
  const { body } = await session.read('/CampaignCriterions/QueryByIds', query);
  return listOf<CampaignCriterion>(body?.['CampaignCriterions']).flatMap(heldCriterion);
};
