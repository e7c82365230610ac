import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  GetRoute,
  list,
  listOf,
  one,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { MarkAlertRead, ReadAlerts } from '../use-cases/read-alerts';
import { AlertDto, AlertQuery, toAlertDto } from './alert.dto';

const FEED =
  'Of the account that owns the Space: what happened in Spaces of the caller and, for users of that account, to the account itself.';

@ApiTags('Alerts')
@Controller('api/v1/alerts')
export class AlertsController {
  constructor(
    private readonly readAlerts: ReadAlerts,
    private readonly markRead: MarkAlertRead,
  ) {}

  @GetRoute('', {
    operationId: 'listAlerts',
    summary: 'List alerts',
    description: FEED,
    answers: listOf(AlertDto),
    query: AlertQuery,
  })
  @RequireScopes('campaigns:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AlertQuery) {
    return list(
      pageOf(await this.readAlerts.list(caller, query, pageRequestOf(query)), query.limit),
      toAlertDto,
    );
  }

  @PostRoute(':id/read', {
    operationId: 'readAlert',
    summary: 'Mark an alert read',
    description: 'For the caller alone.',
    answers: one(AlertDto),
  })
  @RequireScopes('campaigns:write')
  async read(
    @CallerParam() caller: Caller,
    @PathId('alr') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAlertDto(await this.markRead.execute(caller, id)));
  }
}
