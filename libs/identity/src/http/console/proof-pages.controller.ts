import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, OriginParam, Page } from '@switchyard/http-kit';
import type { RequestOrigin, Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { FindWaysToProve, ProveAgain, type WaysToProve } from '../../use-cases/people/passwords';
import { type FormOptions, formText, goTo, type Html, PATHS, shownRefusal, showPage } from './page';
import { CODE, PASSWORD, textOf } from './people-pages.controller';

type Fields = Readonly<Record<string, string>>;

const BUTTON = { action: PATHS.proof, button: 'Go on' };

const isGiven = (values: Fields, name: string): boolean => textOf(values[name]) !== '';

/** A form for each way that the user has; what was refused is shown in the form that sent it. */
const formsFor = (
  { hasPassword, hasSecondFactor, provider }: WaysToProve,
  values: Fields = {},
  refusal?: FormOptions['refusal'],
): readonly Html[] => {
  const byCode = isGiven(values, 'code') || !hasPassword;
  return [
    ...(hasPassword
      ? [formText({ ...BUTTON, fields: [PASSWORD], ...(byCode ? {} : { refusal }) })]
      : []),
    ...(hasSecondFactor
      ? [formText({ ...BUTTON, fields: [CODE], ...(byCode ? { refusal } : {}) })]
      : []),
    ...(provider === undefined
      ? []
      : [html`<p><a class="button" href="${PATHS.openIdProof}">Sign in with ${provider}</a></p>`]),
  ];
};

const NO_WAY = html`<p>
  You have no password and no second factor.
  <a href="/console/forgot-password">Set a password by mail</a>.
</p>`;

/** A signed-in user proves it again, for a browser without script. */
@Controller('console/proof')
export class ProofPages {
  constructor(
    private readonly proving: ProveAgain,
    private readonly ways: FindWaysToProve,
  ) {}

  @Get()
  @Page()
  async show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return goTo(reply, PATHS.signIn);
    return this.page(reply, formsFor(await this.ways.execute(visitor)));
  }

  @Post()
  @Page()
  async prove(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @OriginParam() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return goTo(reply, PATHS.signIn);
    try {
      const proof = isGiven(values, 'code')
        ? { code: textOf(values['code']) }
        : { password: textOf(values['password']) };
      await this.proving.execute(visitor, proof, origin);
      return goTo(reply, PATHS.home);
    } catch (error) {
      const refusal = shownRefusal(reply, error);
      const forms = formsFor(await this.ways.execute(visitor), values, refusal);
      return this.page(reply, forms, refusal.status);
    }
  }

  private page(reply: FastifyReply, forms: readonly Html[], status = 200): string {
    const body = html`<p>The last time was more than 10 minutes ago.</p>
      !${forms.length === 0 ? NO_WAY : forms.join('<p>or</p>')}`;
    return showPage(reply, { title: 'Show that it is you', body, isSignedIn: true }, status);
  }
}
