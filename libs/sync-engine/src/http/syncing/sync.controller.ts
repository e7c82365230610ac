import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  accepted,
  Answer,
  AnswerParam,
  CallerParam,
  GetRoute,
  list,
  listOf,
  ListQuery,
  one,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { DescribePreview } from '../../use-cases/planning/describe-preview';
import { ReadSyncs } from '../../use-cases/syncing/read-syncs';
import { TriggerSync } from '../../use-cases/syncing/trigger-sync';
import { UndoSync } from '../../use-cases/undo/undo-sync';
import { OperationQuery } from '../planning/change.dto';
import { PreviewDto, previewWork, toPreviewDto } from '../planning/preview.dto';
import { afterSeq, OptionalBody, pageBySeq } from '../route-parameters';
import { OperationDto, toOperationDto } from './operation.dto';
import {
  answerTrigger,
  readTrigger,
  SyncDto,
  syncWork,
  toSyncDto,
  TriggeredDto,
  TriggerSyncDto,
} from './sync.dto';

const TRIGGER =
  "With a `planHash` exactly that plan: an applied one is 409 `PLAN_ALREADY_APPLIED` with the sync's id, so that a trigger can be sent again. A change here since is 409 " +
  '`SYNC_PLAN_DRIFT`, a plan with everything blocked 409 `PLAN_BLOCKED`, an empty one 200 `nothing_to_sync`. Without one the scope is planned and applied at once. One sync ' +
  'of a Space runs at a time.';

const UNDO =
  'Answers a plan that reverts the sync here and on the platforms; apply it by its `planHash`. What the sync made leaves the platform and stays here (`STAYS_HERE`); what it ' +
  'removed is restored here and created anew there; what it took over is released. A later edit stays (`CHANGED_SINCE`). `warnings` lists what cannot be reverted ' +
  '(`NOT_SET_BACK`).';

/** Syncs: triggered, polled, cancelled. */
@ApiTags('Sync')
@Controller('api/v1/sync')
export class SyncController {
  constructor(
    private readonly trigger: TriggerSync,
    private readonly syncs: ReadSyncs,
    private readonly undoSync: UndoSync,
    private readonly describe: DescribePreview,
  ) {}

  @PostRoute('', {
    operationId: 'triggerSync',
    summary: 'Trigger a sync',
    description: TRIGGER,
    polled: true,
    answers: accepted(TriggeredDto, 200),
    body: TriggerSyncDto,
    errors: [
      'PLAN_NOT_FOUND',
      'PLAN_EXPIRED',
      'PLAN_ALREADY_APPLIED',
      'PLAN_BLOCKED',
      'SYNC_PLAN_DRIFT',
      'SYNC_ALREADY_ACTIVE',
      'ROLE_TOO_LOW',
    ],
  })
  @RequireScopes('sync:write', 'campaigns:write')
  async start(
    @CallerParam() caller: Caller,
    @OptionalBody(TriggerSyncDto) input: TriggerSyncDto,
    @AnswerParam() answer: Answer,
  ) {
    return answerTrigger(answer, await this.trigger.execute(caller, readTrigger(input)));
  }

  @GetRoute('', {
    operationId: 'listSyncs',
    summary: 'List the syncs of the Space',
    description: 'Newest first, with the present state.',
    answers: listOf(SyncDto),
    query: ListQuery,
  })
  @RequireScopes('sync:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ListQuery) {
    const { limit, cursor } = pageRequestOf(query);
    const rows = (await this.syncs.page(caller, limit + 1, cursor)).map((view) => ({
      view,
      id: view.sync.id,
      createdAt: view.sync.createdAt,
    }));
    return list(pageOf(rows, limit), ({ view }) => toSyncDto(view));
  }

  @GetRoute(':id', {
    operationId: 'getSync',
    summary: 'Get a sync',
    description: 'Poll until `effectiveStatus` is an end state; Retry-After says how often.',
    polled: true,
    answers: one(SyncDto),
  })
  @RequireScopes('sync:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('syn') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const view = await this.syncs.sync(caller, id);
    return answer.polled(syncWork(view)).done(toSyncDto(view));
  }

  @GetRoute(':id/operations', {
    operationId: 'listSyncOperations',
    summary: 'List what a sync does, operation by operation',
    description: 'In the order of the plan.',
    answers: listOf(OperationDto),
    query: OperationQuery,
  })
  @RequireScopes('sync:read')
  async operations(
    @CallerParam() caller: Caller,
    @PathId('syn') id: string,
    @ValidQuery() query: OperationQuery,
  ) {
    const rows = await this.syncs.operationsOf(caller, id, query, afterSeq(query), query.limit + 1);
    return list(pageBySeq(rows, query.limit), toOperationDto);
  }

  @PostRoute(':id/undo', {
    operationId: 'undoSync',
    summary: 'Preview the undoing of a sync',
    description: UNDO,
    polled: true,
    answers: accepted(PreviewDto, 200),
    readsOnly: true,
    idempotency: 'detached',
    errors: ['SYNC_ALREADY_ACTIVE'],
  })
  @RequireScopes('sync:read')
  async undo(
    @CallerParam() caller: Caller,
    @PathId('syn') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const preview = await this.undoSync.execute(caller, id);
    return answer.promised(
      `/api/v1/sync/preview/${preview.id}`,
      toPreviewDto(await this.describe.execute(caller, preview)),
      previewWork(preview),
    );
  }

  @PostRoute(':id/cancel', {
    operationId: 'cancelSync',
    summary: 'Cancel a sync',
    description: 'Takes effect before the next request to a platform. What was sent stays.',
    polled: true,
    answers: one(SyncDto),
    errors: ['SYNC_NOT_ACTIVE'],
  })
  @RequireScopes('sync:write')
  async cancel(
    @CallerParam() caller: Caller,
    @PathId('syn') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const view = await this.syncs.cancel(caller, id);
    return answer.polled(syncWork(view)).done(toSyncDto(view));
  }
}
