import type { EntityKind } from '../../port/attributes';
import type { FieldRule, Support } from '../../port/capabilities';
import type { AdType } from '../../port/draft';

type Where = Pick<FieldRule, 'campaignTypes' | 'adTypes' | 'unverified'>;

/** One row of the table of fields. */
export const rule =
  (entity: EntityKind) =>
  (
    field: string,
    support: Support,
    note: string,
    source: string,
    where: Where = {},
  ): FieldRule => ({ entity, field, support, note, source, ...where });

export const SEARCH = { campaignTypes: ['SEARCH'] } as const;
export const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'CONVERSATIONAL'] } as const;

/** Types of ads that become a card, and the one that is a card. */
export const TRANSLATED_ADS: readonly AdType[] = [
  'RESPONSIVE_SEARCH',
  'RESPONSIVE_DISPLAY',
  'SINGLE_IMAGE',
];
export const CARD: readonly AdType[] = ['CHAT_CARD'];
