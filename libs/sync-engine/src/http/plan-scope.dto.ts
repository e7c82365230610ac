import { Flag, ListOf, Nested } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import type { PlanRequest } from '../domain/sync';
import { exampleId } from './example-id';
import { CampaignId, Platform } from './plan-fields';
import { PlanOptionsDto } from './plan-request.dto';

const shown = { includeAdGroups: true, includeKeywords: true, includeAds: true };

/** What was asked for. */
export class PlanScopeDto {
  @ListOf(Platform(), {
    maxItems: 6,
    description: 'Only these platforms; null for all.',
    example: ['google-ads'],
    clearable: true,
  })
  platforms!: readonly PlatformId[] | null;
  @ListOf(CampaignId(), {
    maxItems: 1_000,
    description: 'Only these campaigns; null for all.',
    example: [exampleId('cmp')],
    clearable: true,
  })
  campaignIds!: readonly string[] | null;
  @Flag({ description: 'Whether unchanged values are sent again.', example: false })
  force!: boolean;
  @Nested(() => PlanOptionsDto, { description: 'Which levels take part.', example: shown })
  options!: PlanOptionsDto;
}

export const exampleScope = {
  platforms: null,
  campaignIds: [exampleId('cmp')],
  force: false,
  options: shown,
};

export const toPlanScopeDto = ({
  scope: { platforms, campaignIds },
  force,
  options,
}: PlanRequest): PlanScopeDto => ({
  platforms: platforms ?? null,
  campaignIds: campaignIds ?? null,
  force,
  options,
});
