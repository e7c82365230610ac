import { ENTITY_KINDS, type EntityKind } from '../port/attributes';
import type { FieldRule, Support } from '../port/capabilities';
import { RARE_CAMPAIGN_FIELDS } from '../port/draft';
import type { FieldRules, FieldVerdict, SameAsWhole } from '../port/fields';

/** What a verdict holds for, and whether a document proves it. */
type VerdictOptions = Pick<FieldRule, 'campaignTypes' | 'adTypes' | 'unverified'>;

const verdict =
  (support: Support) =>
  (note: string, source: string, options: VerdictOptions = {}): FieldVerdict => ({
    support,
    note,
    source,
    ...options,
  });

/** The field arrives as it is. */
export const native = verdict('native');
/** The field arrives in the platform's own terms. */
export const translated = verdict('translated');
/** The field arrives within the platform's bounds. */
export const clamped = verdict('clamped');
/** The field does not arrive. The campaign runs without it. */
export const dropped = verdict('dropped');
/** The platform has nothing of the kind. */
export const unsupported = verdict('unsupported');

/** The part has no separate rule: the rules of its whole field apply. */
export const sameAsWhole: SameAsWhole = 'sameAsWhole';

const verdicts =
  (verdictOn: ReturnType<typeof verdict>) =>
  <Field extends string>(
    fields: readonly Field[],
    note: string,
    source: string,
    options?: VerdictOptions,
  ): Readonly<Record<Field, FieldVerdict>> =>
    Object.fromEntries(
      fields.map((field) => [field, verdictOn(note, source, options)]),
    ) as Readonly<Record<Field, FieldVerdict>>;

/** Several fields that are dropped for one reason, to be spread into a table. */
export const droppedFields = verdicts(dropped);
/** Several fields that are unsupported for one reason, to be spread into a table. */
export const unsupportedFields = verdicts(unsupported);

/**
 * The fields of a campaign that few platforms have, dropped; to be spread above those that one has.
 */
export const rareFields = (
  platform: string,
  source: string,
): Readonly<Record<keyof typeof RARE_CAMPAIGN_FIELDS, FieldVerdict>> =>
  Object.fromEntries(
    Object.entries(RARE_CAMPAIGN_FIELDS).map(([field, reason]) => [
      field,
      dropped(reason(platform), source),
    ]),
  ) as Readonly<Record<keyof typeof RARE_CAMPAIGN_FIELDS, FieldVerdict>>;

/** A platform's answers for every entity. */
type FieldTables = { readonly [Entity in EntityKind]: FieldRules<Entity> };
type FieldAnswers = Readonly<Record<string, FieldVerdict | readonly FieldVerdict[] | SameAsWhole>>;

/** The rules of all fields, entity by entity, in the order in which the tables name the fields. */
export const fieldRules = (tables: FieldTables): readonly FieldRule[] =>
  ENTITY_KINDS.flatMap((entity) =>
    Object.entries<FieldAnswers[string]>(tables[entity]).flatMap(([field, answer]) =>
      verdictsIn(answer).map((each) => ({ entity, field, ...each })),
    ),
  );

const verdictsIn = (answer: FieldAnswers[string]): readonly FieldVerdict[] => {
  if (answer === 'sameAsWhole') return [];
  return 'support' in answer ? [answer] : answer;
};
