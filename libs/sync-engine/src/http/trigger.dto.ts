import { IdOf, OneOf, Text, type Answer, type Envelope } from '@switchyard/http-kit';
import { validationError } from '@switchyard/kernel';
import type { Triggered, TriggerAsked } from '../use-cases/ask/trigger-sync';
import { A_HASH, A_HASH_FORM, EXAMPLE_HASH, exampleId } from './example-id';
import { PlanRequestDto, toPlanRequest } from './plan-request.dto';

/** Body of `POST /sync`: the hash of a previewed plan, or what to plan and apply at once. */
export class TriggerSyncDto extends PlanRequestDto {
  @Text({
    min: 64,
    max: 64,
    pattern: A_HASH,
    form: A_HASH_FORM,
    description: 'Applies exactly this plan. Goes with no other member.',
    example: EXAMPLE_HASH,
    optional: true,
  })
  planHash?: string;
}

/** What became of a trigger. */
export class TriggeredDto {
  @IdOf('syn', {
    description: 'The sync to poll; null when there was nothing to do.',
    example: exampleId('syn'),
    clearable: true,
  })
  syncId!: string | null;
  @OneOf(['started', 'nothing_to_sync'], {
    description: 'Whether anything is being done.',
    example: 'started',
  })
  status!: 'started' | 'nothing_to_sync';
}

/** Throws VALIDATION_ERROR with NOT_ALLOWED for each member that a planHash already decides. */
export const readTrigger = ({ planHash, ...scope }: TriggerSyncDto): TriggerAsked => {
  if (planHash === undefined) return { kind: 'scope', request: toPlanRequest(scope) };
  const besides = Object.keys(scope);
  if (besides.length === 0) return { kind: 'plan', planHash };
  throw validationError(
    besides.map((member) => ({
      path: `/${member}`,
      code: 'NOT_ALLOWED',
      message: `${member} cannot be combined with planHash`,
    })),
  );
};

/** 202 with Location, or 200 when there was nothing to do. */
export const answerTrigger = (answer: Answer, triggered: Triggered): Envelope<TriggeredDto> =>
  triggered.syncId === null
    ? answer.done(triggered)
    : answer.accepted(`/api/v1/sync/${triggered.syncId}`, triggered);
