import type { Entity, Kind } from '../store/entity';
import type { Fields } from '../../json/fields';

/** Code and place of a reason that a verdict gives in words only: from memory, unverified. */
const UNVERIFIED_REASON = { code: 1, publisherCountries: ['US'] };
const LOCATIONS: Readonly<Partial<Record<Kind, string>>> = {
  Ad: 'AdTitle',
  Keyword: 'Keyword',
  AdExtension: 'AdExtension',
};

/** The reasons of an object's verdict, or null when it has none. */
export function readReasons(entity: Entity): Fields | null {
  const reasons = readReasonList(entity);
  return reasons.length === 0
    ? null
    : {
        AdOrKeywordId: entity.id,
        AdGroupId: entity.parentId,
        Reasons: reasons,
        AppealStatus: 'Appealable',
      };
}

/** The same of an asset group, which is named beside its campaign. */
export function readGroupReasons(entity: Entity): Fields | null {
  const reasons = readReasonList(entity);
  return reasons.length === 0
    ? null
    : {
        AssetGroupId: entity.id,
        CampaignId: entity.parentId,
        Reasons: reasons,
        AppealStatus: 'Appealable',
      };
}

/** A reason of digits is a code; words are the offending term. */
export function readReasonList({ kind, review }: Entity): readonly Fields[] {
  return (review?.verdict?.reasons ?? []).map((reason) => ({
    Location: LOCATIONS[kind] ?? kind,
    PublisherCountries: UNVERIFIED_REASON.publisherCountries,
    ReasonCode: /^\d{1,6}$/.test(reason) ? Number(reason) : UNVERIFIED_REASON.code,
    Term: reason,
  }));
}
