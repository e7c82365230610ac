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
