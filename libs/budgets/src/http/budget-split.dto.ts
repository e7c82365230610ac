import { CampaignDto, toCampaignDto } from '@switchyard/catalog/http';
import type { ByPlatform } from '@switchyard/catalog/domain';
import { Amount, Decimal, Flag, ListOf, MapOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { SPLIT_MODES, SPLIT_WARNINGS, type SplitMode, type SplitWarning } from '../domain';
import type { BudgetSplitRequest, SplitCampaign } from '../use-cases/split-campaign-budget';

const Share = Decimal({
  min: 0,
  exclusiveMin: true,
  max: 1_000_000_000,
  maxDecimals: 6,
  description: 'In relation to the others.',
  example: 3,
});
const Part = Amount({ description: 'Per day, in major units.', example: 30 });
const warning = {
  code: 'SHARE_RAISED_TO_MINIMUM',
  platform: 'microsoft-ads',
  message: 'microsoft-ads alone would have got less than the least that a platform keeps',
};

/** Body of `PUT /campaigns/:id/budget-split`. */
export class BudgetSplitDto implements BudgetSplitRequest {
  @OneOf(SPLIT_MODES, {
    name: 'BudgetSplitMode',
    description:
      'EQUAL: the same for each. SHARES: in the ratio of `shares`. AMOUNTS: `amounts`. PERFORMANCE: by conversions per spend of the last 30 days, at least 10 % each.',
    example: 'SHARES',
  })
  mode!: SplitMode;

  @MapOf(PLATFORM_IDS, Share, {
    description: 'For SHARES: one weight per platform of the campaign.',
    example: { 'google-ads': 3, 'microsoft-ads': 1 },
    optional: true,
  })
  shares?: ByPlatform<number>;

  @MapOf(PLATFORM_IDS, Part, {
    description: 'For AMOUNTS: one per platform of the campaign; sums to the budget exactly.',
    example: { 'google-ads': 30, 'microsoft-ads': 20 },
    optional: true,
  })
  amounts?: ByPlatform<number>;

  @Flag({
    description: 'True: answers the same and changes nothing.',
    example: false,
    optional: true,
    default: false,
  })
  dry_run?: boolean;
}

/** Something to know about a split that was made. */
export class SplitWarningDto implements SplitWarning {
  @OneOf(SPLIT_WARNINGS, { description: 'Stable.', example: 'SHARE_RAISED_TO_MINIMUM' })
  code!: SplitWarning['code'];
  @OneOf(PLATFORM_IDS, { description: 'The platform it is about.', example: 'microsoft-ads' })
  platform!: PlatformId;
  @Text({ max: 1_000, description: 'For people.', example: warning.message }) message!: string;
}

/** A campaign with its new split, and what to know about it. */
export class SplitCampaignDto extends CampaignDto {
  @ListOf(Nested(() => SplitWarningDto, { description: 'One warning.', example: warning }), {
    maxItems: 12,
    description: 'What its writer should know.',
    example: [warning],
  })
  warnings!: readonly SplitWarningDto[];
}

export const toSplitCampaignDto = ({ campaign, warnings }: SplitCampaign): SplitCampaignDto => ({
  ...toCampaignDto(campaign),
  warnings,
});
