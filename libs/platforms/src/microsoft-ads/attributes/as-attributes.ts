import type { Attributes, Json } from '../../port/attributes';

/** The same value, seen as the JSON it is: optional members that are absent stay absent. */
export const asAttributes = (value: object): Attributes =>
  value as { readonly [field: string]: Json };

/** The same attributes, seen as what this connector made of them: `apply` only gets what `normalise` or `read` answered. */
export const attributesAs = <Shape>(attributes: Attributes): Shape => attributes as Shape;
