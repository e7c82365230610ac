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
export const DISPLAY = { campaignTypes: ['DISPLAY'] } as const;
export const PERFORMANCE_MAX = { campaignTypes: ['PERFORMANCE_MAX'] } as const;
export const WITH_AD_GROUPS = { campaignTypes: ['SEARCH', 'DISPLAY'] } as const;
export const WITHOUT_KEYWORDS = { campaignTypes: ['DISPLAY', 'PERFORMANCE_MAX'] } as const;

export const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });
export const SEARCH_AD = of('RESPONSIVE_SEARCH');
export const DISPLAY_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');
export const ASSET_GROUP = of('ASSET_GROUP');
