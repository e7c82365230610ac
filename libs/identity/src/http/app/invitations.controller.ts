import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DeleteRoute,
  GetRoute,
  list,
  listOf,
  ListQuery,
  nothing,
  PathId,
  PostRoute,
  Session,
  ValidQuery,
  VisitorParam,
} from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import { AnswerInvitations } from '../../use-cases/people/invitations';
import { shortPage } from '../short-page';
import { InvitationDto, toInvitationDto } from './invitation.dto';

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
