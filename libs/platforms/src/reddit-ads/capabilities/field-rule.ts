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
export const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'SOCIAL'] } as const;

export const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });
export const TEXT_AD = of('RESPONSIVE_SEARCH');
export const IMAGE_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');
