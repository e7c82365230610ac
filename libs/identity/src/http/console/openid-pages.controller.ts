import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { MaybeVisitorParam, OriginParam, Page, setRefused } from '@switchyard/http-kit';
import { isRefusal, type Refusal, type RequestOrigin, type Visitor } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { EXTERNAL_PROBLEMS, isExternalProblem } from '../../domain';
import {
  BeginExternalSignIn,
  type CameBack,
  CompleteExternalSignIn,
} from '../../use-cases/people/external-sign-in';
import { AnswerInvitations } from '../../use-cases/people/invitations';
import { AttemptCookies, SessionCookies } from '../app/session-cookies';
import { goTo, homeOf, PATHS, showPage } from './page';

/**
 * Sign-in through the provider of OpenID Connect. Every way ends at an address that holds neither a
 * code nor a token, the failing ones too.
 */
@Controller()
export class OpenIdPages {
  constructor(
    private readonly beginning: BeginExternalSignIn,
    private readonly completing: CompleteExternalSignIn,
    private readonly invitations: AnswerInvitations,
    private readonly sessions: SessionCookies,
    private readonly attempts: AttemptCookies,
  ) {}

  @Get('app/login/openid')
  @Page()
  signIn(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.leave(reply, undefined);
  }

  @Get('app/session/proof/openid')
  @Page()
  prove(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return visitor ? this.leave(reply, visitor) : goTo(reply, PATHS.signIn);
  }

  @Get('app/login/openid/callback')
  @Page()
  async comeBack(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @OriginParam() origin: RequestOrigin,
    @Req() { headers, url }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return explained(reply, async () => {
      const cookie = this.attempts.valueIn(headers.cookie);
      const answer = new URL(url, 'http://localhost').searchParams;
      const cameBack = await this.completing.execute(cookie, answer, origin, visitor);
      this.attempts.clear(reply);
      return goTo(reply, await this.pageAfter(reply, cameBack));
    });
  }

  @Get('console/sign-in/openid')
  @Page()
  problem(
    @Query('problem') problem: unknown,
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!isExternalProblem(problem)) return goTo(reply, PATHS.signIn);
    const { status, text } = EXTERNAL_PROBLEMS[problem];
    const body = html`<p class="refused" role="alert">${text}</p>
      <p>
        <a href="${visitor ? PATHS.proof : PATHS.signIn}">${visitor ? 'Go back' : 'Sign in'}</a>
      </p>`;
    const title = 'You were not signed in through the provider';
    return showPage(reply, { title, body, isSignedIn: visitor !== undefined }, status);
  }

  private leave(reply: FastifyReply, proves: Visitor | undefined): Promise<string> {
    return explained(reply, async () => {
      const { cookie, address } = await this.beginning.execute(proves);
      this.attempts.set(reply, cookie);
      return goTo(reply, address);
    });
  }

  private async pageAfter(reply: FastifyReply, cameBack: CameBack): Promise<string> {
    if (cameBack.kind === 'proved') return PATHS.home;
    this.sessions.set(reply, cameBack.cookie);
    if (cameBack.needsSecondFactor) return PATHS.secondFactorOfSignIn;
    return homeOf(await this.invitations.list(cameBack.session));
  }
}

/** What goes wrong is shown on a page of its own, by its name alone. */
const explained = async (reply: FastifyReply, work: () => Promise<string>): Promise<string> => {
  try {
    return await work();
  } catch (error) {
    const problem = isRefusal(error) ? error.details?.['reason'] : undefined;
    if (!isExternalProblem(problem)) throw error;
    setRefused(reply.request, error as Refusal);
    return goTo(reply, `${PATHS.openIdProblem}?problem=${problem}`);
  }
};
