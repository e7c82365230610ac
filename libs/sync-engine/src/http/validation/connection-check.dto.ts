import { Flag, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import type { CheckFinding, CheckResult, PlatformAccount } from '@switchyard/platforms';

/** Something about a connection. */
export class CheckFindingDto {
  @Text({ max: 100, description: 'Stable code.', example: 'CURRENCY_MISMATCH' }) code!: string;
  @OneOf(['ERROR', 'WARNING'], {
    description: 'ERROR: it cannot be used as it is.',
    example: 'ERROR',
  })
  severity!: CheckFinding['severity'];
  @OneOf(['always', 'campaigns', 'conversions'], {
    description: 'What an ERROR prevents; `always`: everything.',
    example: 'conversions',
  })
  neededFor!: NonNullable<CheckFinding['neededFor']>;
  @Text({
    min: 0,
    max: 2_000,
    description: 'For people; may change.',
    example: 'The ad account is in USD.',
  })
  message!: string;
  @Text({
    min: 0,
    max: 2_000,
    description: 'What to change.',
    example: 'Connect it with currency USD.',
  })
  fix!: string;
}

/** An ad account that the credentials reach. */
export class ReachableAccountDto {
  @Text({ max: 200, description: 'Its id on the platform.', example: '1234567890' })
  externalAccountId!: string;
  @Text({ min: 0, max: 500, description: 'Its name there.', example: 'Shop EU' }) name!: string;
  @Text({
    max: 10,
    description: 'ISO 4217; null when the platform does not say.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @Text({
    max: 64,
    description: 'IANA zone; null when the platform does not say.',
    example: 'Europe/Berlin',
    clearable: true,
  })
  timeZone!: string | null;
}

/** What a connection can be used for. */
export class ReadyForDto {
  @Flag({ description: 'Campaigns can be sent.', example: true }) campaigns!: boolean;
  @Flag({ description: 'Conversions can be reported.', example: true }) conversions!: boolean;
}

const exampleFinding = {
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  neededFor: 'always',
  message: 'The ad account is in Europe/Paris.',
  fix: 'Change the time zone of the connection.',
};
const exampleAccount = {
  externalAccountId: '1234567890',
  name: 'Shop EU',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
};

/** What trying a connection found. */
export class ConnectionCheckDto {
  @Flag({
    description: 'The same as `readyFor.campaigns`.',
    example: true,
  })
  ok!: boolean;
  @Nested(() => ReadyForDto, {
    description:
      'Campaigns: without an ERROR needed for them. Conversions: without any finding needed for them.',
    example: { campaigns: true, conversions: true },
  })
  readyFor!: ReadyForDto;
  @ListOf(Nested(() => CheckFindingDto, { description: 'One finding.', example: exampleFinding }), {
    maxItems: 100,
    description: 'What is wrong, or may be.',
    example: [exampleFinding],
  })
  findings!: readonly CheckFindingDto[];
  @ListOf(
    Nested(() => ReachableAccountDto, { description: 'One account.', example: exampleAccount }),
    {
      maxItems: 100_000,
      description: 'Ad accounts that the credentials reach.',
      example: [exampleAccount],
    },
  )
  accounts!: readonly ReachableAccountDto[];
}

/** Whether no error prevents this use. */
/** What only conversions lack is a warning of the connection, and still they do not go without. */
const isReadyFor = (use: 'campaigns' | 'conversions', findings: readonly CheckFinding[]): boolean =>
  findings.every(({ severity, neededFor = 'always' }) =>
    severity === 'ERROR'
      ? neededFor !== 'always' && neededFor !== use
      : use === 'campaigns' || neededFor !== 'conversions',
  );

export const toConnectionCheckDto = ({ findings, accounts }: CheckResult): ConnectionCheckDto => ({
  ok: isReadyFor('campaigns', findings),
  readyFor: {
    campaigns: isReadyFor('campaigns', findings),
    conversions: isReadyFor('conversions', findings),
  },
  findings: findings.map(toFinding),
  accounts: accounts.map(toAccount),
});

const toFinding = ({
  code,
  severity,
  neededFor = 'always',
  message,
  fix,
}: CheckFinding): CheckFindingDto => ({
  code,
  severity,
  neededFor,
  message,
  fix,
});

const toAccount = ({
  externalAccountId,
  name,
  currency,
  timeZone,
}: PlatformAccount): ReachableAccountDto => ({ externalAccountId, name, currency, timeZone });
