import { type Field, IdOf, OneOf, Timestamp, WholeNumber } from '@switchyard/http-kit';
import type { IdPrefix } from '@switchyard/kernel';
import { CONSENTS, type ConsentSignal, type ConsentState } from '../domain';

/** An id as examples show it. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}_01kb4wq6m3e0sv5mwzq8a7h2rd`;

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

/** What a person agreed to. `UNKNOWN` goes out as denied. */
export class ConsentSignalDto implements ConsentSignal {
  @OneOf(CONSENTS, {
    name: 'Consent',
    description: 'To send their data to platforms.',
    example: 'GRANTED',
    optional: true,
  })
  ad_user_data?: ConsentState;
  @OneOf(CONSENTS, { description: 'To personalise ads.', example: 'DENIED', optional: true })
  ad_personalization?: ConsentState;
}
