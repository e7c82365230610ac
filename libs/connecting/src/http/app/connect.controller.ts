import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  created,
  GetRoute,
  ok,
  one,
  PathId,
  PostRoute,
  Session,
  ValidBody,
  VisitorParam,
} from '@switchyard/http-kit';
import { isPlatformId, notFound, type PlatformId, type Visitor } from '@switchyard/kernel';
import { LeaveForConsent, ReadAttempt, StartAttempt } from '../../use-cases/attempts';
import { ChooseAccounts } from '../../use-cases/choose-accounts';
import { EnterKey } from '../../use-cases/enter-key';
import { ReadConnect } from '../../use-cases/read-connect';
import {
  AttemptDto,
  attemptWork,
  ChooseAccountsDto,
  ChosenAccountsDto,
  EnterKeyDto,
  NotListed,
  StartConsentDto,
  started,
  StartedConsentDto,
  toAttemptDto,
  toChosenAccountsDto,
  toEnteredKey,
} from '../attempt.dto';
import { ConnectDto, toConnectDto } from '../grant.dto';

/** The platform of a path; an unknown one is 404. */
const platformOf = (text: string): PlatformId => {
  if (!isPlatformId(text)) throw notFound();
  return text;
};

/** Connecting ad accounts, for the console in a browser. */
@ApiTags('Connecting')
@Controller('app/connect')
export class ConnectController {
  constructor(
    private readonly read: ReadConnect,
    private readonly starting: StartAttempt,
    private readonly leaving: LeaveForConsent,
    private readonly keys: EnterKey,
    private readonly readAttempt: ReadAttempt,
    private readonly choosing: ChooseAccounts,
  ) {}

  @GetRoute('', {
    operationId: 'getConnect',
    summary: 'Tell what can be connected, and what is',
    description:
      'Every platform, with the settings of the installation that its operator has not set, and the grants of the account.',
    answers: one(ConnectDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @Session('confirmed')
  async overview(@VisitorParam() visitor: Visitor) {
    return ok(toConnectDto(this.read.platforms(), await this.read.grants(visitor)));
  }

  @PostRoute('keys', {
    operationId: 'enterOwnKey',
    summary: 'Enter a key in place of a consent',
    polled: true,
    description:
      'An API key of OpenAI, or a service account of Google. Answers an attempt, which lists the ad accounts that the key reaches.',
    answers: created(AttemptDto),
    body: EnterKeyDto,
    errors: ['ROLE_TOO_LOW'],
  })
  @Session('confirmed')
  async enter(
    @VisitorParam() visitor: Visitor,
    @ValidBody() body: EnterKeyDto,
    @AnswerParam() answer: Answer,
  ) {
    const attempt = await this.keys.execute(visitor, toEnteredKey(body));
    const view = started(attempt);
    return answer.polled(attemptWork(view)).created('/app/connect', toAttemptDto(this.read)(view));
  }

  @PostRoute(':platform', {
    operationId: 'startConsent',
    summary: 'Start to connect ad accounts by consent',
    description:
      'The page navigates to `authorizeUrl`. The platform sends the browser back to this installation, which goes on to `returnTo` or to the page of the attempt. Only this session can complete it.',
    answers: one(StartedConsentDto),
    body: StartConsentDto,
    errors: ['NOT_FOUND', 'PLATFORM_NOT_SET_UP', 'ROLE_TOO_LOW'],
  })
  @Session('confirmed')
  async start(
    @VisitorParam() visitor: Visitor,
    @Param('platform') name: string,
    @ValidBody() body: StartConsentDto,
  ) {
    const { id: attemptId } = await this.starting.execute(visitor, {
      ...body,
      platform: platformOf(name),
    });
    return ok({ attemptId, ...(await this.leaving.execute(visitor, attemptId)) });
  }

  @GetRoute(':attemptId', {
    operationId: 'getOwnAttempt',
    summary: 'Get an attempt to connect ad accounts',
    polled: true,
    description: 'Poll it until its state is CHOOSE, DONE or FAILED. It is kept for a day.',
    answers: one(AttemptDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @Session('confirmed')
  async get(
    @VisitorParam() visitor: Visitor,
    @PathId('cna', 'attemptId') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const attempt = await this.readAttempt.execute(visitor, id);
    return answer.polled(attemptWork(attempt)).done(toAttemptDto(this.read)(attempt));
  }

  @PostRoute(':attemptId/connections', {
    operationId: 'chooseOwnAccounts',
    summary: 'Connect ad accounts of an attempt',
    description:
      'Connects ad accounts that the attempt lists: all that the request names, or none.',
    answers: one(ChosenAccountsDto),
    body: ChooseAccountsDto,
    errors: ['ATTEMPT_NOT_READY', 'CONNECTION_EXISTS', 'ROLE_TOO_LOW'],
  })
  @NotListed()
  @Session('confirmed')
  async choose(
    @VisitorParam() visitor: Visitor,
    @PathId('cna', 'attemptId') id: string,
    @ValidBody() { accounts }: ChooseAccountsDto,
  ) {
    return ok(toChosenAccountsDto(await this.choosing.execute(visitor, id, accounts)));
  }
}
