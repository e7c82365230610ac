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
  one,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { DescribePreview } from '../../use-cases/planning/describe-preview';
import { RequestPreview } from '../../use-cases/planning/request-preview';
import { ReadSyncs } from '../../use-cases/syncing/read-syncs';
import { afterSeq, OptionalBody, pageBySeq, PathPlan } from '../route-parameters';
import { ChangeDto, ChangeQuery, toChangeDto } from './change.dto';
import { PlanRequestDto, toPlanRequest } from './plan-request.dto';
import { PreviewDto, previewWork, toPreviewDto } from './preview.dto';

const PREVIEW =
  'Compares the Space with the platforms and answers the plan; changes nothing there. Waits up to 30 seconds; a longer one is answered 202, to be polled at Location. ' +
  '`failure` says why it `failed`.';

/** Plans: asked for, read, listed change by change. */
@ApiTags('Sync')
@Controller('api/v1/sync/preview')
export class PreviewController {
  constructor(
    private readonly request: RequestPreview,
    private readonly describe: DescribePreview,
    private readonly syncs: ReadSyncs,
  ) {}

  @PostRoute('', {
    operationId: 'previewSync',
    summary: 'Preview a sync plan',
    description: PREVIEW,
    polled: true,
    answers: accepted(PreviewDto, 200),
    body: PlanRequestDto,
    readsOnly: true,
    idempotency: 'detached',
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:read')
  async preview(
    @CallerParam() caller: Caller,
    @OptionalBody(PlanRequestDto) input: PlanRequestDto,
    @AnswerParam() answer: Answer,
  ) {
    const preview = await this.request.execute(caller, toPlanRequest(input));
    return answer.promised(
      `/api/v1/sync/preview/${preview.id}`,
      toPreviewDto(await this.describe.execute(caller, preview)),
      previewWork(preview),
    );
  }

  @GetRoute(':id', {
    operationId: 'getSyncPreview',
    summary: 'Get a sync plan',
    description: 'By the id of a preview, or a planHash: the newest preview with it.',
    polled: true,
    answers: one(PreviewDto),
  })
  @RequireScopes('sync:read')
  async get(
    @CallerParam() caller: Caller,
    @PathPlan() idOrHash: string,
    @AnswerParam() answer: Answer,
  ) {
    const preview = await this.syncs.preview(caller, idOrHash);
    return answer
      .polled(previewWork(preview))
      .done(toPreviewDto(await this.describe.execute(caller, preview)));
  }

  @GetRoute(':id/changes', {
    operationId: 'listSyncPreviewChanges',
    summary: 'List every change of a sync plan',
    description: 'In the order of the plan.',
    answers: listOf(ChangeDto),
    query: ChangeQuery,
  })
  @RequireScopes('sync:read')
  async changes(
    @CallerParam() caller: Caller,
    @PathPlan() idOrHash: string,
    @ValidQuery() query: ChangeQuery,
  ) {
    const preview = await this.syncs.preview(caller, idOrHash);
    const rows = await this.syncs.changes(
      caller,
      preview.id,
      query,
      afterSeq(query),
      query.limit + 1,
    );
    return list(pageBySeq(rows, query.limit), ({ change }) => toChangeDto(change));
  }
}
