/** What a request member may look like. Null is always allowed; every object is closed. */
export type Shape =
  | { readonly is: 'text' | 'id' | 'number' | 'integer' | 'flag' }
  | { readonly is: 'enum' | 'flags'; readonly values: readonly string[] }
  | { readonly is: 'list'; readonly item: Shape }
  | { readonly is: 'object'; readonly members: Members }
  | { readonly is: 'typed'; readonly variants: readonly Variant[] };

export type Members = Readonly<Record<string, Shape>>;

/** One class of a polymorphic object: its `Type` as answered, other spellings taken, and its members besides `Type`. */
export interface Variant {
  readonly type: string;
  readonly alsoSpelled: readonly string[];
  readonly members: Members;
}

export const text: Shape = { is: 'text' };
/** A `long`: digits in a JSON string. */
export const id: Shape = { is: 'id' };
export const number: Shape = { is: 'number' };
export const integer: Shape = { is: 'integer' };
export const flag: Shape = { is: 'flag' };
export const oneOf = (values: readonly string[]): Shape => ({ is: 'enum', values });
/** A flag enum: names joined by a comma and a blank. */
export const flags = (values: readonly string[]): Shape => ({ is: 'flags', values });
export const list = (item: Shape): Shape => ({ is: 'list', item });
export const object = (members: Members): Shape => ({ is: 'object', members });
export const typed = (variants: readonly Variant[]): Shape => ({ is: 'typed', variants });
export const variant = (
  type: string,
  alsoSpelled: readonly string[],
  members: Members,
): Variant => ({ type, alsoSpelled, members });
