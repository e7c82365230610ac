import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { type FailurePage, findVisitor, MaybeVisitorParam, Page } from '@switchyard/http-kit';
import { goTo, PATHS, showPage } from '@switchyard/identity/http';
import { isPlatformId, type PlatformId, type Visitor } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import { type Attempt, connectStateInvalid } from '../../domain';
import { TakeAnswer } from '../../use-cases/take-answer';

const PROBLEMS = {
  NOT_SIGNED_IN: {
    status: 401,
    title: 'Nothing was connected',
    text: 'You are not signed in in this browser, so nothing was connected. Sign in, then connect the ad account again.',
  },
  CONNECT_STATE_INVALID: {
    status: 403,
    title: 'Nothing was connected',
    text: 'This consent was not started in this browser, is more than 10 minutes old, or was answered before. Nothing was connected. Start again.',
  },
  NOT_TAKEN: {
    status: 503,
    title: 'The consent did not arrive',
    text: 'This installation could not take the answer of the consent page. Wait a minute, then connect the ad account again.',
  },
} as const;
type Problem = keyof typeof PROBLEMS;
const isProblem = (text: unknown): text is Problem =>
  typeof text === 'string' && Object.hasOwn(PROBLEMS, text);

const problemPath = (problem: Problem): string => `${PATHS.attempts}/problem?problem=${problem}`;

/** The page of the attempt, or the address that its starter asked for. */
const pathAfter = ({ id, returnTo }: Attempt): string => {
  if (returnTo === null) return `${PATHS.attempts}/${id}`;
  const [path = '', query] = returnTo.split('#', 1)[0]!.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('attemptId', id);
  return `${path}?${parameters}`;
};

const problemPage = (problem: Problem, isSignedIn: boolean) => ({
  title: PROBLEMS[problem].title,
  body: html`<p class="refused" role="alert">${PROBLEMS[problem].text}</p>
    <p>
      <a href="${isSignedIn ? PATHS.connections : PATHS.signIn}"
        >${isSignedIn ? 'Connections' : 'Sign in'}</a
      >
    </p>`,
  isSignedIn,
});

/** The browser leaves the address with the code at once, whatever failed. */
const leavingPage: FailurePage = (reply, { code, status }) => {
  const problem = isProblem(code) ? code : 'NOT_TAKEN';
  const page = problemPage(problem, findVisitor(reply.request) !== undefined);
  const refresh = { afterSeconds: 0, to: problemPath(problem) };
  const text = showPage(reply, { ...page, refresh }, status);
  reply.header('Referrer-Policy', 'no-referrer');
  return text;
};

/**
 * Where consent pages send browsers back to. Its query holds a code: every way leads to an address
 * without one, and nothing of the query is logged or shown.
 */
@Controller('app/connect')
export class CallbackPages {
  constructor(private readonly taking: TakeAnswer) {}

  @Get(':platform/callback')
  @Page({ failed: leavingPage })
  async comeBack(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('platform') platform: string,
    @Req() { url }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.header('Referrer-Policy', 'no-referrer');
    if (!visitor) return goTo(reply, problemPath('NOT_SIGNED_IN'));
    return goTo(reply, pathAfter(await this.take(visitor, platform, url)));
  }

  private take(visitor: Visitor, platform: string, url: string): Promise<Attempt> {
    if (!isPlatformId(platform)) throw connectStateInvalid();
    const { searchParams } = new URL(url, 'http://localhost');
    return this.taking.execute(visitor, platform satisfies PlatformId, searchParams);
  }
}

/** Shows the problem that the address names, also when the session cannot be read. */
const unansweredPage: FailurePage = (reply, { status }) => {
  const { problem } = reply.request.query as { readonly problem?: unknown };
  return showPage(reply, problemPage(isProblem(problem) ? problem : 'NOT_TAKEN', false), status);
};

/** Why a consent came to nothing, at an address that may be kept. */
@Controller('console/connect/problem')
export class CallbackProblemPages {
  @Get()
  @Page({ failed: unansweredPage })
  problem(
    @Query('problem') problem: unknown,
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!isProblem(problem)) return goTo(reply, PATHS.connections);
    const page = problemPage(problem, visitor !== undefined);
    return showPage(reply, page, PROBLEMS[problem].status);
  }
}
