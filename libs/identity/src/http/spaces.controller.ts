import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  AnyToken,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  GetRoute,
  IfMatch,
  list,
  listOf,
  ListQuery,
  Metered,
  nothing,
  ok,
  one,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import { type Caller, isId } from '@switchyard/kernel';
import { ChangeMember, InviteMember, ReadMembers } from '../use-cases/manage-members';
import { ChangeSpace, CreateSpace, ReadSpaces } from '../use-cases/manage-spaces';
import { shortPage } from './short-page';
import {
  CreateSpaceDto,
  InviteMemberDto,
  MemberDto,
  SpaceDto,
  toMemberDto,
  toSpaceDto,
  UpdateMemberDto,
  UpdateSpaceDto,
} from './space.dto';

const SPACES = '/api/v1/spaces';

/** Spaces and who may enter them. A role is the caller's in the Space of the path. */
@ApiTags('Spaces')
@Controller('api/v1/spaces')
export class SpacesController {
  constructor(
    private readonly read: ReadSpaces,
    private readonly createSpace: CreateSpace,
    private readonly changeSpace: ChangeSpace,
    private readonly members: ReadMembers,
    private readonly inviteMember: InviteMember,
    private readonly changeMember: ChangeMember,
  ) {}

  @GetRoute('', {
    operationId: 'listSpaces',
    summary: 'List your Spaces',
    description:
      'Those that the user of the token may enter, newest first. Send an id as `X-Space-Id` to work in that Space; without it the personal Space is used.',
    answers: listOf(SpaceDto),
    query: ListQuery,
  })
  @AnyToken()
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ListQuery) {
    return list(shortPage(await this.read.all(caller), query), toSpaceDto);
  }

  @GetRoute(':id', {
    operationId: 'getSpace',
    summary: 'Get a Space',
    description: 'Without its members.',
    answers: one(SpaceDto),
  })
  @AnyToken()
  async get(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toSpaceDto(await this.read.one(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createSpace',
    summary: 'Make a shared Space',
    description: 'It belongs to the account of the token, whose user is its OWNER.',
    answers: created(SpaceDto),
    body: CreateSpaceDto,
    errors: ['LIMIT_REACHED'],
  })
  @RequireScopes('campaigns:write')
  @Metered('space_create')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() { name }: CreateSpaceDto,
    @AnswerParam() answer: Answer,
  ) {
    const { tokenAccountId: accountId, userId: ownerId } = caller;
    const space = await this.createSpace.execute({ accountId, ownerId, name });
    return answer.created(SPACES, toSpaceDto(await this.read.counted(space)));
  }

  @PatchRoute(':id', {
    operationId: 'updateSpace',
    summary: 'Change a Space',
    description: 'A merge patch of its name and settings.',
    answers: one(SpaceDto),
    body: UpdateSpaceDto,
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @PatchBody() patch: Patch<UpdateSpaceDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    const changed = await this.changeSpace.execute(caller, id, expected, (current) =>
      patch(toSpaceDto(current)),
    );
    return answer.one(toSpaceDto(changed));
  }

  @GetRoute(':id/members', {
    operationId: 'listMembers',
    summary: 'List who may enter a Space',
    description: 'Members and open invitations, newest first.',
    answers: listOf(MemberDto),
    query: ListQuery,
  })
  @RequireScopes('campaigns:read')
  async listMembers(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @ValidQuery() query: ListQuery,
  ) {
    const all = (await this.members.all(caller, id)).map(toMemberDto);
    const rows = all.map((dto) => ({ ...dto, at: dto, createdAt: new Date(dto.createdAt) }));
    return list(shortPage(rows, query), ({ at }) => at);
  }

  @GetRoute(':id/members/:userId', {
    operationId: 'getMember',
    summary: 'Get a member of a Space',
    description: 'The role and the state of one membership.',
    answers: one(MemberDto),
  })
  @RequireScopes('campaigns:read')
  async getMember(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @PathId(['usr', 'inv'], 'userId') userId: string,
  ) {
    return ok(toMemberDto(await this.members.one(caller, id, userId)));
  }

  @PostRoute(':id/members', {
    operationId: 'inviteMember',
    summary: 'Invite an address into a Space',
    description:
      'Only an OWNER who is a user of its account may do this. A mail invites for 7 days: a user accepts in the console, others register and confirm the address; the answer is the same. Inviting again renews the invitation.',
    answers: created(MemberDto),
    body: InviteMemberDto,
    errors: ['MEMBER_EXISTS', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:write')
  async invite(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @ValidBody() body: InviteMemberDto,
    @AnswerParam() answer: Answer,
  ) {
    const invited = await this.inviteMember.execute(caller, id, body);
    return answer.created(`${SPACES}/${id}/members`, toMemberDto(invited));
  }

  @PatchRoute(':id/members/:userId', {
    operationId: 'updateMember',
    summary: 'Change the role of a member',
    description: 'Only an OWNER who is a user of its account may do this.',
    answers: one(MemberDto),
    body: UpdateMemberDto,
    errors: ['LAST_OWNER', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:write')
  async updateMember(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @PathId('usr', 'userId') userId: string,
    @ValidBody() { role }: UpdateMemberDto,
  ) {
    const member = await this.changeMember.setRole(caller, id, userId, role);
    return ok(toMemberDto({ ...member, status: 'ACTIVE' }));
  }

  @DeleteRoute(':id/members/:userId', {
    operationId: 'removeMember',
    summary: 'Remove a member, leave a Space, or take an invitation back',
    description:
      'Every member may leave. Only an OWNER who is a user of its account may remove others. The last OWNER stays.',
    answers: nothing,
    errors: ['LAST_OWNER', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:write')
  async remove(
    @CallerParam() caller: Caller,
    @PathId('spc') id: string,
    @PathId(['usr', 'inv'], 'userId') userId: string,
  ) {
    await (isId('inv', userId)
      ? this.changeMember.uninvite(caller, id, userId)
      : this.changeMember.remove(caller, id, userId));
  }
}
