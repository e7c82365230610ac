import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DeleteRoute,
  GetRoute,
  IdOf,
  list,
  listOf,
  ListQuery,
  nothing,
  OneOf,
  PathId,
  PostRoute,
  Session,
  Text,
  Timestamp,
  ValidQuery,
  VisitorParam,
} from '@switchyard/http-kit';
import { SPACE_ROLES, type SpaceRole, type Visitor } from '@switchyard/kernel';
import type { OpenInvitation } from '../../domain';
import { AnswerInvitations } from '../../use-cases/people/invitations';
import { shortPage } from '../short-page';

/** An invitation as the invited user sees it. */
class InvitationDto {
  @IdOf('inv', { description: 'The invitation.', example: 'inv_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @IdOf('spc', { description: 'The Space.', example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  spaceId!: string;
  @Text({ max: 255, description: 'What the Space is called.', example: 'Client work' })
  spaceName!: string;
  @OneOf(SPACE_ROLES, {
    description: 'What you may do there: VIEWER reads, EDITOR changes, OWNER manages, too.',
    example: 'VIEWER',
  })
  role!: SpaceRole;
  @Text({
    max: 320,
    clearable: true,
    description: 'The e-mail address of who invites; null when that user is gone.',
    example: 'ada@example.com',
  })
  invitedBy!: string | null;
  @Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Timestamp({ description: 'When it ends.', example: '2026-11-28T09:00:00.000Z' })
  expiresAt!: string;
}

const toInvitationDto = (invitation: OpenInvitation): InvitationDto => ({
  id: invitation.id,
  spaceId: invitation.spaceId,
  spaceName: invitation.spaceName,
  role: invitation.role,
  invitedBy: invitation.inviter,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

/** The open invitations of the signed-in user. */
@ApiTags('People')
@Controller('app/invitations')
export class InvitationsController {
  constructor(private readonly invitations: AnswerInvitations) {}

  @GetRoute('', {
    operationId: 'listInvitations',
    summary: 'List the Spaces that you are invited to',
    description: 'Invitations of your e-mail address that can be accepted, newest first.',
    answers: listOf(InvitationDto),
    query: ListQuery,
  })
  @Session('confirmed')
  async list(@VisitorParam() visitor: Visitor, @ValidQuery() query: ListQuery) {
    return list(shortPage(await this.invitations.list(visitor), query), toInvitationDto);
  }

  @PostRoute(':id/accept', {
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation',
    description: 'You are a member of the Space from the next request on.',
    answers: nothing,
  })
  @Session('confirmed')
  async accept(@VisitorParam() visitor: Visitor, @PathId('inv') id: string) {
    await this.invitations.accept(visitor, id);
  }

  @DeleteRoute(':id', {
    operationId: 'declineInvitation',
    summary: 'Decline an invitation',
    description: 'The invitation is gone; its Space can send a new one.',
    answers: nothing,
  })
  @Session('confirmed')
  async decline(@VisitorParam() visitor: Visitor, @PathId('inv') id: string) {
    await this.invitations.decline(visitor, id);
  }
}
