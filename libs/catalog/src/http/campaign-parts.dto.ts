import { Flag, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import {
  MATCH_TYPES,
  type Declarations,
  type MatchType,
  type NegativeKeywordEntry,
  type Networks,
} from '../domain';

/** Where ads of a search network show. */
export class NetworksDto implements Partial<Networks> {
  @Flag({
    description: 'Result pages of the network itself.',
    example: true,
    optional: true,
    default: true,
  })
  search?: boolean;
  @Flag({
    description: 'Result pages of its partners.',
    example: false,
    optional: true,
    default: false,
  })
  searchPartners?: boolean;
  @Flag({ description: 'Other websites.', example: false, optional: true, default: false })
  display?: boolean;
}

/** A search that the campaign must not show on. */
export class NegativeKeywordDto implements NegativeKeywordEntry {
  @Text({ max: 80, description: 'The words.', example: 'free' }) text!: string;
  @OneOf(MATCH_TYPES, { description: 'How close a search must be.', example: 'PHRASE' })
  matchType!: MatchType;
}

export class AdvertiserIdentityDto {
  @Text({ max: 255, description: 'Who pays.', example: 'Runner’s Corner Ltd', optional: true })
  payer?: string;
  @Text({
    max: 255,
    description: 'Whom the ads are for.',
    example: 'Runner’s Corner Ltd',
    optional: true,
  })
  beneficiary?: string;
}

/** What laws and platforms want to be told. */
export class DeclarationsDto implements Declarations {
  @OneOf(['NONE', 'POLITICAL'], {
    description: 'Whether the ads are political.',
    example: 'NONE',
    optional: true,
  })
  politicalAdvertising?: 'NONE' | 'POLITICAL';
  @ListOf(Text({ max: 64, description: 'A category.', example: 'HOUSING' }), {
    maxItems: 20,
    description: 'Special ad categories.',
    example: ['HOUSING'],
    optional: true,
  })
  specialAdCategories?: readonly string[];
  @Nested(() => AdvertiserIdentityDto, {
    description: 'Who stands behind the ads.',
    example: { payer: 'Runner’s Corner Ltd' },
    optional: true,
  })
  advertiserIdentity?: AdvertiserIdentityDto;
}
