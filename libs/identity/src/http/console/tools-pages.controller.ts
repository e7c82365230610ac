import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, OriginParam, Page, validateBody } from '@switchyard/http-kit';
import {
  Clock,
  isId,
  notFound,
  type RequestOrigin,
  SCOPES,
  type Visitor,
} from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { toDataURL } from 'qrcode';
import { ManageOwnTokens } from '../../use-cases/manage-tokens';
import { ManageSecondFactor } from '../../use-cases/people/second-factor';
import { DescribePerson } from '../../use-cases/people/sessions';
import { CreateTokenDto, type TokenDto, toTokenDto } from '../app/credentials.dto';
import { CodeDto } from '../app/people.dto';
import { SessionCookies } from '../app/session-cookies';
import {
  buttonText,
  type FormField,
  formText,
  goTo,
  type Html,
  PATHS,
  shownRefusal,
  showPage,
  tableText,
} from './page';

type Fields = Readonly<Record<string, string>>;

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'What the token is for' },
  {
    name: 'expiresInDays',
    label: 'Days until it ends',
    type: 'number',
    value: '90',
    hint: 'From 1 to 365.',
  },
];

const scopeBoxes = (chosen: Fields): Html =>
  html`<fieldset>
    <legend>What it may do</legend>
    !${SCOPES.map(
      (scope) =>
        html`<label
          ><input
            type="checkbox"
            name="${scope}"
            !${chosen[scope] ? 'checked' : ''}
          />${scope}</label
        >`,
    ).join('')}
  </fieldset>`;

/** As `@Session('recent')` of the API: who may change what is sensitive. */
const mayChange = (visitor: Visitor | undefined): visitor is Visitor =>
  visitor !== undefined && visitor.isConfirmed && visitor.isRecent;

/** Where the others go first: the page of tokens asks to confirm the address. */
const firstStep = (visitor: Visitor | undefined): string => {
  if (!visitor) return PATHS.signIn;
  return visitor.isConfirmed ? PATHS.proof : PATHS.home;
};

/** The body that the API takes, from the fields of the form. */
const tokenBodyOf = (values: Fields): object => ({
  name: values['name'],
  expiresInDays: /^\d{1,6}$/.test(values['expiresInDays'] ?? '')
    ? Number(values['expiresInDays'])
    : values['expiresInDays'],
  scopes: SCOPES.filter((scope) => scope in values),
});

const day = (moment: string | null): string => moment?.slice(0, 10) ?? 'never';

const buttonsOf = ({ id, name, status }: TokenDto): Html => {
  const path = `${PATHS.home}/${id}`;
  return status === 'ACTIVE'
    ? buttonText(`${path}/rotate`, 'Rotate', `Rotate ${name}`) +
        buttonText(`${path}/revoke`, 'Revoke', `Revoke ${name}`)
    : '';
};

const tokenTable = (tokens: readonly TokenDto[]): Html =>
  tokens.length === 0
    ? html`<p>There are no tokens yet.</p>`
    : tableText(
        ['Token', 'May do', 'Status', 'Ends', 'Last used', 'Change'],
        tokens.map((token) => [
          { part: html`${token.name}<br /><code>${token.publicId}</code>` },
          token.scopes.length === SCOPES.length ? 'everything' : token.scopes.join(', '),
          token.status,
          day(token.expiresAt),
          day(token.lastUsedAt),
          { part: buttonsOf(token) },
        ]),
      );

const shownToken = (token: string): Html =>
  html`<div class="notice" role="status">
    <p>Copy the token now. It is shown once and stored nowhere.</p>
    <p><code id="token">${token}</code></p>
  </div>`;

/** Tools → API, for a browser without script. */
@Controller('console/tools/api')
export class ToolsPages {
  constructor(
    private readonly tokens: ManageOwnTokens,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return visitor ? this.page(reply, visitor) : goTo(reply, PATHS.signIn);
  }

  @Post()
  @Page()
  create(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.change(reply, visitor, values, async (who) => {
      const body = validateBody(CreateTokenDto, tokenBodyOf(values)) as CreateTokenDto;
      return shownToken((await this.tokens.create(who, body)).token);
    });
  }

  @Post(':id/rotate')
  @Page()
  rotate(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.change(reply, visitor, {}, async (who) => {
      if (!isId('tok', id)) throw notFound();
      return shownToken((await this.tokens.rotate(who, id)).token);
    });
  }

  @Post(':id/revoke')
  @Page()
  revoke(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.change(reply, visitor, {}, async (who) => {
      if (!isId('tok', id)) throw notFound();
      await this.tokens.revoke(who, id);
      return html`<p class="notice" role="status">The token was revoked.</p>`;
    });
  }

  /** A user whose last proof is old gives one first. */
  private async change(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    values: Fields,
    work: (visitor: Visitor) => Promise<Html>,
  ): Promise<string> {
    if (!mayChange(visitor)) return goTo(reply, firstStep(visitor));
    try {
      return await this.page(reply, visitor, await work(visitor));
    } catch (error) {
      const refusal = shownRefusal(reply, error);
      const form = formText({ ...this.form(values), refusal, values });
      return this.page(reply, visitor, '', form, refusal.status);
    }
  }

  private form(values: Fields) {
    return {
      action: PATHS.home,
      button: 'Make the token',
      fields: FIELDS,
      more: scopeBoxes(values),
    };
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    notice: Html = '',
    form = formText(this.form({})),
    status = 200,
  ): Promise<string> {
    const title = 'Tools → API';
    if (!visitor.isConfirmed) {
      const body = html`<p class="refused">
        Confirm your e-mail address first: the link is in the mail that was sent when you
        registered.
      </p>`;
      return showPage(reply, { title, body, isSignedIn: true }, status);
    }
    const rows = (await this.tokens.list(visitor)).map(toTokenDto(this.clock.now()));
    const body = html`!${notice}
      <h2>Tokens</h2>
      !${tokenTable(rows)}
      <h2>A new token</h2>
      <p class="hint">An account has at most five tokens that work.</p>
      !${form}`;
    return showPage(reply, { title, body, isSignedIn: true, isWide: true }, status);
  }
}

/** The second factor and the plan of the signed-in user, for a browser without script. */
@Controller('console')
export class AccountPages {
  constructor(
    private readonly factor: ManageSecondFactor,
    private readonly describe: DescribePerson,
    private readonly cookies: SessionCookies,
    private readonly clock: Clock,
  ) {}

  @Get('second-factor')
  @Page()
  async show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return goTo(reply, PATHS.signIn);
    const { hasSecondFactor } = await this.describe.execute(visitor);
    const body = hasSecondFactor
      ? html`<p>Your second factor is on.</p>
          !${formText({ action: `${PATHS.secondFactor}/off`, button: 'Switch it off', fields: [] })}`
      : html`<p>With a second factor, your password alone does not sign in.</p>
          !${formText({ action: PATHS.secondFactor, button: 'Set it up', fields: [] })}`;
    return showPage(reply, { title: 'Second factor', body, isSignedIn: true });
  }

  @Post('second-factor')
  @Page()
  async offer(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!mayChange(visitor)) return goTo(reply, firstStep(visitor));
    const { secret, address } = await this.factor.offer(visitor);
    const picture = await toDataURL(address, { margin: 2 });
    const body = html`<p>Scan the picture with your authenticator app, or type the secret.</p>
      <p><img src="${picture}" alt="The secret as a picture for authenticator apps" /></p>
      <p>Secret: <code id="secret">${secret}</code></p>
      !${this.codeForm({})}`;
    return showPage(reply, { title: 'Second factor', body, isSignedIn: true });
  }

  @Post('second-factor/confirm')
  @Page()
  async confirm(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!mayChange(visitor)) return goTo(reply, firstStep(visitor));
    try {
      const { code } = validateBody(CodeDto, values) as CodeDto;
      const on = await this.factor.switchOn(visitor, code, origin, this.clock.now());
      this.cookies.set(reply, on.cookie);
      const body = html`<p class="notice" role="status">Your second factor is on.</p>
        <h2>Recovery codes</h2>
        <p>Each works once when your authenticator app is lost. They are shown only now.</p>
        <ul>
          !${on.recoveryCodes.map((one) => html`<li><code>${one}</code></li>`).join('')}
        </ul>`;
      return showPage(reply, { title: 'Second factor', body, isSignedIn: true });
    } catch (error) {
      const refusal = shownRefusal(reply, error);
      const body = this.codeForm({ refusal });
      return showPage(reply, { title: 'Second factor', body, isSignedIn: true }, refusal.status);
    }
  }

  @Post('second-factor/off')
  @Page()
  async switchOff(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!mayChange(visitor)) return goTo(reply, firstStep(visitor));
    const { cookie } = await this.factor.switchOff(visitor, origin);
    this.cookies.set(reply, cookie);
    return goTo(reply, PATHS.secondFactor);
  }

  private codeForm(more: Pick<Parameters<typeof formText>[0], 'refusal'>): Html {
    return formText({
      action: `${PATHS.secondFactor}/confirm`,
      button: 'Switch it on',
      fields: [
        {
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          hint: 'The six digits that the app shows now.',
        },
      ],
      ...more,
    });
  }
}
