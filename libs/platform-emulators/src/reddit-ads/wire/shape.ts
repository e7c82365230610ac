/** What a request member may look like. Objects are closed unless they say otherwise; null is refused unless a shape is nullable. */
export type Shape =
  | { readonly is: 'text'; readonly min?: number; readonly max?: number; readonly pattern?: RegExp }
  | { readonly is: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly is: 'flag' | 'any' }
  | { readonly is: 'enum'; readonly values: readonly string[] }
  | { readonly is: 'list'; readonly item: Shape; readonly min?: number; readonly max?: number }
  | ObjectShape
  | { readonly is: 'byType'; readonly variants: Readonly<Record<string, ObjectShape>> }
  | { readonly is: 'nullable'; readonly shape: Shape };

export interface ObjectShape {
  readonly is: 'object';
  readonly members: Members;
  readonly required: readonly string[];
  /** Other members are taken as they come, as where the vendor's description leaves an object open. */
  readonly open: boolean;
}

export type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { is: 'text' };
export const textOf = (min: number, max: number): Shape => ({ is: 'text', min, max });
export const textLike = (pattern: RegExp): Shape => ({ is: 'text', pattern });
export const integer: Shape = { is: 'integer' };
export const integerFrom = (min: number, max?: number): Shape => ({
  is: 'integer',
  min,
  ...(max === undefined ? {} : { max }),
});
export const flag: Shape = { is: 'flag' };
export const any: Shape = { is: 'any' };
export const oneOf = (values: readonly string[]): Shape => ({ is: 'enum', values });
export const list = (item: Shape, max?: number, min?: number): Shape => ({
  is: 'list',
  item,
  ...(max === undefined ? {} : { max }),
  ...(min === undefined ? {} : { min }),
});
export const object = (members: Members, required: readonly string[] = []): ObjectShape => ({
  is: 'object',
  members,
  required,
  open: false,
});
export const openObject = (members: Members, required: readonly string[] = []): ObjectShape => ({
  is: 'object',
  members,
  required,
  open: true,
});
/** One of several objects, told apart by their `type`. */
export const byType = (variants: Readonly<Record<string, ObjectShape>>): Shape => ({
  is: 'byType',
  variants,
});
export const nullable = (shape: Shape): Shape => ({ is: 'nullable', shape });
