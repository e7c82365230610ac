import { IdOf, Timestamp, WholeNumber, type Field } from '@switchyard/http-kit';
import type { IdPrefix } from '@switchyard/kernel';

const SUFFIX = '_01kb4wq6m3e0sv5mwzq8a7h2rd';

/** An id as examples show it. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}${SUFFIX}`;

/** The members that every record has. */
export const OwnId = (prefix: IdPrefix, description: string): Field =>
  IdOf(prefix, { description, example: exampleId(prefix) });
export const SpaceId = (): Field =>
  IdOf('spc', { description: 'The Space that it lives in.', example: exampleId('spc') });
export const CreatedAt = (): Field =>
  Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' });
export const UpdatedAt = (): Field =>
  Timestamp({ description: 'When a caller last changed it.', example: '2026-11-21T09:00:00.000Z' });
export const Version = (): Field =>
  WholeNumber({
    min: 1,
    max: 2_147_483_647,
    description: '+1 with every change of what a caller can write; the ETag.',
    example: 1,
  });

/** In an item of a bulk PATCH, where If-Match cannot say it. */
export const ItemVersion = (): Field =>
  WholeNumber({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description:
      'The version that was read: the item fails with PRECONDITION_FAILED when the record has changed since.',
    example: 3,
  });
