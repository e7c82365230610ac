import type { EntityKind } from './attributes';
import type { FieldRule } from './capabilities';
import type { CONTRACT_FIELDS } from './draft';

/** A field of an entity, as the capability tables name it. */
export type ContractField<Entity extends EntityKind> = (typeof CONTRACT_FIELDS)[Entity][number];

/** A part whose whole is a field, too, such as `geoTargets.radius`. */
type PartField<Entity extends EntityKind> = Extract<
  ContractField<Entity>,
  `${ContractField<Entity>}.${string}`
>;

/** What a platform makes of a field: a `FieldRule` without the field's name. */
export type FieldVerdict = Omit<FieldRule, 'entity' | 'field'>;

/** The answer for a part about which the rules of its whole field say everything. */
export type SameAsWhole = 'sameAsWhole';

/** One verdict, or several that name the campaign types or ad types which they hold for. */
type FieldAnswer<Entity extends EntityKind, Field> =
  | FieldVerdict
  | readonly [FieldVerdict, FieldVerdict, ...FieldVerdict[]]
  | (Field extends PartField<Entity> ? SameAsWhole : never);

/**
 * A platform's answers for an entity, one for each field of the contract. Tables are written with
 * `satisfies FieldRules<'campaign'>`, so that a field without an answer does not compile.
 */
export type FieldRules<Entity extends EntityKind> = {
  readonly [Field in ContractField<Entity>]: FieldAnswer<Entity, Field>;
};
