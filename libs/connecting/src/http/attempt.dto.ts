import { ApiResponse } from '@nestjs/swagger';
import {
  Flag,
  FreeObject,
  IdOf,
  ListOf,
  Nested,
  OneOf,
  type PolledWork,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import {
  type Issue,
  PLATFORM_IDS,
  type PlatformId,
  type Refusal,
  validationError,
} from '@switchyard/kernel';
import {
  ACCESS_PROBLEMS,
  ACCESS_TEXTS,
  type AccessProblemCode,
  type FoundAccountStatus,
} from '@switchyard/platforms/domain';
import {
  type Attempt,
  ATTEMPT_STATUSES,
  type AttemptStatus,
  type ChoosableAccount,
  type ChosenAccount,
  type ChosenResult,
} from '../domain';
import type { AttemptView, NewAttempt } from '../use-cases/attempts';
import type { EnteredKey } from '../use-cases/enter-key';
import type { ReadConnect } from '../use-cases/read-connect';

const ATTEMPT = 'cna_01kb4wq6m3e0sv5mwzq8a7h2rd';
const GRANT = 'gnt_01kb4wq6m3e0sv5mwzq8a7h2rd';
const CONNECTION = 'con_01kb4wq6m3e0sv5mwzq8a7h2rd';
const MOMENT = '2026-11-21T09:00:00.000Z';
const ACCOUNT_STATUSES = [
  'ACTIVE',
  'SUSPENDED',
  'CLOSED',
  'UNDER_REVIEW',
] as const satisfies readonly FoundAccountStatus[];

const platform = { description: 'The ad platform.', example: 'google-ads' };
const externalAccountId = {
  min: 1,
  max: 64,
  description: "The ad account's id on the platform.",
  example: '1234567890',
};
const renews = {
  description: 'The grant to renew. Without it any person will do.',
  example: GRANT,
  optional: true as const,
};

/** Body of `POST /connections/attempts`. */
export class StartAttemptDto implements NewAttempt {
  @OneOf(PLATFORM_IDS, platform) platform!: PlatformId;
  @IdOf('gnt', renews) grantId?: string;
}

/** Body of `POST /app/connect/:platform`. */
export class StartConsentDto implements Omit<NewAttempt, 'platform'> {
  @IdOf('gnt', renews) grantId?: string;
  @Text({
    max: 500,
    description:
      'Where the browser goes after the consent page: a path below `/app/`. `attemptId` is added to its query.',
    example: '/app/accounts',
    optional: true,
  })
  returnTo?: string;
}

/** Where the browser goes to consent. */
export class StartedConsentDto {
  @IdOf('cna', { description: 'The attempt.', example: ATTEMPT }) attemptId!: string;
  @Text({
    max: 8_000,
    description: 'The consent page of the platform. Open it in this browser within 10 minutes.',
    example: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…',
  })
  authorizeUrl!: string;
}

/** Body of the routes that take a key in place of a consent: one of `apiKey` and `serviceAccount`. */
export class EnterKeyDto {
  @OneOf(PLATFORM_IDS, { ...platform, example: 'openai-ads' }) platform!: PlatformId;
  @Text({
    max: 4_000,
    writeOnly: true,
    description: 'Sealed on receipt, never answered.',
    oneOf: 'key',
    example: 'fake-api-key',
    optional: true,
  })
  apiKey?: string;
  @FreeObject({
    maxLength: 20_000,
    writeOnly: true,
    description: 'As its JSON file has it. Sealed on receipt, never answered.',
    oneOf: 'key',
    example: { type: 'service_account', client_email: 'ads@shop.example' },
    optional: true,
  })
  serviceAccount?: Record<string, unknown>;
  @IdOf('gnt', renews) grantId?: string;
}

const wrongKeys = (code: Issue['code'], message: string): Refusal =>
  validationError([{ path: '/apiKey', code, message }]);

/** Throws VALIDATION_ERROR unless there is exactly one key. */
export const toEnteredKey = (body: EnterKeyDto): EnteredKey => {
  const { apiKey, serviceAccount, ...rest } = body;
  if (apiKey !== undefined && serviceAccount !== undefined) {
    throw wrongKeys('CONFLICT', 'Send either `apiKey` or `serviceAccount`, not both.');
  }
  if (apiKey !== undefined) return { ...rest, kind: 'apiKey', key: apiKey };
  if (serviceAccount === undefined) {
    throw wrongKeys('REQUIRED', '`apiKey` or `serviceAccount` is needed.');
  }
  return { ...rest, kind: 'serviceAccount', key: JSON.stringify(serviceAccount) };
};

/** An ad account to connect. */
export class ChosenAccountDto implements ChosenAccount {
  @Text({ ...externalAccountId, description: 'As the attempt lists it.' })
  externalAccountId!: string;
  @FreeObject({
    maxLength: 20_000,
    description:
      'Settings of the connection, e.g. `pageId`. What follows from the way to the ad account is set by itself.',
    example: { conversionCustomerId: '1234567890' },
    optional: true,
  })
  settings?: Record<string, unknown>;
  @Flag({
    description: 'True: this grant takes over an ad account that is connected otherwise.',
    example: false,
    optional: true,
  })
  takeOver?: boolean;
}

const exampleChoice = { externalAccountId: '1234567890' };
const MOST_CHOSEN = 2_000;

/** Body of the routes that connect chosen ad accounts. */
export class ChooseAccountsDto {
  @ListOf(Nested(() => ChosenAccountDto, { description: 'One account.', example: exampleChoice }), {
    minItems: 1,
    maxItems: MOST_CHOSEN,
    unique: (item) => (item as ChosenAccountDto).externalAccountId,
    description: 'What to connect: all of them, or none when one is refused.',
    example: [exampleChoice],
  })
  accounts!: ChosenAccountDto[];
}

/** The one refusal of a choice that is not 400: an ad account that the attempt does not list. */
export const NotListed = (): MethodDecorator =>
  ApiResponse({
    status: 422,
    description: 'The attempt does not list an ad account; `details.issues[]` names each.',
    schema: { $ref: '#/components/schemas/ErrorResponse' },
  });

/** What became of one chosen ad account. */
export class ChosenResultDto implements ChosenResult {
  @Text(externalAccountId) externalAccountId!: string;
  @IdOf('con', { description: 'Its connection.', example: CONNECTION }) connectionId!: string;
  @OneOf(['CREATED', 'TAKEN_OVER', 'UNCHANGED'], {
    description: 'UNCHANGED: this grant served it before.',
    example: 'CREATED',
  })
  outcome!: ChosenResult['outcome'];
}

const exampleResult = {
  externalAccountId: '1234567890',
  connectionId: CONNECTION,
  outcome: 'CREATED',
};

/** What became of the chosen ad accounts, in their order. */
export class ChosenAccountsDto {
  @ListOf(Nested(() => ChosenResultDto, { description: 'One account.', example: exampleResult }), {
    maxItems: MOST_CHOSEN,
    description: 'One item for each chosen ad account.',
    example: [exampleResult],
  })
  connections!: readonly ChosenResultDto[];
}

/** A manager or business above an ad account. */
export class ManagerDto {
  @Text({ max: 200, description: 'Its id there.', example: '9876543210' }) id!: string;
  @Text({ min: 0, max: 500, description: 'Its name there.', example: 'Agency' }) name!: string;
}

const exampleManager = { id: '9876543210', name: 'Agency' };

/** An ad account that the grant of an attempt reaches. */
export class ChoosableAccountDto {
  @Text(externalAccountId) externalAccountId!: string;
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
    description: 'Its IANA zone; null when the platform does not say.',
    example: 'Europe/Berlin',
    clearable: true,
  })
  timeZone!: string | null;
  @OneOf(ACCOUNT_STATUSES, { description: 'What the platform says of it.', example: 'ACTIVE' })
  status!: FoundAccountStatus;
  @Flag({ description: 'It spends no money, and its ads show nowhere.', example: false })
  isTest!: boolean;
  @Flag({ description: 'The person may read it and not change it.', example: false })
  isReadOnly!: boolean;
  @ListOf(Nested(() => ManagerDto, { description: 'One manager.', example: exampleManager }), {
    maxItems: 20,
    description: 'Managers above it, the highest first.',
    example: [exampleManager],
  })
  managerPath!: readonly ManagerDto[];
  @IdOf('con', {
    description: 'Its connection; null without one.',
    example: null,
    clearable: true,
  })
  connectionId!: string | null;
  @Flag({ description: 'That connection uses this grant.', example: false })
  isOfThisGrant!: boolean;
  @Flag({
    description: 'Proposed: not test, suspended, read-only or connected.',
    example: true,
  })
  isPreselected!: boolean;
}

/** Why an attempt failed. */
export class AccessProblemDto {
  @OneOf(ACCESS_PROBLEMS, { description: 'Stable code.', example: 'ACCESS_DENIED' })
  code!: AccessProblemCode;
  @Text({
    max: 500,
    description: 'For people; may change.',
    example: ACCESS_TEXTS.ACCESS_DENIED.meaning,
  })
  message!: string;
  @Text({ max: 500, description: 'What to do.', example: ACCESS_TEXTS.ACCESS_DENIED.fix })
  fix!: string;
}

const exampleAccount = {
  externalAccountId: '1234567890',
  name: 'Shop EU',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  isTest: false,
  isReadOnly: false,
  managerPath: [exampleManager],
  connectionId: null,
  isOfThisGrant: false,
  isPreselected: true,
};

/** One try to connect ad accounts of a platform. */
export class AttemptDto {
  @IdOf('cna', { description: 'The attempt.', example: ATTEMPT }) id!: string;
  @OneOf(PLATFORM_IDS, platform) platform!: PlatformId;
  @OneOf(ATTEMPT_STATUSES, {
    description:
      'WAITING: for the person or the worker. CHOOSE: from `accounts`. FAILED: see `problem`. DONE: over.',
    example: 'CHOOSE',
  })
  status!: AttemptStatus;
  @Nested(() => AccessProblemDto, {
    description: 'Why it is FAILED; null otherwise.',
    example: null,
    clearable: true,
  })
  problem!: AccessProblemDto | null;
  @Text({
    max: 2_048,
    description: 'Where a user of the account signs in and consents.',
    example: `https://switchyard.example/console/connect/${ATTEMPT}`,
  })
  connectUrl!: string;
  @IdOf('gnt', {
    description: 'Its grant; null before.',
    example: GRANT,
    clearable: true,
  })
  grantId!: string | null;
  @IdOf('gnt', {
    description: 'The grant to renew; null: a new one.',
    example: null,
    clearable: true,
  })
  renewsGrantId!: string | null;
  @Flag({
    description:
      'The person differs from that of the grant to renew: choosing accounts makes a grant of its own.',
    example: false,
  })
  isOtherPerson!: boolean;
  @Text({
    max: 500,
    description: 'Who consented, as the platform names them; null while unknown.',
    example: 'ada@example.com',
    clearable: true,
  })
  person!: string | null;
  @ListOf(
    Nested(() => ChoosableAccountDto, { description: 'One account.', example: exampleAccount }),
    {
      maxItems: 100_000,
      description: 'Ad accounts to choose from, once it is CHOOSE or DONE.',
      example: [exampleAccount],
    },
  )
  accounts!: readonly ChoosableAccountDto[];
  @Timestamp({ description: 'When it was started.', example: MOMENT }) createdAt!: string;
  @Timestamp({
    description: 'From then on no consent is taken.',
    example: '2026-11-21T09:10:00.000Z',
  })
  expiresAt!: string;
  @Timestamp({ description: 'When it last changed.', example: MOMENT }) updatedAt!: string;
}

/** Why an attempt failed, in our words. */
export const problemOf = (code: AccessProblemCode): AccessProblemDto => {
  const { meaning, fix } = ACCESS_TEXTS[code];
  return { code, message: meaning, fix };
};

/** Whitelists what is shown: never a code, a verifier or a state. */
export const toAttemptDto =
  (addresses: Pick<ReadConnect, 'connectUrl'>) =>
  (attempt: AttemptView): AttemptDto => ({
    id: attempt.id,
    platform: attempt.platform,
    status: attempt.status,
    problem: attempt.problem && problemOf(attempt.problem),
    connectUrl: addresses.connectUrl(attempt.id),
    grantId: attempt.grantId,
    renewsGrantId: attempt.renewsGrantId,
    isOtherPerson: attempt.isOtherPerson,
    person: attempt.subjectName || null,
    accounts: attempt.accounts.map(toAccount),
    createdAt: attempt.createdAt.toISOString(),
    expiresAt: attempt.expiresAt.toISOString(),
    updatedAt: attempt.updatedAt.toISOString(),
  });

/** An attempt as callers look at it until there is something to choose, or it is over. */
export const attemptWork = ({ status, createdAt }: AttemptView): PolledWork => ({
  isOver: status !== 'WAITING',
  since: createdAt,
});

/** An attempt that was started a moment ago: there is nothing to choose from. */
export const started = (attempt: Attempt): AttemptView => ({
  ...attempt,
  accounts: [],
  grant: null,
  subjectName: '',
});

const toAccount = ({
  externalAccountId: id,
  name,
  currency,
  timeZone,
  status,
  isTest,
  isReadOnly,
  managerPath,
  connectionId,
  isOfThisGrant,
  isPreselected,
}: ChoosableAccount): ChoosableAccountDto => ({
  externalAccountId: id,
  name,
  currency,
  timeZone,
  status,
  isTest,
  isReadOnly,
  managerPath: managerPath.map((manager) => ({ id: manager.id, name: manager.name })),
  connectionId,
  isOfThisGrant,
  isPreselected,
});

export const toChosenAccountsDto = (results: readonly ChosenResult[]): ChosenAccountsDto => ({
  connections: results.map((one) => ({
    externalAccountId: one.externalAccountId,
    connectionId: one.connectionId,
    outcome: one.outcome,
  })),
});
