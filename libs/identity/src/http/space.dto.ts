import { IdOf, OneOf, Text, Timestamp, WholeNumber } from '@switchyard/http-kit';
import { SPACE_ROLES, type SpaceRole } from '@switchyard/kernel';
import { SPACE_TYPES, type SpaceType } from '../domain';
import type { ListedSpace } from '../use-cases/list-spaces';

/** A Space as one of its members sees it. */
export class SpaceDto {
  @IdOf('spc', { description: 'Goes into X-Space-Id.', example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @Text({ max: 255, description: 'Its name.', example: 'Personal' }) name!: string;
  @OneOf(SPACE_TYPES, { description: 'Personal, or shared with others.', example: 'PERSONAL' })
  type!: SpaceType;
  @OneOf(SPACE_ROLES, {
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
}

export const toSpaceDto = ({
  id,
  name,
  type,
  role,
  campaignCount,
  createdAt,
}: ListedSpace): SpaceDto => ({
  id,
  name,
  type,
  role,
  campaignCount,
  createdAt: createdAt.toISOString(),
});
