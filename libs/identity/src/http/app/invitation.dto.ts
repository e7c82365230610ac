import { IdOf, OneOf, Text, Timestamp } from '@switchyard/http-kit';
import { SPACE_ROLES, type SpaceRole } from '@switchyard/kernel';
import type { OpenInvitation } from '../../domain';

/** An invitation as the invited user sees it. */
export class InvitationDto {
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

export const toInvitationDto = (invitation: OpenInvitation): InvitationDto => ({
  id: invitation.id,
  spaceId: invitation.spaceId,
  spaceName: invitation.spaceName,
  role: invitation.role,
  invitedBy: invitation.inviter,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});
