/** What a parameter may be (types of the vendor's own parameter lists). Closed objects refuse members they do not know. */
export type Shape =
  | { readonly type: 'text'; readonly max?: number }
  | { readonly type: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly type: 'decimal' }
  | { readonly type: 'flag' }
  | { readonly type: 'moment' }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: Shape; readonly max?: number }
  | { readonly type: 'object'; readonly members: Members; readonly required: readonly string[] }
  | { readonly type: 'map' }
  | { readonly type: 'selection' };

export type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { type: 'text' };
export const limitedText = (max: number): Shape => ({ type: 'text', max });
export const integer: Shape = { type: 'integer' };
export const unsigned: Shape = { type: 'integer', min: 0 };
export const between = (min: number, max: number): Shape => ({ type: 'integer', min, max });
export const decimal: Shape = { type: 'decimal' };
export const flag: Shape = { type: 'flag' };
/** A time: ISO 8601 or Unix seconds on the wire, milliseconds when read. */
export const moment: Shape = { type: 'moment' };
export const choice = (values: readonly string[]): Shape => ({ type: 'choice', values });
export const list = (of: Shape, max?: number): Shape =>
  max === undefined ? { type: 'list', of } : { type: 'list', of, max };
export const object = (members: Members, required: readonly string[] = []): Shape => ({
  type: 'object',
  members,
  required,
});
/** An object that is kept as it is: nothing of it is emulated. */
export const map: Shape = { type: 'map' };
/** Names of fields, with commas between them or as a list: read by `readSelection`. */
export const selection: Shape = { type: 'selection' };
export const maps: Shape = list(map);
export const texts: Shape = list(text);

/** Members of one shape, by name. */
export const all = (shape: Shape, names: string): Members =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, shape]),
  );
