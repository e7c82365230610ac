import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, Page } from '@switchyard/http-kit';
import { isId, notFound, type Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import type { OpenInvitation } from '../../domain';
import { AnswerInvitations } from '../../use-cases/people/invitations';
import { buttonText, goTo, type Html, PATHS, shownRefusal, showPage, tableText } from './page';

const MEANING = {
  VIEWER: 'VIEWER: you may read',
  EDITOR: 'EDITOR: you may read and change',
  OWNER: 'OWNER: you may do everything',
} as const;

const buttonsOf = ({ id, spaceName }: OpenInvitation): Html => {
  const path = `${PATHS.invitations}/${id}`;
  return (
    buttonText(`${path}/accept`, 'Accept', `Accept the invitation to ${spaceName}`) +
    buttonText(`${path}/decline`, 'Decline', `Decline the invitation to ${spaceName}`)
  );
};

const table = (invitations: readonly OpenInvitation[]): Html =>
  invitations.length === 0
    ? html`<p>There are no open invitations.</p>`
    : tableText(
        ['Space', 'Your role', 'Invited by', 'Works until', 'Answer'],
        invitations.map((one) => [
          one.spaceName,
          MEANING[one.role],
          one.inviter ?? 'a former user',
          one.expiresAt.toISOString().slice(0, 10),
          { part: buttonsOf(one) },
        ]),
      );

/** The open invitations of the signed-in user, for a browser without script. */
@Controller('console/invitations')
export class InvitationsPages {
  constructor(private readonly invitations: AnswerInvitations) {}

  @Get()
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return visitor ? this.page(reply, visitor) : goTo(reply, PATHS.signIn);
  }

  @Post(':id/accept')
  @Page()
  accept(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, async (who) => {
      await this.invitations.accept(who, id);
      return 'You are a member of the Space now.';
    });
  }

  @Post(':id/decline')
  @Page()
  decline(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, async (who) => {
      await this.invitations.decline(who, id);
      return 'The invitation was declined.';
    });
  }

  private async answer(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    id: string,
    work: (visitor: Visitor) => Promise<string>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    try {
      if (!isId('inv', id)) throw notFound();
      const done = await work(visitor);
      return await this.page(reply, visitor, html`<p class="notice" role="status">${done}</p>`);
    } catch (error) {
      const { status } = shownRefusal(reply, error);
      const gone = html`<p class="refused" role="alert">
        This invitation is not open any more. Ask for another one.
      </p>`;
      return this.page(reply, visitor, gone, status);
    }
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    notice: Html = '',
    status = 200,
  ): Promise<string> {
    const title = 'Invitations';
    const body = visitor.isConfirmed
      ? html`!${notice} !${table(await this.invitations.list(visitor))}`
      : html`<p class="refused">
          Confirm your e-mail address first: invitations are for the people who read its mails.
        </p>`;
    return showPage(reply, { title, body, isSignedIn: true, isWide: true }, status);
  }
}
