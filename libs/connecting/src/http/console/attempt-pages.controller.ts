import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { MaybeVisitorParam, Page, validateBody } from '@switchyard/http-kit';
import {
  alertText,
  goTo,
  type Html,
  PATHS,
  shownProblem,
  showPage,
} from '@switchyard/identity/http';
import { isId, notFound, type Refusal, type Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { type AttemptView, LeaveForConsent, ReadAttempt } from '../../use-cases/attempts';
import { ChooseAccounts } from '../../use-cases/choose-accounts';
import { ReadConnect } from '../../use-cases/read-connect';
import { ChooseAccountsDto, problemOf } from '../attempt.dto';
import { choiceText, type ChoiceView, chosenIn } from './account-choice';
import { showConsentLink, startForm } from './connect-forms';

/** Between two looks at an attempt that waits. */
const POLL_SECONDS = 2;

const ALL: ChoiceView = { filter: '', isUnticked: false };

/** No browser has left for the consent page yet. A key has none. */
const isToLeave = ({ sessionDigest, keyKind }: AttemptView): boolean =>
  sessionDigest === null && keyKind === null;

const waitingText = (attempt: AttemptView, name: string): Html =>
  isToLeave(attempt)
    ? html`<p>A user of your account wants to connect ad accounts of ${name}.</p>
        <form method="post" action="${PATHS.attempts}/${attempt.id}/leave">
          <button>Continue to ${name}</button>
        </form>`
    : html`<p class="notice" role="status">
        Waiting for ${name} to list the ad accounts. This page looks again every ${POLL_SECONDS}
        seconds.
      </p>`;

const failedText = ({ problem, platform, renewsGrantId }: AttemptView, name: string): Html => {
  const { message, fix } = problemOf(problem ?? 'NO_ANSWER');
  return html`<p class="refused" role="alert">${message} ${fix}</p>
    <p>Nothing was stored.</p>
    !${startForm(platform, `Start again at ${name}`, renewsGrantId ?? undefined)}`;
};

const personText = ({ subjectName, isOtherPerson }: AttemptView, name: string): Html => {
  const person = subjectName || 'A person';
  if (!isOtherPerson) return html`<p>${person} consented at ${name}.</p>`;
  return html`<p class="refused" role="status">
    You consented as another person than the one whose grant was to be renewed. That grant is as it
    was. Choose the ad accounts that are to be connected through the new person, or start again as
    the other one.
  </p>`;
};

const doneText = ({ accounts, returnTo, renewsGrantId }: AttemptView): Html => {
  const connected = accounts.filter(
    ({ connectionId, isOfThisGrant }) => connectionId && isOfThisGrant,
  );
  const links = connected.map(
    ({ connectionId, name, externalAccountId }) =>
      html`<li>
        <a href="${PATHS.connections}/${connectionId}">${name || externalAccountId}</a>
      </li>`,
  );
  return html`<p class="notice" role="status">
      ${
        renewsGrantId === null || connected.length > 0
          ? 'The ad accounts are connected. Choose pages, pixels and tags on the page of each connection.'
          : 'The grant was renewed. All its connections are ACTIVE.'
      }
    </p>
    !${
      links.length === 0
        ? ''
        : html`<ul>
            !${links.join('')}
          </ul>`
    }
    <p>
      <a href="${returnTo ?? PATHS.connections}"
        >${returnTo === null ? 'To all connections' : 'Go on'}</a
      >
    </p>`;
};

const bodyOf = (attempt: AttemptView, name: string, shown: ChoiceView): Html => {
  switch (attempt.status) {
    case 'WAITING':
      return waitingText(attempt, name);
    case 'FAILED':
      return failedText(attempt, name);
    case 'CHOOSE':
      return `${personText(attempt, name)}${choiceText(attempt.id, attempt.accounts, shown)}`;
    case 'DONE':
      return doneText(attempt);
  }
};

const isPolled = (attempt: AttemptView): boolean =>
  attempt.status === 'WAITING' && !isToLeave(attempt);

/** Attempts to connect ad accounts, for a browser without script. */
@Controller('console/connect')
export class AttemptPages {
  constructor(
    private readonly read: ReadAttempt,
    private readonly connect: ReadConnect,
    private readonly leaving: LeaveForConsent,
    private readonly choosing: ChooseAccounts,
  ) {}

  @Get(':id')
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return showPage(reply, SIGN_IN_FIRST);
    const shown = {
      filter: typeof query['q'] === 'string' ? query['q'] : '',
      isUnticked: query['ticked'] === 'none',
    };
    return this.answer(reply, visitor, id, (who) => this.page(reply, who, id, shown));
  }

  @Post(':id/leave')
  @Page()
  leave(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, async (who) => {
      const attempt = await this.read.execute(who, id);
      const { authorizeUrl } = await this.leaving.execute(who, id);
      return showConsentLink(reply, this.nameOf(attempt), authorizeUrl);
    });
  }

  @Post(':id/connections')
  @Page()
  choose(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Body() fields: Readonly<Record<string, string>> | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, async (who) => {
      // A form for an unknown attempt is refused as such, whatever is ticked in it.
      await this.read.execute(who, id);
      const body = validateBody(ChooseAccountsDto, { accounts: chosenIn(fields) });
      await this.choosing.execute(who, id, (body as ChooseAccountsDto).accounts);
      return goTo(reply, `${PATHS.attempts}/${id}`);
    });
  }

  private nameOf({ platform }: Pick<AttemptView, 'platform'>): string {
    return this.connect.platforms().find((one) => one.platform === platform)?.name ?? platform;
  }

  private async answer(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    id: string,
    work: (visitor: Visitor) => Promise<string>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      if (!isId('cna', id)) throw notFound();
      return await work(visitor);
    } catch (error) {
      const refusal = shownProblem(reply, error);
      return refusal.code === 'NOT_FOUND'
        ? showPage(reply, NO_ATTEMPT, refusal.status)
        : this.page(reply, visitor, id, ALL, refusal);
    }
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    id: string,
    shown: ChoiceView,
    refusal?: Refusal,
  ): Promise<string> {
    const attempt = await this.read.execute(visitor, id);
    const name = this.nameOf(attempt);
    const page = {
      title: attempt.renewsGrantId === null ? `Connect ${name}` : `Renew the grant at ${name}`,
      body: `${alertText(refusal)}${bodyOf(attempt, name, shown)}`,
      isSignedIn: true,
      isWide: attempt.status === 'CHOOSE',
      ...(isPolled(attempt) ? { refresh: { afterSeconds: POLL_SECONDS } } : {}),
    };
    return showPage(reply, page, refusal?.status);
  }
}

const SIGN_IN_FIRST = {
  title: 'Sign in first',
  body: html`<p>
    <a href="${PATHS.signIn}">Sign in</a> as a user of the account, then open this address again.
  </p>`,
};

const NO_ATTEMPT = {
  title: 'There is no such attempt',
  body: html`<p class="refused" role="alert">
      Attempts to connect ad accounts are kept for a day, and shown to users of their account alone.
    </p>
    <p><a href="${PATHS.connections}">Connections</a></p>`,
  isSignedIn: true,
};
