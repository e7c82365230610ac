import type { DescField, DescMessage } from '@bufbuild/protobuf';
import type { Json } from '../../../port/attributes';
import type { HasBehaviour } from './behaviour';
import { isObject, messageOf } from './members';

/** An `update` beside its `updateMask`: paths that lead nowhere or to what cannot change, and values that no path covers (Google would ignore them). */
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
