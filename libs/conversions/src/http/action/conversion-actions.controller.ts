import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  filterOf,
  GetRoute,
  IfMatch,
  list,
  listOf,
  nothing,
  one,
  pageOf,
  pageRequestOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  CreateAction,
  DeleteAction,
  ReadActions,
  UpdateAction,
} from '../../use-cases/action/manage-actions';
import {
  ConversionActionDto,
  ConversionActionQuery,
  CreateConversionActionDto,
  DeleteConversionActionQuery,
  UpdateConversionActionDto,
} from './action.dto';

@ApiTags('Conversions')
@Controller('api/v1/conversions/actions')
export class ConversionActionsController {
  constructor(
    private readonly createAction: CreateAction,
    private readonly readActions: ReadActions,
    private readonly updateAction: UpdateAction,
    private readonly deleteAction: DeleteAction,
  ) {}

  @GetRoute('', {
    operationId: 'listConversionActions',
    summary: 'List conversion actions',
    description: 'Created ones, and those that events made on first use.',
    answers: listOf(ConversionActionDto),
    query: ConversionActionQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ConversionActionQuery) {
    return list(
      pageOf(
        await this.readActions.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      ({ view: action }) => action,
    );
  }

  @GetRoute(':id', {
    operationId: 'getConversionAction',
    summary: 'Get a conversion action',
    description: 'Its `version` is also the ETag.',
    answers: one(ConversionActionDto),
  })
  @RequireScopes('reports:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('cva') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(await this.readActions.get(caller, id));
  }

  @PostRoute('', {
    operationId: 'createConversionAction',
    summary: 'Create a conversion action',
    description:
      'Stored here only: a platform gets it before the first conversion that goes there.',
    answers: created(ConversionActionDto),
    body: CreateConversionActionDto,
    errors: ['NAME_TAKEN', 'LEAD_STAGE_TAKEN', 'EVENT_NAME_TAKEN'],
  })
  @RequireScopes('campaigns:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateConversionActionDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/conversions/actions',
      await this.createAction.execute(caller, input),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateConversionAction',
    summary: 'Change a conversion action',
    description: 'A merge patch. `type` is fixed. Conversions that were sent stay as they are.',
    answers: one(ConversionActionDto),
    body: UpdateConversionActionDto,
    errors: ['NAME_TAKEN', 'LEAD_STAGE_TAKEN', 'EVENT_NAME_TAKEN'],
  })
  @RequireScopes('campaigns:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('cva') id: string,
    @PatchBody() patch: Patch<UpdateConversionActionDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(await this.updateAction.execute(caller, id, expected, patch));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteConversionAction',
    summary: 'Delete a conversion action',
    description: 'While campaigns bid on it only with `force=true`, which takes it from them.',
    answers: nothing,
    query: DeleteConversionActionQuery,
    errors: ['CONVERSION_ACTION_IN_USE'],
  })
  @RequireScopes('campaigns:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('cva') id: string,
    @ValidQuery() { force }: DeleteConversionActionQuery,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteAction.execute(caller, id, expected, force ?? false);
  }
}
