import { REVIEWED_ENTITIES, type Disapproval, type ReviewedEntity } from '@switchyard/catalog';
import { IdOf, ListOf, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { exampleId } from './example-id';

const STATUSES = ['DISAPPROVED', 'LIMITED'] as const;

/** An ad or keyword that a platform does not let serve, or not everywhere. */
export class DisapprovalDto {
  @OneOf(REVIEWED_ENTITIES, { description: 'What it is.', example: 'ad' }) entity!: ReviewedEntity;
  @Text({ max: 30, description: 'The ad or keyword.', example: exampleId('ad') }) id!: string;
  @IdOf('cmp', { description: 'Its campaign.', example: exampleId('cmp') }) campaignId!: string;
  @OneOf(PLATFORM_IDS, { description: 'The platform that decided.', example: 'google-ads' })
  platform!: PlatformId;
  @OneOf(STATUSES, {
    description: 'DISAPPROVED: it does not serve. LIMITED: not everywhere, or not to everybody.',
    example: 'DISAPPROVED',
  })
  reviewStatus!: string;
  @ListOf(Text({ max: 500, description: 'One reason.', example: 'TRADEMARK' }), {
    maxItems: 100,
    description: 'Why, in the words of the platform.',
    example: ['TRADEMARK'],
  })
  reasons!: readonly string[];
  @ListOf(Text({ max: 64, description: 'One market.', example: 'DE' }), {
    maxItems: 300,
    description: 'Where it counts; empty where the platform does not say.',
    example: ['DE'],
  })
  affectedMarkets!: readonly string[];
}

export const toDisapprovalDto = ({
  entity,
  id,
  campaignId,
  platform,
  status,
  reasons,
  affectedMarkets,
}: Disapproval): DisapprovalDto => ({
  entity,
  id,
  campaignId,
  platform,
  reviewStatus: status,
  reasons,
  affectedMarkets,
});
