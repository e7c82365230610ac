import { AnyJson, IdOf, ListOf, ListQuery, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { EntityKind, Json } from '@switchyard/platforms/domain';
import type { FieldChange, FieldOwner, PlannedChange } from '../../domain/planning/plan';
import { OPERATION_STATUSES, type OperationStatus } from '../../domain/syncing/sync-status';
import { contractField, contractValue } from '../../use-cases/planning/contract-words';
import { CampaignId, Entity, exampleId, ObjectId, Platform } from '../plan-fields';

/** Everything that a plan can do to an object. */
export const CHANGE_ACTIONS = [
  'create',
  'update',
  'replace',
  'remove',
  'adopt',
  'import',
  'release',
  'forget',
] as const;
export type WireAction = (typeof CHANGE_ACTIONS)[number];

const exampleField = { field: 'budget', before: 20, after: 30, owner: 'local' };

/** One field that changes. */
export class FieldChangeDto {
  @Text({
    max: 100,
    description: 'Our field, or a path such as `targeting/devices`.',
    example: 'budget',
  })
  field!: string;
  @AnyJson({
    description: 'Money in major units; null when it was not set.',
    example: 20,
  })
  before!: Json;
  @AnyJson({ description: 'Its value after.', example: 30 }) after!: Json;
  @OneOf(['local', 'remote', 'both'], {
    description: 'Who changed it since the last sync.',
    example: 'local',
  })
  owner!: FieldOwner;
}

/** One change of a plan. */
export class ChangeDto {
  @OneOf(CHANGE_ACTIONS, {
    name: 'ChangeAction',
    description:
      '`replace`: the platform cannot change a field in place; review and history are lost. `import`: we take over what was changed on the platform. `release`: an unlinked ' +
      'campaign is paused or removed there. `forget`: the platform has it no more.',
    example: 'update',
  })
  action!: WireAction;
  @Entity() entity!: EntityKind;
  @ObjectId() id!: string;
  @CampaignId('Its campaign.') campaignId!: string;
  @Platform('Where.') platform!: PlatformId;
  @Text({ min: 0, max: 1_000, description: 'Its name or words.', example: 'Autumn' })
  name!: string;
  @ListOf(Nested(() => FieldChangeDto, { description: 'One field.', example: exampleField }), {
    maxItems: 100,
    description: 'What changes in it.',
    example: [exampleField],
  })
  fields!: readonly FieldChangeDto[];
  @Text({
    min: 0,
    max: 1_000,
    description: 'Why, for people.',
    example: 'Changed here since the last sync.',
  })
  reason!: string;
}

export const exampleChange: ChangeDto = {
  action: 'update',
  entity: 'campaign',
  id: exampleId('cmp'),
  campaignId: exampleId('cmp'),
  platform: 'google-ads',
  name: 'Autumn',
  fields: [{ field: 'budget', before: 20, after: 30, owner: 'local' }],
  reason: 'Changed here since the last sync.',
};

/** A planned change in the contract's words and units. */
export const toChangeDto = ({
  action,
  address: { entity, id, campaignId, platform },
  name,
  fields,
  reason,
}: PlannedChange): ChangeDto => ({
  action,
  entity,
  id,
  campaignId,
  platform,
  name,
  fields: fields.map(toFieldChange),
  reason,
});

const toFieldChange = ({ field, before, after, owner }: FieldChange): FieldChangeDto => ({
  field: contractField(field),
  before: contractValue(field, before),
  after: contractValue(field, after),
  owner,
});

class PartQuery extends ListQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only of this platform.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @IdOf('cmp', { description: 'Only of this campaign.', example: exampleId('cmp'), optional: true })
  readonly campaignId?: string;
}

/** Query of `GET /sync/preview/:id/changes`. */
export class ChangeQuery extends PartQuery {
  @OneOf(CHANGE_ACTIONS, { description: 'Only this action.', example: 'create', optional: true })
  readonly action?: WireAction;
}

/** Query of `GET /sync/:id/operations`. */
export class OperationQuery extends PartQuery {
  @OneOf(OPERATION_STATUSES, {
    name: 'OperationStatus',
    description: 'Only with this status.',
    example: 'failed',
    optional: true,
  })
  readonly status?: OperationStatus;
}
