import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { OriginParam, Page, validateBody } from '@switchyard/http-kit';
import { Refusal, type RequestOrigin } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { ResetPassword } from '../../use-cases/people/passwords';
import { BeginExternalSignIn } from '../../use-cases/people/external-sign-in';
import { AnswerInvitations } from '../../use-cases/people/invitations';
import { ConfirmAddress, Register } from '../../use-cases/people/register';
import { ManageSessions, type OpenedSession } from '../../use-cases/people/sessions';
import { CompleteSignIn, type SignedIn, SignIn, SignInLinks } from '../../use-cases/people/sign-in';
import {
  AskMailDto,
  CodeDto,
  RegisterDto,
  ResetPasswordDto,
  SignInDto,
  UseLinkDto,
} from '../app/people.dto';
import { SessionCookies } from '../app/session-cookies';
import {
  type FormField,
  type FormOptions,
  formText,
  goTo,
  homeOf,
  type Html,
  PATHS,
  shownRefusal,
  showPage,
} from './page';

type Fields = Readonly<Record<string, string>>;

const EMAIL: FormField = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
};
export const PASSWORD: FormField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};
const NEW_PASSWORD: FormField = {
  ...PASSWORD,
  autocomplete: 'new-password',
  hint: 'At least 12 characters. Take several words that do not belong together.',
};
export const CODE: FormField = {
  name: 'code',
  label: 'Code',
  autocomplete: 'one-time-code',
  hint: 'The six digits of your authenticator app, or a recovery code.',
};

/** A page that holds one form. */
export interface FormPage extends Pick<FormOptions, 'action' | 'button' | 'fields'> {
  readonly title: string;
  readonly before?: Html;
  readonly after?: Html;
}

const REGISTER: FormPage = {
  title: 'Register',
  action: '/console/register',
  button: 'Register',
  fields: [
    { name: 'name', label: 'Your name', autocomplete: 'name' },
    EMAIL,
    NEW_PASSWORD,
    {
      name: 'timeZone',
      label: 'Time zone',
      value: 'Europe/Berlin',
      hint: 'Days and months of your budget start there, such as Europe/Berlin.',
    },
    {
      name: 'currency',
      label: 'Currency',
      value: 'EUR',
      hint: 'Three letters, such as EUR. It stays once a campaign or the budget counts in it.',
    },
  ],
};

const SIGN_IN: FormPage = {
  title: 'Sign in',
  action: '/console/sign-in',
  button: 'Sign in',
  fields: [EMAIL, PASSWORD],
  after: html`<p><a href="/console/forgot-password">I forgot my password</a></p>
    <p><a href="/console/sign-in/mail">Send me a link to sign in instead</a></p>`,
};

const MAIL_LINK: FormPage = {
  title: 'Sign in with a link',
  action: '/console/sign-in/mail',
  button: 'Send the link',
  fields: [EMAIL],
};

const FORGOT: FormPage = {
  title: 'Set a new password',
  action: '/console/forgot-password',
  button: 'Send the link',
  fields: [EMAIL],
};

const SECOND_FACTOR: FormPage = {
  title: 'Second factor',
  action: '/console/sign-in/second-factor',
  button: 'Sign in',
  fields: [CODE],
};

/** Pages that a link in a mail opens: looking at one changes nothing, for mail scanners look, too. */
const TOKEN = (value: string): FormField => ({
  name: 'token',
  label: 'Link',
  type: 'hidden',
  value,
});

const confirmPage = (token: string): FormPage => ({
  title: 'Confirm your e-mail address',
  action: '/console/confirm',
  button: 'Confirm',
  fields: [TOKEN(token)],
});

const linkPage = (token: string): FormPage => ({
  title: 'Sign in',
  action: '/console/sign-in/link',
  button: 'Sign in',
  fields: [TOKEN(token)],
});

const resetPage = (token: string): FormPage => ({
  title: 'Set a new password',
  action: '/console/reset-password',
  button: 'Set the password',
  fields: [TOKEN(token), NEW_PASSWORD],
});

const CHECK_MAIL = html`<p class="notice" role="status">
  Look into your mail: if the address is right, a link is on its way.
</p>`;

export const showForm = (
  reply: FastifyReply,
  { title, before = '', after = '', ...form }: FormPage,
  refused?: { readonly refusal: Refusal; readonly values: Fields },
  isSignedIn = false,
): string => {
  const body = `${before}${formText({ ...form, ...refused })}${after}`;
  return showPage(reply, { title, body, isSignedIn }, refused?.refusal.status);
};

/** Does what a form asks for; what is refused is shown in the form again. */
export const submit = async (
  reply: FastifyReply,
  page: FormPage,
  values: Fields,
  work: () => Promise<string>,
  isSignedIn = false,
): Promise<string> => {
  try {
    return await work();
  } catch (error) {
    return showForm(reply, page, { refusal: shownRefusal(reply, error), values }, isSignedIn);
  }
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Registration, confirmation and the password, for a browser without script. */
@Controller('console')
export class RegistrationPages {
  constructor(
    private readonly registering: Register,
    private readonly confirming: ConfirmAddress,
    private readonly resetting: ResetPassword,
  ) {}

  @Get('register')
  @Page()
  registerPage(@Query('email') email: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    const fields = REGISTER.fields.map((field) =>
      field.name === 'email' ? { ...field, value: textOf(email) } : field,
    );
    return showForm(reply, { ...REGISTER, fields });
  }

  @Post('register')
  @Page()
  register(@Body() values: Fields, @Res({ passthrough: true }) reply: FastifyReply) {
    return submit(reply, REGISTER, values, async () => {
      await this.registering.execute(validateBody(RegisterDto, values) as RegisterDto);
      return showPage(reply, { title: REGISTER.title, body: CHECK_MAIL });
    });
  }

  @Get('confirm')
  @Page()
  confirmPage(@Query('token') token: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, confirmPage(textOf(token)));
  }

  @Post('confirm')
  @Page()
  confirm(@Body() values: Fields, @Res({ passthrough: true }) reply: FastifyReply) {
    return submit(reply, confirmPage(''), values, async () => {
      await this.confirming.execute((validateBody(UseLinkDto, values) as UseLinkDto).token);
      return showPage(reply, {
        title: 'Your address is confirmed',
        body: html`<p class="notice" role="status">
          You can <a href="/console/sign-in">sign in</a> now.
        </p>`,
      });
    });
  }

  @Get('forgot-password')
  @Page()
  forgotPage(@Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, FORGOT);
  }

  @Post('forgot-password')
  @Page()
  forgot(@Body() values: Fields, @Res({ passthrough: true }) reply: FastifyReply) {
    return submit(reply, FORGOT, values, async () => {
      await this.resetting.ask((validateBody(AskMailDto, values) as AskMailDto).email);
      return showPage(reply, { title: FORGOT.title, body: CHECK_MAIL });
    });
  }

  @Get('reset-password')
  @Page()
  resetPage(@Query('token') token: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, resetPage(textOf(token)));
  }

  @Post('reset-password')
  @Page()
  reset(@Body() values: Fields, @Res({ passthrough: true }) reply: FastifyReply) {
    return submit(reply, resetPage(''), values, async () => {
      const { token, password } = validateBody(ResetPasswordDto, values) as ResetPasswordDto;
      await this.resetting.execute(token, password);
      return showPage(reply, {
        title: 'Your password is set',
        body: html`<p class="notice" role="status">
          All sessions were ended. You can <a href="/console/sign-in">sign in</a> now.
        </p>`,
      });
    });
  }
}

/** Signing in and out, for a browser without script. */
@Controller('console')
export class SignInPages {
  constructor(
    private readonly signIn: SignIn,
    private readonly links: SignInLinks,
    private readonly completing: CompleteSignIn,
    private readonly sessions: ManageSessions,
    private readonly invitations: AnswerInvitations,
    private readonly elsewhere: BeginExternalSignIn,
    private readonly cookies: SessionCookies,
  ) {}

  @Get()
  @Page()
  home(@Res({ passthrough: true }) reply: FastifyReply) {
    return goTo(reply, PATHS.home);
  }

  @Get('sign-in')
  @Page()
  signInPage(@Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, this.signInForm());
  }

  @Post('sign-in')
  @Page()
  withPassword(
    @Body() values: Fields,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return submit(reply, this.signInForm(), values, async () => {
      const body = validateBody(SignInDto, values) as SignInDto;
      return this.enter(reply, await this.signIn.withPassword(body, origin));
    });
  }

  @Get('sign-in/mail')
  @Page()
  mailPage(@Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, MAIL_LINK);
  }

  @Post('sign-in/mail')
  @Page()
  mail(@Body() values: Fields, @Res({ passthrough: true }) reply: FastifyReply) {
    return submit(reply, MAIL_LINK, values, async () => {
      await this.links.ask((validateBody(AskMailDto, values) as AskMailDto).email);
      return showPage(reply, { title: MAIL_LINK.title, body: CHECK_MAIL });
    });
  }

  @Get('sign-in/link')
  @Page()
  linkPage(@Query('token') token: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, linkPage(textOf(token)));
  }

  @Post('sign-in/link')
  @Page()
  withLink(
    @Body() values: Fields,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return submit(reply, linkPage(''), values, async () => {
      const { token } = validateBody(UseLinkDto, values) as UseLinkDto;
      return this.enter(reply, await this.signIn.withLink(token, origin));
    });
  }

  @Get('sign-in/second-factor')
  @Page()
  secondFactorPage(@Res({ passthrough: true }) reply: FastifyReply) {
    return showForm(reply, SECOND_FACTOR);
  }

  @Post('sign-in/second-factor')
  @Page()
  secondFactor(
    @Body() values: Fields,
    @OriginParam() origin: RequestOrigin,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return submit(reply, SECOND_FACTOR, values, async () => {
      const { code } = validateBody(CodeDto, values) as CodeDto;
      const waiting = this.cookies.valueIn(headers.cookie) ?? '';
      return this.enter(reply, await this.completing.execute(waiting, code, origin));
    });
  }

  @Post('sign-out')
  @Page()
  async signOut(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const cookie = this.cookies.valueIn(headers.cookie);
    if (cookie !== undefined) await this.sessions.signOut(cookie);
    this.cookies.clear(reply);
    return goTo(reply, PATHS.signIn);
  }

  /** The browser gets its cookie and goes on. */
  private async enter(
    reply: FastifyReply,
    { cookie, session, needsSecondFactor = false }: OpenedSession & Partial<SignedIn>,
  ): Promise<string> {
    this.cookies.set(reply, cookie);
    if (needsSecondFactor) return goTo(reply, PATHS.secondFactorOfSignIn);
    return goTo(reply, homeOf(await this.invitations.list(session)));
  }

  private signInForm(): FormPage {
    const name = this.elsewhere.providerName;
    if (name === undefined) return SIGN_IN;
    const before = html`<p><a class="button" href="${PATHS.openId}">Sign in with ${name}</a></p>`;
    return { ...SIGN_IN, before };
  }
}
