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
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  CreateSource,
  DeleteSource,
  ReadSources,
  UpdateSource,
} from '../../use-cases/source/manage-sources';
import {
  ConversionSourceDto,
  ConversionSourceQuery,
  CreateConversionSourceDto,
  PathSourceId,
  toConversionSourceDto,
  UpdateConversionSourceDto,
} from './source.dto';

@ApiTags('Conversions')
@Controller('api/v1/conversions/sources')
export class ConversionSourcesController {
  constructor(
    private readonly createSource: CreateSource,
    private readonly readSources: ReadSources,
    private readonly updateSource: UpdateSource,
    private readonly deleteSource: DeleteSource,
  ) {}

  @GetRoute('', {
    operationId: 'listConversionSources',
    summary: 'List conversion sources',
    description: 'Providers that report conversions by themselves.',
    answers: listOf(ConversionSourceDto),
    query: ConversionSourceQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ConversionSourceQuery) {
    return list(
      pageOf(
        await this.readSources.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toConversionSourceDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getConversionSource',
    summary: 'Get a conversion source',
    description: 'The secret is never answered.',
    answers: one(ConversionSourceDto),
  })
  @RequireScopes('reports:read')
  async get(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toConversionSourceDto(await this.readSources.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createConversionSource',
    summary: 'Create a conversion source',
    description: 'Give the provider `receiveUrl`, and its signing secret here as `accountRef`.',
    answers: created(ConversionSourceDto),
    body: CreateConversionSourceDto,
    errors: ['SOURCE_EXISTS'],
  })
  @RequireScopes('campaigns:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateConversionSourceDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/conversions/sources',
      toConversionSourceDto(await this.createSource.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateConversionSource',
    summary: 'Change a conversion source',
    description: 'A merge patch, of `config` too. `receiveUrl` stays.',
    answers: one(ConversionSourceDto),
    body: UpdateConversionSourceDto,
  })
  @RequireScopes('campaigns:write')
  async update(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @PatchBody() patch: Patch<UpdateConversionSourceDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toConversionSourceDto(await this.updateSource.execute(caller, id, expected, patch)),
    );
  }

  @DeleteRoute(':id', {
    operationId: 'deleteConversionSource',
    summary: 'Delete a conversion source',
    description: 'Its address is 404 from then on. What it reported stays.',
    answers: nothing,
  })
  @RequireScopes('campaigns:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteSource.execute(caller, id, expected);
  }
}
