import { Flag, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import { OPERATION_STATUSES, type OperationStatus } from '../domain/plan';
import type { Operation, OperationError } from '../domain/sync';
import { contractField, contractPath } from '../use-cases/ask/contract-words';
import { CHANGE_ACTIONS, type WireAction } from './change.dto';
import { exampleId } from './example-id';
import { CampaignId, Count, Entity, Moment, ObjectId, Platform } from './plan-fields';

/** Why an operation was not done. */
export class OperationErrorDto {
  @Text({ max: 100, description: 'Stable code.', example: 'PLATFORM_REFUSED' }) code!: string;
  @Text({
    min: 0,
    max: 4_000,
    description: "For people, mostly the platform's own words.",
    example: 'The budget is below the minimum.',
  })
  message!: string;
  @Text({
    max: 200,
    description: 'Our field path; null for the whole object.',
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
    description: "The platform's id of the request, for its support.",
    example: 'a1b2c3',
    clearable: true,
  })
  platformRequestId!: string | null;
  @Flag({ description: 'Whether another sync may succeed without any change.', example: false })
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
      '`uncertain`: the answer was lost, the next sync finds out. `drifted`: not sent, for somebody had edited it. `deferred`: waits for a quota.',
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
  updatedAt: row.updatedAt.toISOString(),
});
