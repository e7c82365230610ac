/** What a member of a body may be. Records are closed. */
export type Shape =
  | { readonly kind: 'text' | 'flag' | 'long' | 'money' | 'facets' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'urn'; readonly types: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | RecordShape;

export interface RecordShape {
  readonly kind: 'record';
  readonly members: Members;
}
export type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { kind: 'text' };
export const flag: Shape = { kind: 'flag' };
/** A whole number: dates are epoch milliseconds. */
export const long: Shape = { kind: 'long' };
/** `{ "amount": "50.00", "currencyCode": "EUR" }`. */
export const money: Shape = { kind: 'money' };
/** Targeting facets: any facet URN with a list of entity URNs. */
export const facets: Shape = { kind: 'facets' };
export const oneOf = (values: readonly string[]): Shape => ({ kind: 'enum', values });
/** A URN of one of the types. */
export const urn = (...types: readonly string[]): Shape => ({ kind: 'urn', types });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const record = (members: Members): RecordShape => ({ kind: 'record', members });
