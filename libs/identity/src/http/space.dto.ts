import {
  EmailAddress,
  Flag,
  IdOf,
  Nested,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
  ZoneName,
} from '@switchyard/http-kit';
import { SPACE_ROLES, type SpaceRole } from '@switchyard/kernel';
import { type Routing, ROUTINGS, SPACE_TYPES, type SpaceType } from '../domain';
import { memberId, type MemberOrInvited } from '../use-cases/manage-members';
import type { ListedSpace } from '../use-cases/manage-spaces';

const country = {
  min: 2,
  max: 2,
  pattern: /^[A-Z]{2}$/,
  form: 'the code of a country such as DE',
  example: 'DE',
  optional: true,
  clearable: true,
} as const;

/** What a Space sets for its conversions. */
export class SpaceSettingsDto {
  @Text({ ...country, description: 'Of phone numbers without a country code.' })
  defaultCountry?: string;
  @Text({ ...country, description: 'Country of persons for whom none is stated.' })
  region?: string;
  @ZoneName({
    description: "Of times without a zone; else the account's.",
    example: 'Europe/Berlin',
    optional: true,
    clearable: true,
  })
  timeZone?: string;
  @OneOf(ROUTINGS, {
    name: 'Routing',
    description:
      '`lastClick` (default): the platform of the click alone. `allMatching`: every platform that may match.',
    example: 'lastClick',
    optional: true,
    clearable: true,
  })
  routing?: Routing;
  @Flag({
    description: 'Take events of names that are not in the table of event names.',
    example: false,
    optional: true,
    clearable: true,
  })
  customEvents?: boolean;
}

/** Body of `POST /spaces`. */
export class CreateSpaceDto {
  @Text({ min: 1, max: 255, description: 'A name for people.', example: 'Client work' })
  name!: string;
}

/** Body of `PATCH /spaces/:id`. */
export class UpdateSpaceDto extends PartialOf(CreateSpaceDto) {
  @Nested(() => SpaceSettingsDto, {
    description: 'For its conversions.',
    example: { defaultCountry: 'DE' },
    optional: true,
  })
  settings?: SpaceSettingsDto;
}

/** A Space as one of its members sees it. */
export class SpaceDto {
  @IdOf('spc', { description: 'Goes into X-Space-Id.', example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @Text({ max: 255, description: 'Its name.', example: 'Personal' }) name!: string;
  @OneOf(SPACE_TYPES, { description: 'Personal, or shared with others.', example: 'PERSONAL' })
  type!: SpaceType;
  @Nested(() => SpaceSettingsDto, {
    description: 'For its conversions.',
    example: { defaultCountry: 'DE' },
  })
  settings!: SpaceSettingsDto;
  @OneOf(SPACE_ROLES, {
    name: 'SpaceRole',
    description: 'VIEWER reads, EDITOR changes, OWNER also manages.',
    example: 'OWNER',
  })
  role!: SpaceRole;
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Campaigns in it that are not removed.',
    example: 3,
  })
  campaignCount!: number;
  @Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Timestamp({ description: 'When it was last renamed.', example: '2026-11-21T09:00:00.000Z' })
  updatedAt!: string;
  @WholeNumber({
    min: 1,
    max: 2_147_483_647,
    description: '+1 with every change; the ETag.',
    example: 1,
  })
  version!: number;
}

export const toSpaceDto = (space: ListedSpace): SpaceDto => ({
  id: space.id,
  name: space.name,
  type: space.type,
  settings: space.settings,
  role: space.role,
  campaignCount: space.campaignCount,
  createdAt: space.createdAt.toISOString(),
  updatedAt: space.updatedAt.toISOString(),
  version: space.version,
});

const role = {
  description:
    'VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space.',
  example: 'VIEWER',
};

/** Body of `POST /spaces/:id/members`. */
export class InviteMemberDto {
  @EmailAddress({
    description:
      'Becomes a member by accepting within 7 days, or by registering and confirming the address.',
    example: 'grace@example.com',
  })
  email!: string;
  @OneOf(SPACE_ROLES, role) role!: SpaceRole;
}

/** Body of `PATCH /spaces/:id/members/:userId`. */
export class UpdateMemberDto {
  @OneOf(SPACE_ROLES, role) role!: SpaceRole;
}

export const MEMBER_STATUSES = ['ACTIVE', 'INVITED'] as const;

/** A member of a Space, or an address that was invited to it. */
export class MemberDto {
  @Text({
    max: 30,
    description: 'Stands in the path: the id of the user, or that of the invitation.',
    example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  id!: string;
  @IdOf('usr', {
    clearable: true,
    description: 'The user; null until the invitation is accepted.',
    example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  userId!: string | null;
  @Text({ max: 320, description: 'The e-mail address.', example: 'grace@example.com' })
  email!: string;
  @OneOf(SPACE_ROLES, role) role!: SpaceRole;
  @OneOf(MEMBER_STATUSES, {
    description: 'INVITED: becomes a member by accepting the invitation.',
    example: 'ACTIVE',
  })
  status!: (typeof MEMBER_STATUSES)[number];
  @Timestamp({
    description: 'When it was made.',
    example: '2026-11-21T09:00:00.000Z',
  })
  createdAt!: string;
  @Timestamp({
    clearable: true,
    description: 'When the invitation ends; null for members.',
    example: '2026-11-28T09:00:00.000Z',
  })
  expiresAt!: string | null;
}

export const toMemberDto = (member: MemberOrInvited): MemberDto => ({
  id: memberId(member),
  userId: member.status === 'ACTIVE' ? member.userId : null,
  email: member.email,
  role: member.role,
  status: member.status,
  createdAt: member.createdAt.toISOString(),
  expiresAt: member.status === 'INVITED' ? member.expiresAt.toISOString() : null,
});
