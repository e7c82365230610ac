import { Refusal, type SpaceRole } from '@switchyard/kernel';

export const SPACE_TYPES = ['PERSONAL', 'SHARED'] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export interface Space {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: SpaceType;
  readonly createdAt: Date;
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
