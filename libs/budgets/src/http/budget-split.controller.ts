import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ByPlatform } from '@switchyard/catalog/domain';
import { CampaignDto, toCampaignDto } from '@switchyard/catalog/http';
import {
  Amount,
  Answer,
  AnswerParam,
  CallerParam,
  Decimal,
  type ExpectedVersion,
  Flag,
  IfMatch,
  ListOf,
  MapOf,
  Nested,
  one,
  OneOf,
  PathId,
  PutBody,
  PutRoute,
  type Replacement,
  RequireScopes,
  Text,
} from '@switchyard/http-kit';
import { type Caller, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { SPLIT_MODES, SPLIT_WARNINGS, type SplitMode, type SplitWarning } from '../domain';
import {
  type BudgetSplitRequest,
  type SplitCampaign,
  SplitCampaignBudget,
} from '../use-cases/split-campaign-budget';

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
class BudgetSplitDto implements BudgetSplitRequest {
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
class SplitWarningDto implements SplitWarning {
  @OneOf(SPLIT_WARNINGS, { description: 'Stable.', example: 'SHARE_RAISED_TO_MINIMUM' })
  code!: SplitWarning['code'];
  @OneOf(PLATFORM_IDS, { description: 'The platform it is about.', example: 'microsoft-ads' })
  platform!: PlatformId;
  @Text({ max: 1_000, description: 'For people.', example: warning.message }) message!: string;
}

/** A campaign with its new split, and what to know about it. */
class SplitCampaignDto extends CampaignDto {
  @ListOf(Nested(() => SplitWarningDto, { description: 'One warning.', example: warning }), {
    maxItems: 12,
    description: 'What its writer should know.',
    example: [warning],
  })
  warnings!: readonly SplitWarningDto[];
}

const toSplitCampaignDto = ({ campaign, warnings }: SplitCampaign): SplitCampaignDto => ({
  ...toCampaignDto(campaign),
  warnings,
});

@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class BudgetSplitController {
  constructor(private readonly splitCampaignBudget: SplitCampaignBudget) {}

  @PutRoute(':id/budget-split', {
    operationId: 'setBudgetSplit',
    summary: 'Split the budget over the platforms',
    description:
      'Writes `_platformBudgets`, rounded to the minor unit, each at least one; the first of `platforms` gets the remainder, so that they sum to the budget exactly. The same again changes nothing, not even `version`. Stored here only; a sync sends it.',
    answers: one(SplitCampaignDto),
    body: BudgetSplitDto,
    errors: ['BUDGET_TOO_SMALL', 'NO_PERFORMANCE_DATA', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('campaigns:write')
  async set(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @IfMatch() expected: ExpectedVersion,
    @PutBody() body: Replacement<BudgetSplitDto>,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toSplitCampaignDto(
        await this.splitCampaignBudget.execute(caller, id, expected, () => body({})),
      ),
    );
  }
}
