import type { DescField, DescMessage } from '@bufbuild/protobuf';
import type { Json } from '../../../port/attributes';

/** One member of a message in a request, at any depth. */
export interface Member {
  readonly key: string;
  readonly field: DescField;
  readonly value: Json;
  /** `mutateOperations/0/campaignOperation/create/name` */
  readonly path: string;
}

/** Every member that the description knows, parents first; unknown ones are the parser's business. */
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
