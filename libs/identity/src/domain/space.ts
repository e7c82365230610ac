import { Refusal, type SpaceRole } from '@switchyard/kernel';

export const SPACE_TYPES = ['PERSONAL', 'SHARED'] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export const ROUTINGS = ['lastClick', 'allMatching'] as const;
export type Routing = (typeof ROUTINGS)[number];

/** What a Space sets for its conversions; a member that is absent has its default. */
export interface SpaceSettings {
  /** ISO 3166-1 alpha-2: where a phone number without a country code belongs. Default: none. */
  readonly defaultCountry?: string;
  /** ISO 3166-1 alpha-2: country of persons for whom none is stated. Default: not known. */
  readonly region?: string;
  /** IANA zone of times without one. Default: the account's. */
  readonly timeZone?: string;
  /** Which platforms get a conversion. Default: `lastClick`. */
  readonly routing?: Routing;
  /** Events of any name are taken. Default: only those of the table. */
  readonly customEvents?: boolean;
}

export interface Space {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: SpaceType;
  readonly settings: SpaceSettings;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export interface Membership {
  readonly spaceId: string;
  readonly userId: string;
  readonly role: SpaceRole;
  readonly createdAt: Date;
}

/** A Space as one of its members sees it. */
export interface SpaceOfUser extends Space {
  readonly role: SpaceRole;
}

export const spaceNotFound = (): Refusal =>
  new Refusal('SPACE_NOT_FOUND', 'There is no such Space.');
export const notAMember = (): Refusal =>
  new Refusal('NOT_A_MEMBER', 'You are not a member of this Space.');

/** A member as the other members of the Space see it. */
export interface Member extends Membership {
  readonly email: string;
  /** The account of the user, which need not be the one that owns the Space. */
  readonly accountId: string;
}

/** How long an invitation may be accepted. */
export const INVITATION_DAYS = 7;

/**
 * Who may become a member: a user with this address accepts it, another person confirms the address
 * first.
 */
export interface Invitation {
  readonly id: string;
  readonly spaceId: string;
  /** Lower case. */
  readonly email: string;
  readonly role: SpaceRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** An invitation as the invited user sees it. */
export interface OpenInvitation extends Invitation {
  readonly spaceName: string;
  /** The address of who invited; null when that user is gone. */
  readonly inviter: string | null;
}

/**
 * Whether the removal or the new role of a member would leave the Space without an owner of the
 * account that it belongs to. No user could manage it then.
 */
export const isLastOwner = (
  space: Pick<Space, 'accountId'>,
  members: readonly Member[],
  userId: string,
): boolean => {
  const owners = members.filter(
    ({ role, accountId }) => role === 'OWNER' && accountId === space.accountId,
  );
  return owners.length === 1 && owners[0]!.userId === userId;
};

export const lastOwner = (): Refusal =>
  new Refusal(
    'LAST_OWNER',
    'This is the last owner of the Space. Make another member of its account OWNER first.',
  );

export const ownersOnly = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Only an OWNER of the Space, of the account that it belongs to, may do this.',
  );
