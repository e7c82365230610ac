import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AnyToken,
  CallerParam,
  GetRoute,
  IdOf,
  ListOf,
  Nested,
  ok,
  one,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { type Caller, type Scope, SCOPES } from '@switchyard/kernel';
import { type Environment, ENVIRONMENTS, PLAN_IDS, type PlanId } from '../domain';
import { type CallerDescription, DescribeCaller } from '../use-cases/describe-caller';

class PlanDto {
  @OneOf(PLAN_IDS, { description: 'The plan.', example: 'pro' }) id!: PlanId;
  @Text({ max: 100, description: 'A name for people.', example: 'Pro' }) name!: string;
}

class AlertCountDto {
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Alerts that the caller has not read.',
    example: 0,
  })
  unread!: number;
}

class AllowanceDto {
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Requests per minute of this token.',
    example: 60,
  })
  perMinute!: number;
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Requests per day (UTC) of the account; 0 is unlimited.',
    example: 10_000,
  })
  perDay!: number;
  @WholeNumber({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Requests of the account since midnight (UTC), this one included.',
    example: 1,
  })
  usedToday!: number;
  @Timestamp({ description: 'When the next day begins.', example: '2026-02-01T00:00:00Z' })
  resetsAt!: string;
}

/** Who a token speaks for. */
class MeDto {
  @IdOf('usr', { description: 'The user.', example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  uid!: string;
  @Text({ max: 320, description: 'The e-mail address.', example: 'ada@example.com' })
  email!: string;
  @IdOf('acc', {
    description: 'The account that owns the Space.',
    example: 'acc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  accountId!: string;
  @Nested(() => PlanDto, {
    description: 'The plan of that account.',
    example: { id: 'pro', name: 'Pro' },
  })
  plan!: PlanDto;
  @ListOf(OneOf(SCOPES, { description: 'A scope.', example: 'campaigns:read' }), {
    maxItems: 13,
    description: 'What the token may do.',
    example: ['campaigns:read'],
  })
  scopes!: readonly Scope[];
  @Text({
    max: 64,
    description: 'IANA zone of the account, for its days and months.',
    example: 'Europe/Berlin',
  })
  timeZone!: string;
  @Text({ min: 3, max: 3, description: 'ISO 4217 of the account.', example: 'EUR' })
  currency!: string;
  @OneOf(ENVIRONMENTS, { description: 'The environment.', example: 'test' })
  environment!: Environment;
  @IdOf('spc', {
    description: 'The Space of this request.',
    example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  spaceId!: string;
  @Nested(() => AlertCountDto, {
    description: 'Alerts of the account.',
    example: { unread: 0 },
  })
  alerts!: AlertCountDto;
  @Nested(() => AllowanceDto, {
    description: 'What requests are counted against, in the account that the token was made in.',
    example: { perMinute: 60, perDay: 10_000, usedToday: 1, resetsAt: '2026-02-01T00:00:00Z' },
  })
  allowance!: AllowanceDto;
}

const toMeDto = (described: CallerDescription): MeDto => ({
  ...described,
  allowance: {
    ...described.allowance,
    resetsAt: described.allowance.resetsAt.toISOString(),
  },
});

@ApiTags('Start here')
@Controller('api/v1')
export class StartHereController {
  constructor(private readonly describe: DescribeCaller) {}

  @GetRoute('me', {
    operationId: 'getMe',
    summary: 'Introspect the current token',
    description:
      'User, account, plan, scopes and allowance of the token. Needs no scope: it shows whether a token works.',
    answers: one(MeDto),
  })
  @AnyToken()
  async me(@CallerParam() caller: Caller) {
    return ok(toMeDto(await this.describe.execute(caller)));
  }
}
