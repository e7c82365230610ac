import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  type ExpectedVersion,
  GetRoute,
  IfMatch,
  list,
  listOf,
  ListQuery,
  one,
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
  ChangeConnection,
  CreateConnection,
  GetConnection,
  ListConnections,
} from '../use-cases/manage-connections';
import {
  ConnectionDto,
  CreateConnectionDto,
  toConnectionDto,
  UpdateConnectionDto,
} from './connection.dto';
import { shortPage } from './short-page';

@ApiTags('Connections')
@Controller('api/v1/connections')
export class ConnectionsController {
  constructor(
    private readonly createConnection: CreateConnection,
    private readonly changeConnection: ChangeConnection,
    private readonly getConnection: GetConnection,
    private readonly listConnections: ListConnections,
  ) {}

  @GetRoute('', {
    operationId: 'listConnections',
    summary: 'List the connected ad accounts',
    description:
      'Those of the account that owns the Space, newest first. Guests of a shared Space see names and states alone.',
    answers: listOf(ConnectionDto),
    query: ListQuery,
  })
  @RequireScopes('sync:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ListQuery) {
    return list(
      shortPage(await this.listConnections.execute(caller), query),
      toConnectionDto(caller),
    );
  }

  @GetRoute(':id', {
    operationId: 'getConnection',
    summary: 'Get a connected ad account',
    description: 'Calls no platform: `status` is what the last call reported.',
    answers: one(ConnectionDto),
  })
  @RequireScopes('sync:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('con') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toConnectionDto(caller)(await this.getConnection.execute(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createConnection',
    summary: 'Connect an ad account',
    description:
      'Connects it with credentials that you have; they are stored encrypted and never answered. Calls no platform: try them with `POST /connections/{id}/check`. To consent on the page of the platform instead, start an attempt.',
    answers: created(ConnectionDto),
    body: CreateConnectionDto,
    errors: ['CONNECTION_EXISTS', 'ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateConnectionDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/connections',
      toConnectionDto(caller)(await this.createConnection.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateConnection',
    summary: 'Change a connected ad account',
    description:
      'A merge patch. `DISABLED` stops every call to the platform; it pauses nothing there.',
    answers: one(ConnectionDto),
    body: UpdateConnectionDto,
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('sync:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('con') id: string,
    @PatchBody() patch: Patch<UpdateConnectionDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toConnectionDto(caller)(
        await this.changeConnection.execute(caller, id, expected, (current) =>
          patch(toConnectionDto(caller)(current)),
        ),
      ),
    );
  }
}
