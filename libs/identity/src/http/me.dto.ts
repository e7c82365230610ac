import { IdOf, ListOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { SCOPES, type Scope } from '@switchyard/kernel';
import { ENVIRONMENTS, PLAN_IDS, type Environment, type PlanId } from '../domain';

export class PlanDto {
  @OneOf(PLAN_IDS, { description: 'The plan.', example: 'pro' }) id!: PlanId;
  @Text({ max: 100, description: 'Its name for people.', example: 'Pro' }) name!: string;
}

export class AlertCountDto {
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Alerts that the caller has not read.',
    example: 0,
  })
  unread!: number;
}

/** Who a token speaks for. */
export class MeDto {
  @IdOf('usr', { description: 'The user.', example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  uid!: string;
  @Text({ max: 320, description: 'The e-mail address of the user.', example: 'ada@example.com' })
  email!: string;
  @IdOf('acc', {
    description: 'The account that owns the Space of this request.',
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
    description: 'IANA zone of the account: its days and months start there.',
    example: 'Europe/Berlin',
  })
  timeZone!: string;
  @Text({ min: 3, max: 3, description: 'ISO 4217 currency of the account.', example: 'EUR' })
  currency!: string;
  @OneOf(ENVIRONMENTS, { description: 'The environment of this deployment.', example: 'test' })
  environment!: Environment;
  @IdOf('spc', {
    description: 'The Space of this request.',
    example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  spaceId!: string;
  @Nested(() => AlertCountDto, {
    description: 'The alert feed of the account.',
    example: { unread: 0 },
  })
  alerts!: AlertCountDto;
}
