import { AnyJson, Flag, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';
import type { Operation, OperationError } from '../../domain/syncing/sync';
import { OPERATION_STATUSES, type OperationStatus } from '../../domain/syncing/sync-status';
import {
  contractField,
  contractPath,
  contractValue,
} from '../../use-cases/planning/contract-words';
import { CampaignId, Count, Entity, exampleId, Moment, ObjectId, Platform } from '../plan-fields';
import { CHANGE_ACTIONS, type WireAction } from '../planning/change.dto';

/** Why an operation was not done. */
export class OperationErrorDto {
  @Text({ max: 100, description: 'Stable code.', example: 'PLATFORM_REFUSED' }) code!: string;
  @Text({
    min: 0,
    max: 4_000,
    description: "For people, mostly the platform's words.",
    example: 'The budget is below the minimum.',
  })
  message!: string;
  @Text({
    max: 200,
    description: 'Our field path; null: the whole object.',
    example: 'budget',
    clearable: true,
  })
  field!: string | null;
  @Text({
    max: 200,
    description: "The platform's own code.",
    example: 'budget_error.TOO_LOW',
    clearable: true,
  })
  platformCode!: string | null;
  @Text({
    max: 200,
    description: "The platform's id of the request.",
    example: 'a1b2c3',
    clearable: true,
  })
  platformRequestId!: string | null;
  @Flag({ description: 'Whether another sync may succeed unchanged.', example: false })
  retryable!: boolean;
  @Text({
    max: 64,
    description: 'Our id of the object whose failure was the cause.',
    example: exampleId('cmp'),
    optional: true,
  })
  cause?: string;
}

export const exampleError: OperationErrorDto = {
  code: 'PLATFORM_REFUSED',
  message: 'The budget is below the minimum.',
  field: 'budget',
  platformCode: 'budget_error.TOO_LOW',
  platformRequestId: 'a1b2c3',
  retryable: false,
};

/** An edit on the platform that the change went over. */
export class OperationWarningDto {
  @Text({ max: 100, description: 'Stable code.', example: 'DRIFT_OVERWRITTEN' }) code!: string;
  @Text({ max: 200, description: 'Our field.', example: 'budget' }) field!: string;
  @AnyJson({ description: 'Sent; money in major units.', example: 30 }) local!: Json;
  @AnyJson({ description: 'Set on the platform.', example: 55 }) remote!: Json;
  @Text({
    min: 0,
    max: 2_000,
    description: 'For people; may change.',
    example: 'It was changed on the platform while the sync ran, and is overwritten.',
  })
  message!: string;
}

const OVERWRITTEN = {
  code: 'DRIFT_OVERWRITTEN',
  message: 'It was changed on the platform while the sync ran, and is overwritten.',
} as const;

const exampleOverwritten: OperationWarningDto = {
  ...OVERWRITTEN,
  field: 'budget',
  local: 30,
  remote: 55,
};

/** One change of a sync, and what became of it. */
export class OperationDto {
  @Text({ max: 64, description: 'The operation.', example: 'opr_01kb4wq6m3e0sv5mwzq8a7h2rd_1' })
  id!: string;
  @CampaignId() campaignId!: string;
  @Entity() entity!: string;
  @ObjectId() entityId!: string;
  @Platform('Where.') platform!: PlatformId;
  @OneOf(CHANGE_ACTIONS, { description: 'What is done.', example: 'create' }) action!: WireAction;
  @OneOf(OPERATION_STATUSES, {
    description:
      '`uncertain`: the answer was lost, the next sync finds out. `drifted`: not sent, edited there. `deferred`: waits for a quota.',
    example: 'succeeded',
  })
  status!: OperationStatus;
  @Count('How often it was sent.', 1) attempts!: number;
  @ListOf(Text({ max: 100, description: 'A field.', example: 'budget' }), {
    maxItems: 100,
    description: 'Which fields it changes.',
    example: ['budget'],
  })
  fields!: readonly string[];
  @Text({
    max: 500,
    description: "The platform's id of the object.",
    example: '21987654321',
    clearable: true,
  })
  remoteId!: string | null;
  @Nested(() => OperationErrorDto, {
    description: 'Why it was not done.',
    example: exampleError,
    clearable: true,
  })
  error!: OperationErrorDto | null;
  @ListOf(Nested(() => OperationWarningDto, { description: 'One.', example: exampleOverwritten }), {
    maxItems: 100,
    description:
      'Edits on the platform between the last look and the write, overwritten. Only Meta shows them, for campaigns and ad groups.',
    example: [exampleOverwritten],
  })
  warnings!: readonly OperationWarningDto[];
  @Moment('When its status last changed.') updatedAt!: string;
}

export const toOperationErrorDto = ({
  code,
  message,
  field,
  platformCode,
  platformRequestId,
  retryable,
  cause,
}: OperationError): OperationErrorDto => ({
  code,
  message,
  field: field && contractPath(field),
  platformCode,
  platformRequestId,
  retryable,
  ...(cause === undefined ? {} : { cause }),
});

export const toOperationDto = (row: Operation): OperationDto => ({
  id: row.id,
  campaignId: row.campaignId,
  entity: row.entity,
  entityId: row.localId,
  platform: row.platform,
  action: row.action,
  status: row.status,
  attempts: row.attempts,
  fields: row.change.fields.map(({ field }) => contractField(field)),
  remoteId: row.remoteId,
  error: row.error && toOperationErrorDto(row.error),
  warnings: (row.overwritten ?? []).map(({ field, local, remote }) => ({
    ...OVERWRITTEN,
    field: contractField(field),
    local: contractValue(field, local),
    remote: contractValue(field, remote),
  })),
  updatedAt: row.updatedAt.toISOString(),
});
