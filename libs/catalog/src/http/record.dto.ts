import { type Field, IdOf, ListOf, Text, Timestamp, WholeNumber } from '@switchyard/http-kit';
import type { IdPrefix } from '@switchyard/kernel';

const SUFFIX = '_01kb4wq6m3e0sv5mwzq8a7h2rd';

/** An id as examples show it. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}${SUFFIX}`;

/** The members that every record has. */
export const OwnId = (prefix: IdPrefix, description: string): Field =>
  IdOf(prefix, { description, example: exampleId(prefix) });
export const SpaceId = (): Field =>
  IdOf('spc', { description: 'Its Space.', example: exampleId('spc') });
export const CreatedAt = (): Field =>
  Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' });
export const UpdatedAt = (): Field =>
  Timestamp({ description: 'Last change by a caller.', example: '2026-11-21T09:00:00.000Z' });
export const Version = (): Field =>
  WholeNumber({
    min: 1,
    max: 2_147_483_647,
    description: 'The ETag; +1 with every change by a caller.',
    example: 1,
  });

/** The caller's own key of an object: files and clients find it again by this, and need no state. */
export const ExternalKey = (unique: string): Field =>
  Text({
    max: 128,
    description: `Your own key, unique ${unique}; case counts. Sent to no platform; a change needs no sync.`,
    example: 'spring/brand',
    optional: true,
    clearable: true,
  });

/** In the query of a list. */
export const ExternalKeyFilter = (): Field =>
  Text({
    max: 128,
    description: 'Only with exactly this `externalKey`; case counts.',
    example: 'spring/brand',
    optional: true,
  });

/** In an item of a bulk PATCH, where If-Match cannot say it. */
export const ItemVersion = (): Field =>
  WholeNumber({
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'The version read; PRECONDITION_FAILED when the record changed since.',
    example: 3,
  });

/** Body of every `POST /…/bulk-delete`. */
export class BulkDeleteDto {
  @ListOf(Text({ max: 64, description: 'One id.', example: exampleId('kwd') }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'Independent of each other.',
    example: [exampleId('kwd')],
  })
  ids!: readonly string[];
}
