import {
  type Field,
  IdOf,
  ListOf,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { type IdPrefix, PLATFORM_IDS } from '@switchyard/kernel';
import { ENTITY_KINDS } from '@switchyard/platforms/domain';

/** Fields that plans, syncs and their parts have in common. */
export const Platform = (description = 'The ad platform.'): Field =>
  OneOf(PLATFORM_IDS, { description, example: 'google-ads' });
/** Every platform that a finding or a warning holds for. */
export const Platforms = (description = 'Platforms that it holds for.'): Field =>
  ListOf(OneOf(PLATFORM_IDS, { description: 'A platform.', example: 'google-ads' }), {
    maxItems: PLATFORM_IDS.length,
    unique: true,
    description,
    example: ['google-ads', 'microsoft-ads'],
  });
export const CampaignId = (description = 'The campaign.'): Field =>
  IdOf('cmp', { description, example: exampleId('cmp') });
export const Entity = (): Field =>
  OneOf(ENTITY_KINDS, { description: 'What kind of object it is.', example: 'adGroup' });
export const ObjectId = (): Field =>
  Text({ max: 64, description: 'Our id of the object.', example: exampleId('adg') });
export const Count = (description: string, example = 0): Field =>
  WholeNumber({ min: 0, max: MANY, description, example });
export const Moment = (description: string): Field =>
  Timestamp({ description, example: EXAMPLE_TIME });
export const MaybeMoment = (description: string): Field =>
  Timestamp({ description, example: EXAMPLE_TIME, clearable: true });
export const MaybeHash = (description: string): Field =>
  Text({
    min: 64,
    max: 64,
    pattern: A_HASH,
    form: A_HASH_FORM,
    description,
    example: EXAMPLE_HASH,
    clearable: true,
  });

/** A well-formed id for examples. */
export const exampleId = (prefix: IdPrefix): string => `${prefix}_01kb4wq6m3e0sv5mwzq8a7h2rd`;

export const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const EXAMPLE_TIME = '2026-11-21T09:00:00.000Z';
export const A_HASH = /^[0-9a-f]{64}$/;
export const A_HASH_FORM = 'the 64 hexadecimal characters that a preview returned';
/** Nothing we count reaches this. */
export const MANY = 1_000_000_000;
