import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  GetRoute,
  IfMatch,
  list,
  listOf,
  ListQuery,
  nothing,
  ok,
  one,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import { shortPage } from '@switchyard/identity/http';
import type { Caller } from '@switchyard/kernel';
import { ReadAttempt, StartAttempt } from '../use-cases/attempts';
import { ChooseAccounts } from '../use-cases/choose-accounts';
import { EnterKey } from '../use-cases/enter-key';
import { ReadAssets } from '../use-cases/read-assets';
import { ReadConnect } from '../use-cases/read-connect';
import { RevokeGrant } from '../use-cases/revoke-grant';
import {
  AttemptDto,
  attemptWork,
  ChooseAccountsDto,
  ChosenAccountsDto,
  EnterKeyDto,
  NotListed,
  StartAttemptDto,
  started,
  toAttemptDto,
  toChosenAccountsDto,
  toEnteredKey,
} from './attempt.dto';
import { AssetsDto, GrantDto, toAssetsDto, toGrantDto } from './grant.dto';

const ATTEMPTS = '/api/v1/connections/attempts';

/** Attempts to connect ad accounts, for programs: a person consents at `connectUrl`. */
@ApiTags('Connections')
@Controller('api/v1/connections/attempts')
export class AttemptsController {
  constructor(
    private readonly startAttempt: StartAttempt,
    private readonly readAttempt: ReadAttempt,
    private readonly chooseAccounts: ChooseAccounts,
    private readonly connect: ReadConnect,
  ) {}

  @PostRoute('', {
    operationId: 'startAttempt',
    summary: 'Start to connect ad accounts',
    description:
      'A user of the account opens `connectUrl`, signs in and consents on the page of the platform within 10 minutes. Read the attempt until it is CHOOSE. `grantId` renews that grant: all its connections are ACTIVE again.',
    polled: true,
    answers: created(AttemptDto),
    body: StartAttemptDto,
    errors: ['PLATFORM_NOT_SET_UP', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:write')
  async start(
    @CallerParam() caller: Caller,
    @ValidBody() body: StartAttemptDto,
    @AnswerParam() answer: Answer,
  ) {
    const attempt = await this.startAttempt.execute(caller, body);
    const view = started(attempt);
    return answer.polled(attemptWork(view)).created(ATTEMPTS, toAttemptDto(this.connect)(view));
  }

  @GetRoute(':id', {
    operationId: 'getAttempt',
    summary: 'Get an attempt to connect ad accounts',
    description: 'Kept for a day.',
    polled: true,
    answers: one(AttemptDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('cna') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const attempt = await this.readAttempt.execute(caller, id);
    return answer.polled(attemptWork(attempt)).done(toAttemptDto(this.connect)(attempt));
  }

  @PostRoute(':id/connections', {
    operationId: 'chooseAccounts',
    summary: 'Connect ad accounts of an attempt',
    description:
      'All or none: an ad account that the attempt does not list, or one connected otherwise without `takeOver`, refuses the request.',
    answers: one(ChosenAccountsDto),
    body: ChooseAccountsDto,
    idempotency: 'detached',
    errors: ['ATTEMPT_NOT_READY', 'CONNECTION_EXISTS', 'ROLE_TOO_LOW'],
  })
  @NotListed()
  @RequireScopes('sync:write')
  async choose(
    @CallerParam() caller: Caller,
    @PathId('cna') id: string,
    @ValidBody() { accounts }: ChooseAccountsDto,
  ) {
    return ok(toChosenAccountsDto(await this.chooseAccounts.execute(caller, id, accounts)));
  }
}

/** What people and keys allowed the account to do on platforms. */
@ApiTags('Connections')
@Controller('api/v1/connections/grants')
export class GrantsController {
  constructor(
    private readonly read: ReadConnect,
    private readonly enterKey: EnterKey,
    private readonly revokeGrant: RevokeGrant,
  ) {}

  @GetRoute('', {
    operationId: 'listGrants',
    summary: 'List the grants of the account',
    description: 'A grant is what one person or key allowed the account to do on one platform.',
    answers: listOf(GrantDto),
    query: ListQuery,
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ListQuery) {
    return list(shortPage(await this.read.grants(caller), query), toGrantDto);
  }

  @GetRoute(':id', {
    operationId: 'getGrant',
    summary: 'Get a grant',
    description: 'With the connections that use it. Secrets are never answered.',
    answers: one(GrantDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('gnt') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toGrantDto(await this.read.grant(caller, id)));
  }

  @PostRoute('', {
    operationId: 'enterKey',
    summary: 'Enter a key in place of a consent',
    description:
      'An API key of OpenAI or a service account of Google. Read the attempt at `/connections/attempts/:id` until it is CHOOSE, or DONE with `grantId`; then its grant exists.',
    polled: true,
    answers: created(AttemptDto),
    body: EnterKeyDto,
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:write')
  async enter(
    @CallerParam() caller: Caller,
    @ValidBody() body: EnterKeyDto,
    @AnswerParam() answer: Answer,
  ) {
    const attempt = await this.enterKey.execute(caller, toEnteredKey(body));
    const view = started(attempt);
    return answer.polled(attemptWork(view)).created(ATTEMPTS, toAttemptDto(this.read)(view));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteGrant',
    summary: 'End a grant',
    description:
      'Deletes its secrets at once and revokes it at the platform, unless the same person has another grant here. GRANT_IN_USE: `details.connections` names the connections that use it.',
    answers: nothing,
    errors: ['GRANT_IN_USE', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('gnt') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.revokeGrant.execute(caller, id, expected);
  }
}

/** What the settings of a connection can name. */
@ApiTags('Connections')
@Controller('api/v1/connections')
export class AssetsController {
  constructor(private readonly readAssets: ReadAssets) {}

  @GetRoute(':id/assets', {
    operationId: 'listConnectionAssets',
    summary: 'List what the settings of a connection can name',
    description: 'As the platform lists them now. Set one with PATCH /connections/:id.',
    answers: one(AssetsDto),
    errors: ['CREDENTIALS_REFUSED', 'ROLE_TOO_LOW', 'UNAVAILABLE'],
  })
  @RequireScopes('sync:read')
  async list(@CallerParam() caller: Caller, @PathId('con') id: string) {
    return ok(toAssetsDto(await this.readAssets.execute(caller, id)));
  }
}
