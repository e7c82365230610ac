import type { Json } from '@switchyard/platforms';

type Members = { readonly [member: string]: Json };

/** True exactly when the RFC 8785 texts would be equal; much cheaper than making them. Arrays compare in order. */
export const sameJson = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (isList(one)) return isList(other) && sameLists(one, other);
  return !isList(other) && sameMembers(one, other);
};

/** The same for one field of an object, where absent and null both mean "not set". */
export const sameField = (one: Json | undefined, other: Json | undefined): boolean =>
  sameJson(one ?? null, other ?? null);

const isList = (value: readonly Json[] | Members): value is readonly Json[] => Array.isArray(value);

const sameLists = (one: readonly Json[], other: readonly Json[]): boolean =>
  one.length === other.length && one.every((value, index) => sameJson(value, other[index]));

const sameMembers = (one: Members, other: Members): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => sameJson(one[name], other[name]))
  );
};
