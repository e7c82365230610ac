import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  IfMatch,
  one,
  PathId,
  PutBody,
  PutRoute,
  RequireScopes,
  type ExpectedVersion,
  type Replacement,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { SplitCampaignBudget } from '../use-cases/split-campaign-budget';
import { BudgetSplitDto, SplitCampaignDto, toSplitCampaignDto } from './budget-split.dto';

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
