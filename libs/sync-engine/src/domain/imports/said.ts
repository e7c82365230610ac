import type { Json } from '@switchyard/platforms';

type Members = { readonly [member: string]: Json };

/** The members of a value; undefined when it is no object. */
export const membersOf = (value: Json | undefined): Members | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Members)
    : undefined;

/** The items of a list, each an object; undefined when it is no such list. */
export const rowsOf = (value: Json): readonly Members[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const rows = (value as readonly Json[]).map(membersOf);
  return rows.every((row) => row !== undefined) ? rows : undefined;
};

/** The same object without members that are null: absent is how our catalog says "not set". */
export const withoutNulls = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

export const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== '';

export const isAmount = (value: Json | undefined): value is number =>
  typeof value === 'number' && value > 0;

/** One of the words that our catalog knows. */
export const isOneOf = <Word extends string>(
  words: readonly Word[],
  value: Json | undefined,
): value is Word => words.includes(value as Word);
