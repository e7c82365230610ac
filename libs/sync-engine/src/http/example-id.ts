import type { IdPrefix } from '@switchyard/kernel';

/** A well-formed id for examples. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}_01kb4wq6m3e0sv5mwzq8a7h2rd`;

export const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const EXAMPLE_TIME = '2026-11-21T09:00:00.000Z';
export const A_HASH = /^[0-9a-f]{64}$/;
export const A_HASH_FORM = 'the 64 hexadecimal characters that a preview returned';
/** Nothing we count reaches this. */
export const MANY = 1_000_000_000;
