import {
  type DescExtension,
  type DescField,
  type DescMessage,
  type FileRegistry,
  getExtension,
} from '@bufbuild/protobuf';
import type { Json } from '../../../port/attributes';

/**
 * An `update` beside its `updateMask`: paths that lead nowhere or to what cannot change, and values
 * that no path covers (Google would ignore them).
 */
export const maskFaults = (
  resource: DescMessage,
  update: Json,
  mask: Json | undefined,
  has: HasBehaviour,
): readonly string[] => {
  const paths = typeof mask === 'string' && mask !== '' ? mask.split(',') : [];
  if (paths.length === 0) return ['an update without an update mask'];
  const uncovered = leaves(update).filter(
    (leaf) =>
      leaf !== 'resourceName' &&
      !paths.some((path) => isWithin(leaf, path) || isWithin(path, leaf)),
  );
  return [
    ...paths.flatMap((path) => pathFaults(resource, path, has)),
    ...uncovered.map((leaf) => `${leaf} is sent but not in the update mask`),
  ];
};

const pathFaults = (resource: DescMessage, path: string, has: HasBehaviour): readonly string[] => {
  const fields = fieldsAlong(resource, path.split('.'));
  if (!fields) return [`the update mask names ${path}, which ${resource.typeName} does not have`];
  const fixed = fields.find((field) => has(field, 'IMMUTABLE') || has(field, 'OUTPUT_ONLY'));
  return fixed ? [`the update mask names ${path}, and ${fixed.name} cannot be changed`] : [];
};

/** Undefined when a name on the way is unknown. */
const fieldsAlong = (
  message: DescMessage,
  [name, ...rest]: readonly string[],
): readonly DescField[] | undefined => {
  const field = message.fields.find(({ jsonName }) => jsonName === name);
  if (!field || rest.length === 0) return field && [field];
  const inside = field.fieldKind === 'message' ? messageOf(field) : undefined;
  const further = inside && fieldsAlong(inside, rest);
  return further && [field, ...further];
};

/** An empty message stands for its members being cleared, so a path into it covers it. */
const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`);

/** A list counts as one value: masks cannot look into it. */
const leaves = (value: Json, at = ''): readonly string[] =>
  isObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, member]) => leaves(member, at ? `${at}.${key}` : key))
    : [at];

/** One member of a message in a request, at any depth. */
export interface Member {
  readonly key: string;
  readonly field: DescField;
  readonly value: Json;
  /** `mutateOperations/0/campaignOperation/create/name` */
  readonly path: string;
}

/**
 * Every member that the description knows, parents first; unknown ones are the parser's business.
 */
export function* members(message: DescMessage, value: Json, at = ''): Iterable<Member> {
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const field = message.fields.find(({ name, jsonName }) => key === jsonName || key === name);
    if (!field) continue;
    yield { key, field, value: member, path: `${at}${key}` };
    const inside = messageOf(field);
    if (inside) yield* membersInside(inside, member, `${at}${key}`);
  }
}

function* membersInside(message: DescMessage, value: Json, path: string): Iterable<Member> {
  if (!isList(value)) return yield* members(message, value, `${path}/`);
  for (const [index, one] of value.entries()) yield* members(message, one, `${path}/${index}/`);
}

/** The message that a field holds one or many of; undefined for plain values. */
export const messageOf = (field: DescField): DescMessage | undefined =>
  field.fieldKind === 'map' ? undefined : field.message;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json | undefined): value is { readonly [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of every query that we make: no ORDER BY, no LIMIT, no PARAMETERS. */
const QUERY = /^SELECT (.+?) FROM ([a-z_]+)(?: WHERE (.+))?$/;
const FIELD = /(?<![\w'.])[a-z_]+(?:\.[a-z_0-9]+)+/g;
const COMPARED = /([a-z_]+(?:\.[a-z_0-9]+)+) (?:!=|=|IN) (\('[^)]*'\)|'(?:[^'\\]|\\.)*')/g;

/**
 * What is wrong with a GAQL query: names that a row does not have, and words that an enum does not
 * know.
 */
export const queryFaults = (row: DescMessage, query: string): readonly string[] => {
  const [, selected, from, where = ''] = QUERY.exec(query) ?? [];
  if (!selected || !from) return [`a query of another form: ${query.slice(0, 80)}`];
  const wanted = selected.split(', ');
  return [
    ...(fieldAt(row, [from]) ? [] : [`no resource ${from}`]),
    ...wanted.flatMap((name) => selectFaults(row, name)),
    ...(withoutTexts(where).match(FIELD) ?? [])
      .filter((name) => !fieldAt(row, name.split('.')))
      .map((name) => `no field ${name}`),
    ...[...where.matchAll(COMPARED)].flatMap(([, name = '', words = '']) =>
      wordFaults(row, name, words),
    ),
  ];
};

/**
 * Messages that Google's list of fields names only whole: the protos cannot tell them from those
 * whose members are listed.
 */
const WHOLE = new Set(
  ['AdTextAsset', 'AdImageAsset', 'AdVideoAsset', 'AdCallToActionAsset'].map(
    (name) => `google.ads.googleads.v25.common.${name}`,
  ),
);

const isWhole = (field: DescField): boolean =>
  field.fieldKind === 'list' || WHOLE.has(messageOf(field)?.typeName ?? '');

/**
 * A single message cannot be selected, its members can; lists of messages and the assets of ads
 * come whole, and their members cannot.
 */
const selectFaults = (row: DescMessage, name: string): readonly string[] => {
  const path = name.split('.');
  const field = fieldAt(row, path);
  if (!field) return [`no field ${name}`];
  if (path.some((_, index) => index > 0 && isWhole(fieldAt(row, path.slice(0, index))!))) {
    return [`${name} is inside what comes whole`];
  }
  return field.fieldKind === 'message' && !isWhole(field)
    ? [`${name} is a message: only its members can be selected`]
    : [];
};

const wordFaults = (row: DescMessage, name: string, words: string): readonly string[] => {
  const field = fieldAt(row, name.split('.'));
  const known = field?.enum?.values.map((value) => value.name);
  if (!known) return [];
  return [...words.matchAll(/'([^']*)'/g)]
    .map(([, word = '']) => word)
    .filter((word) => !known.includes(word))
    .map((word) => `${name} knows no ${word}`);
};

const fieldAt = (
  message: DescMessage,
  [name, ...rest]: readonly string[],
): DescField | undefined => {
  const field = message.fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return field;
  const inside = messageOf(field);
  return inside && fieldAt(inside, rest);
};

/** Texts in a condition may look like fields ("www.example.com"). */
const withoutTexts = (where: string): string => where.replace(/'(?:[^'\\]|\\.)*'/g, "''");

/** google.api.FieldBehavior, as field_behavior.proto numbers it. */
const BEHAVIOURS = { OUTPUT_ONLY: 3, IMMUTABLE: 5 } as const;
export type Behaviour = keyof typeof BEHAVIOURS;

/** Whether Google says of a field that only answers hold it, or that it cannot change once made. */
export type HasBehaviour = (field: DescField, behaviour: Behaviour) => boolean;

export const behavioursOf = (registry: FileRegistry): HasBehaviour => {
  const annotation = registry.getExtension('google.api.field_behavior');
  if (!annotation) throw new Error('The description has no google.api.field_behavior');
  return (field, behaviour) => behaviourValues(field, annotation).includes(BEHAVIOURS[behaviour]);
};

const behaviourValues = ({ proto }: DescField, annotation: DescExtension): readonly number[] =>
  proto.options ? (getExtension(proto.options, annotation) as unknown as readonly number[]) : [];
