import type { Attributes } from '../../port/attributes';

/** Typed attributes as the port carries them. */
export const asAttributes = (held: object): Attributes => held as Attributes;
