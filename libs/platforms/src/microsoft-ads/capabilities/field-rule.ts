import type { EntityKind } from '../../port/attributes';
import type { FieldRule, Support } from '../../port/capabilities';

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
