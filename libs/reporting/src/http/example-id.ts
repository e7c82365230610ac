import type { IdPrefix } from '@switchyard/kernel';

/** An id as examples show it. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}_01kb4wq6m3e0sv5mwzq8a7h2rd`;
