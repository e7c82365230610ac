import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  type ExpectedVersion,
  GetRoute,
  IfMatch,
  one,
  PutBody,
  PutRoute,
  type Replacement,
  RequireScopes,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ReadAccountBudget, SetAccountBudget } from '../use-cases/manage-account-budget';
import { BudgetDto, SetBudgetDto, toBudgetDto, toBudgetSettings } from './account-budget.dto';

@ApiTags('Budget and Emergency Brake')
@Controller('api/v1/budget')
export class AccountBudgetController {
  constructor(
    private readonly readAccountBudget: ReadAccountBudget,
    private readonly setAccountBudget: SetAccountBudget,
  ) {}

  @GetRoute('', {
    operationId: 'getBudget',
    summary: 'Get the budget of the account',
    description:
      'The same in all Spaces of the account; for users of the account only. Before the first write: no amount, version 0, and what protects switched on.',
    answers: one(BudgetDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:read')
  async get(@CallerParam() caller: Caller, @AnswerParam() answer: Answer) {
    return answer.one(toBudgetDto(await this.readAccountBudget.execute(caller)));
  }

  @PutRoute('', {
    operationId: 'setBudget',
    summary: 'Set the budget of the account',
    description:
      'What is left out returns to its default. Lowering protection (brake off, a higher budget, threshold or campaign amount, another period, currency or lower rate) also needs the scope sync:write. The same again changes nothing, not even `version`.',
    answers: one(BudgetDto),
    body: SetBudgetDto,
    errors: ['ROLE_TOO_LOW', 'NOT_FOUND'],
  })
  @RequireScopes('campaigns:write')
  async set(
    @CallerParam() caller: Caller,
    @IfMatch() expected: ExpectedVersion,
    @PutBody() body: Replacement<SetBudgetDto>,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toBudgetDto(
        await this.setAccountBudget.execute(caller, expected, (current) =>
          toBudgetSettings(body(toBudgetDto(current)), current.budget),
        ),
      ),
    );
  }
}
