import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  accepted,
  DeleteRoute,
  GetRoute,
  list,
  listOf,
  ListQuery,
  nothing,
  ok,
  one,
  OriginParam,
  PathId,
  PostRoute,
  Session,
  ValidBody,
  ValidQuery,
  VisitorParam,
} from '@switchyard/http-kit';
import { Clock, type RequestOrigin, type Visitor } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrongCredentials } from '../../domain';
import { ChangePassword, ProveAgain, ResetPassword } from '../../use-cases/people/passwords';
import { ConfirmAddress, Register } from '../../use-cases/people/register';
import { ManageSecondFactor } from '../../use-cases/people/second-factor';
import { DescribePerson, ManageSessions } from '../../use-cases/people/sessions';
import { CompleteSignIn, SignIn, SignInLinks } from '../../use-cases/people/sign-in';
import { shortPage } from '../short-page';
import {
  AskMailDto,
  ChangePasswordDto,
  CodeDto,
  mailAsked,
  MailAskedDto,
  OfferedSecondFactorDto,
  ProofDto,
  RecoveryCodesDto,
  RegisterDto,
  ResetPasswordDto,
  SessionDto,
  SignedInDto,
  SignInDto,
  SignInStateDto,
  toSessionDto,
  UseLinkDto,
} from './people.dto';
import { SessionCookies } from './session-cookies';

/** Registration, confirmation of the address, and the password. */
@ApiTags('People')
@Controller('app')
export class RegistrationController {
  constructor(
    private readonly registering: Register,
    private readonly confirming: ConfirmAddress,
    private readonly resetting: ResetPassword,
    private readonly changing: ChangePassword,
    private readonly cookies: SessionCookies,
  ) {}

  @PostRoute('register', {
    operationId: 'registerPerson',
    summary: 'Make an account',
    description:
      'Makes an account on the plan `free` with a user and a personal Space. A mail with a link confirms the address; before that there are no tokens. If an unconfirmed address registers again with another password, neither works, all its sessions end, and the mail leads to a new password.',
    answers: accepted(MailAskedDto),
    body: RegisterDto,
  })
  @Session('nothing')
  async register(@ValidBody() body: RegisterDto) {
    await this.registering.execute(body);
    return ok(mailAsked());
  }

  @PostRoute('confirm', {
    operationId: 'confirmAddress',
    summary: 'Confirm the e-mail address by the link of a mail',
    description: 'The link of the mail works once. From then on the user can make tokens.',
    answers: nothing,
    body: UseLinkDto,
    errors: ['LINK_NOT_VALID'],
  })
  @Session('nothing')
  async confirm(@ValidBody() { token }: UseLinkDto) {
    await this.confirming.execute(token);
  }

  @PostRoute('password/forgot', {
    operationId: 'askPasswordLink',
    summary: 'Ask for a link to set a new password',
    description:
      'Sends a mail when the address has a user. The answer is the same when it has none.',
    answers: accepted(MailAskedDto),
    body: AskMailDto,
  })
  @Session('nothing')
  async forgot(@ValidBody() { email }: AskMailDto) {
    await this.resetting.ask(email);
    return ok(mailAsked());
  }

  @PostRoute('password/reset', {
    operationId: 'resetPassword',
    summary: 'Set a new password by the link of a mail',
    description: 'Ends every session. The link works once, for 30 minutes.',
    answers: nothing,
    body: ResetPasswordDto,
    errors: ['LINK_NOT_VALID'],
  })
  @Session('nothing')
  async reset(@ValidBody() { token, password }: ResetPasswordDto) {
    await this.resetting.execute(token, password);
  }

  @PostRoute('password', {
    operationId: 'changePassword',
    summary: 'Change the password',
    description: 'Ends all other sessions; this one gets a new cookie.',
    answers: nothing,
    body: ChangePasswordDto,
  })
  @Session('recent')
  async change(
    @VisitorParam() visitor: Visitor,
    @ValidBody() { password }: ChangePasswordDto,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cookie } = await this.changing.execute(visitor, password, origin);
    this.cookies.set(reply, cookie);
  }
}

/** Signing in and out. */
@ApiTags('People')
@Controller('app')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly links: SignInLinks,
    private readonly completing: CompleteSignIn,
    private readonly proving: ProveAgain,
    private readonly sessions: ManageSessions,
    private readonly describe: DescribePerson,
    private readonly cookies: SessionCookies,
  ) {}

  @PostRoute('login', {
    operationId: 'signIn',
    summary: 'Sign in with a password',
    description:
      'Sets the cookie of a session. The answer to a wrong password and to an unknown address is the same. After some failures from one address the next try has to wait, with 429 and `Retry-After`.',
    answers: one(SignInStateDto),
    body: SignInDto,
    errors: ['WRONG_CREDENTIALS'],
  })
  @Session('nothing')
  async withPassword(
    @ValidBody() body: SignInDto,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cookie, needsSecondFactor } = await this.signIn.withPassword(body, origin);
    this.cookies.set(reply, cookie);
    return ok(signInState(needsSecondFactor));
  }

  @PostRoute('login/link', {
    operationId: 'askSignInLink',
    summary: 'Ask for a link to sign in with',
    description:
      'Sends a mail with a link that signs in without a password. The answer is the same when the address has no user.',
    answers: accepted(MailAskedDto),
    body: AskMailDto,
  })
  @Session('nothing')
  async askLink(@ValidBody() { email }: AskMailDto) {
    await this.links.ask(email);
    return ok(mailAsked());
  }

  @PostRoute('login/link/use', {
    operationId: 'signInWithLink',
    summary: 'Sign in with the link of a mail',
    description:
      'The link works once, for 15 minutes. It confirms the address, too; what its registration set up before ends then: password, second factor and sessions.',
    answers: one(SignInStateDto),
    body: UseLinkDto,
    errors: ['LINK_NOT_VALID'],
  })
  @Session('nothing')
  async withLink(
    @ValidBody() { token }: UseLinkDto,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cookie, needsSecondFactor } = await this.signIn.withLink(token, origin);
    this.cookies.set(reply, cookie);
    return ok(signInState(needsSecondFactor));
  }

  @PostRoute('login/second-factor', {
    operationId: 'giveSecondFactor',
    summary: 'Complete a sign-in with a code',
    description:
      'Completes a sign-in that answered that a second factor is needed: with a code of the authenticator, or with one of the recovery codes, which works once.',
    answers: one(SignInStateDto),
    body: CodeDto,
    errors: ['WRONG_CODE', 'WRONG_CREDENTIALS'],
  })
  @Session('nothing')
  async secondFactor(
    @ValidBody() { code }: CodeDto,
    @OriginParam() origin: RequestOrigin,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const waiting = this.cookies.valueIn(headers.cookie) ?? '';
    const { cookie } = await this.completing.execute(waiting, code, origin);
    this.cookies.set(reply, cookie);
    return ok(signInState(false));
  }

  @PostRoute('logout', {
    operationId: 'signOut',
    summary: 'Sign out',
    description: 'Ends this session and clears its cookie. Other sessions go on.',
    answers: nothing,
  })
  @Session('nothing')
  async signOut(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const cookie = this.cookies.valueIn(headers.cookie);
    if (cookie !== undefined) await this.sessions.signOut(cookie);
    this.cookies.clear(reply);
  }

  @GetRoute('session', {
    operationId: 'getSession',
    summary: 'Tell who is signed in',
    description: 'The user of the cookie, and what the session may do without a new proof.',
    answers: one(SignedInDto),
  })
  @Session('person')
  async current(@VisitorParam() visitor: Visitor) {
    const { isConfirmed, isRecent } = visitor;
    const whole: SignedInDto = {
      ...(await this.describe.execute(visitor)),
      ...{ isConfirmed, isRecent },
    };
    return ok(whole);
  }

  @PostRoute('session/proof', {
    operationId: 'proveAgain',
    summary: 'Give the password or a code again',
    description: 'For 10 minutes what is sensitive is open: tokens, password, second factor.',
    answers: nothing,
    body: ProofDto,
    errors: ['WRONG_CODE', 'WRONG_CREDENTIALS'],
  })
  @Session('person')
  async prove(
    @VisitorParam() visitor: Visitor,
    @ValidBody() proof: ProofDto,
    @OriginParam() origin: RequestOrigin,
  ) {
    if ((proof.password === undefined) === (proof.code === undefined)) throw wrongCredentials();
    await this.proving.execute(visitor, proof, origin);
  }

  @GetRoute('sessions', {
    operationId: 'listSessions',
    summary: 'List where you are signed in',
    description: 'Every session of the user that is open, this one included.',
    answers: listOf(SessionDto),
    query: ListQuery,
  })
  @Session('person')
  async list(@VisitorParam() visitor: Visitor, @ValidQuery() query: ListQuery) {
    const sessions = await this.sessions.list(visitor);
    return list(shortPage(sessions, query), toSessionDto(visitor.sessionId));
  }

  @DeleteRoute('sessions/:id', {
    operationId: 'endSession',
    summary: 'End a session',
    description: 'The cookie of that session opens nothing from the next request on.',
    answers: nothing,
  })
  @Session('person')
  async end(@VisitorParam() visitor: Visitor, @PathId('ses') id: string) {
    await this.sessions.end(visitor, id);
  }
}

const signInState = (needsSecondFactor: boolean): SignInStateDto => ({
  state: needsSecondFactor ? 'SECOND_FACTOR' : 'SIGNED_IN',
});

/** The second factor of the signed-in user. */
@ApiTags('People')
@Controller('app/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factor: ManageSecondFactor,
    private readonly cookies: SessionCookies,
    private readonly clock: Clock,
  ) {}

  @PostRoute('', {
    operationId: 'offerSecondFactor',
    summary: 'Set up a second factor',
    description: 'Nothing changes until the first code is sent to `/app/second-factor/confirm`.',
    answers: one(OfferedSecondFactorDto),
    errors: ['SECOND_FACTOR_ON'],
  })
  @Session('recent')
  async offer(@VisitorParam() visitor: Visitor) {
    return ok(await this.factor.offer(visitor));
  }

  @PostRoute('confirm', {
    operationId: 'confirmSecondFactor',
    summary: 'Switch the second factor on with its first code',
    description: 'Ends all other sessions; this one gets a new cookie. The codes are shown once.',
    answers: one(RecoveryCodesDto),
    body: CodeDto,
    errors: ['WRONG_CODE', 'SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF'],
  })
  @Session('recent')
  async confirm(
    @VisitorParam() visitor: Visitor,
    @ValidBody() { code }: CodeDto,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const on = await this.factor.switchOn(visitor, code, origin, this.clock.now());
    this.cookies.set(reply, on.cookie);
    return ok({ recoveryCodes: on.recoveryCodes });
  }

  @DeleteRoute('', {
    operationId: 'removeSecondFactor',
    summary: 'Switch the second factor off',
    description: 'Needs a recent proof. From then on the password alone signs in.',
    answers: nothing,
    errors: ['SECOND_FACTOR_OFF'],
  })
  @Session('recent')
  async remove(
    @VisitorParam() visitor: Visitor,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cookie } = await this.factor.switchOff(visitor, origin);
    this.cookies.set(reply, cookie);
  }
}
