import type { Attributes, Json } from '@switchyard/platforms/domain';
import { sameField, sameJson } from '../basis/canonical-json';
import type {
  Address,
  Binding,
  FieldChange,
  PlannedChange,
  PlanWarning,
  UnboundObject,
} from './plan';

/**
 * An update of ours that was sent and never answered: what it asked for may be there, and then this
 * update put it there.
 */
export interface UnansweredUpdate {
  readonly address: Address;
  readonly remoteId: string;
  readonly fields: readonly Pick<FieldChange, 'field' | 'after'>[];
}

/** Whether a value that was seen is what one of them asked for. */
export const wasRequested = (
  unanswered: readonly UnansweredUpdate[],
  { id }: Pick<Address, 'id'>,
  field: string,
  seen: Json,
): boolean =>
  unanswered.some(
    ({ address, fields }) =>
      address.id === id && fields.some((one) => one.field === field && sameField(one.after, seen)),
  );

/** Whether nothing of it is to be seen. */
export const isNotToBeSeen = ({ fields }: UnansweredUpdate, seen: Attributes): boolean =>
  fields.every(({ field, after }) => !sameField(seen[field], after));

/** What an object shows of an update of ours that was sent and never answered. */
export type Trace = 'done' | 'ours' | 'strange';

/**
 * `done`: every field has its new value. `ours`: each has its old or its new one, so at most our
 * own update was half done and it may be sent again. `strange`: the object was edited by another
 * writer.
 */
export const traceOf = (change: PlannedChange, observed: Attributes): Trace => {
  const touched = new Map(change.fields.map((field) => [field.field, field]));
  const rest = Object.keys({ ...change.after, ...observed }).filter((field) => !touched.has(field));
  if (rest.some((field) => !sameField(observed[field], change.after?.[field]))) return 'strange';
  const fields = [...touched.values()];
  if (fields.every(({ field, after }) => sameField(observed[field], after))) return 'done';
  return fields.every(
    ({ field, before, after }) =>
      sameField(observed[field], after) || sameField(observed[field], before),
  )
    ? 'ours'
    : 'strange';
};

/** What arrived of an update whose object another writer edited since. */
export const arrivedFields = (
  { fields }: PlannedChange,
  observed: Attributes,
): PlannedChange['fields'] =>
  fields.filter(
    ({ field, before, after }) => sameField(observed[field], after) && !sameField(before, after),
  );

/** Fields of a found object that are not yet what was to be made. */
export const unfinishedFields = (after: Attributes, observed: Attributes): readonly string[] =>
  Object.keys({ ...after, ...observed })
    .filter((field) => !sameField(observed[field], after[field]))
    .sort();

/** Those of them that another writer set since: what was only not sent yet looks otherwise. */
export const strangeFields = (after: Attributes, observed: Attributes): readonly string[] =>
  unfinishedFields(after, observed).filter((field) => !isPartOf(observed[field], after[field]));

/**
 * The binding of an object whose create got no answer, as if the answer had arrived. Without a
 * record of the create the sent values are unknown, so every difference from the desired state is
 * drift.
 */
export const recoveredCreate = ({
  applied,
  attributes,
  isUnrecorded,
  ...unboundObject
}: UnboundObject): Binding => ({
  ...unboundObject,
  applied: isUnrecorded ? applied : asFarAsMade(applied, attributes),
  state: 'ready',
});

/** How an object was found that the plan binds, in the words of its change. */
export const FOUND_REASONS = {
  lost: 'An earlier attempt created the object, and its answer was lost.',
  unrecorded:
    'The object has our mark, and no create of it is recorded here. It is linked, not created again.',
} as const;
export type FoundBy = keyof typeof FOUND_REASONS;

/** Reported for each object that was found without a record of its create. */
export const foundOurs = ({ address }: Pick<UnboundObject, 'address'>): PlanWarning => ({
  code: 'FOUND_OURS',
  field: '',
  message:
    'The platform has this object with our mark, and no create of it is recorded here. It is linked, not created a second time. Differences from the local values are drift.',
  address,
});

/**
 * What counts as last applied of an object whose creation stopped short. What may just not have
 * been sent of it counts as never applied, so that it is sent; any other difference was made by
 * another writer since, and is drift.
 */
export const asFarAsMade = (applied: Attributes, seen: Attributes): Attributes => {
  const base: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(applied), ...Object.keys(seen)])) {
    base[field] = (isPartOf(seen[field], applied[field]) ? seen[field] : applied[field]) ?? null;
  }
  return base;
};

/**
 * What a create can have set of an object that is found: some platforms take an object's parts in
 * requests of their own, and show `untilSent` (their own defaults) before. What still looks so
 * counts as not sent yet, and not as an edit.
 */
export const asFarAsSent = (
  after: Attributes,
  observed: Attributes,
  untilSent: Attributes = {},
): Attributes => {
  const open = Object.entries(untilSent).filter(
    ([field, value]) => field in after && sameField(observed[field], value),
  );
  return open.length === 0 ? after : { ...after, ...Object.fromEntries(open) };
};

/**
 * True when a creation that stopped short can leave this value of what was to be made: nothing,
 * some members of a list, the whole, or what is still a draft. Any other value comes from another
 * writer.
 */
export const isPartOf = (seen: Json | undefined, whole: Json | undefined): boolean => {
  if (seen === undefined || seen === null || seen === 'DRAFT') return true;
  if (isList(seen)) {
    return isList(whole) && seen.every((one) => whole.some((other) => sameJson(one, other)));
  }
  if (typeof seen === 'object' && typeof whole === 'object' && whole !== null && !isList(whole)) {
    return Object.entries(seen).every(([member, value]) => isPartOf(value, whole[member]));
  }
  return sameJson(seen, whole);
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
