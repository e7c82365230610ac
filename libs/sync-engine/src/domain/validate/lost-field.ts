import type { AdType } from '@switchyard/catalog/domain';
import type { Capabilities, EntityKind, FieldRule } from '@switchyard/platforms';

/** A field of the table that does not arrive. */
export type LostRule = FieldRule & { readonly support: 'dropped' | 'unsupported' };

export const isLostRule = (rule: FieldRule): rule is LostRule =>
  rule.support === 'dropped' || rule.support === 'unsupported';

/** Whether a rule speaks of objects of this kind and, where it names them, of ads of this type. */
export const isAbout = (
  { entity, adTypes }: FieldRule,
  asked: { readonly entity: EntityKind; readonly adType?: AdType | undefined },
): boolean =>
  entity === asked.entity &&
  (!adTypes || (asked.adType !== undefined && adTypes.includes(asked.adType)));

/** True when the field, or what it is a part of, does not arrive: what it holds need not keep any limit. */
export const isLost = (
  capabilities: Capabilities,
  entity: EntityKind,
  field: string,
  adType?: AdType,
): boolean =>
  capabilities.fields.some(
    (rule) =>
      isLostRule(rule) &&
      isAbout(rule, { entity, adType }) &&
      (rule.field === field || field.startsWith(`${rule.field}.`)),
  );
