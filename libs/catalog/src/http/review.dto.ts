import { ListOf, MapOf, Nested, OneOf, Text, type Field } from '@switchyard/http-kit';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { REVIEW_STATUSES, type Review, type ReviewStatus } from '../domain';

const example = { status: 'APPROVED', reasons: [], affectedMarkets: [] };

/** What one platform decided about an ad or keyword. */
export class ReviewDto implements Review {
  @OneOf(REVIEW_STATUSES, { description: 'The verdict.', example: 'APPROVED' })
  status!: ReviewStatus;
  @ListOf(Text({ max: 500, description: 'One reason.', example: 'TRADEMARK' }), {
    maxItems: 100,
    description: 'Why, in the words of the platform.',
    example: [],
  })
  reasons!: readonly string[];
  @ListOf(Text({ max: 64, description: 'One market.', example: 'DE' }), {
    maxItems: 300,
    description: 'Where it counts.',
    example: [],
  })
  affectedMarkets!: readonly string[];
}

/** The reviews of a record, per platform. */
export const Reviews = (): Field =>
  MapOf(
    PLATFORM_IDS,
    Nested(() => ReviewDto, { description: 'One platform.', example }),
    { description: 'What each platform decided about it.', example: { 'google-ads': example } },
  );
