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
  ok,
  one,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ReplayConversion } from '../../use-cases/replay-conversions';
import { TraceConversions } from '../../use-cases/trace-conversions';
import { toTracedDto, TracedConversionDto, TracedConversionQuery } from './event.dto';
import { ConversionTraceDto, ReplayDto, toReplayDto, toTraceDto } from './trace.dto';

@ApiTags('Conversions')
@Controller('api/v1/conversions/events')
export class TracesController {
  constructor(
    private readonly traceConversions: TraceConversions,
    private readonly replayConversion: ReplayConversion,
  ) {}

  @GetRoute('', {
    operationId: 'listConversionEvents',
    summary: 'List conversions of all doors',
    description:
      'Events, uploads, and what providers and websites reported, newest first. `status` is one word over all platforms; what needs a person comes first in it.',
    answers: listOf(TracedConversionDto),
    query: TracedConversionQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: TracedConversionQuery) {
    return list(
      pageOf(await this.traceConversions.list(caller, query, pageRequestOf(query)), query.limit),
      toTracedDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'traceConversion',
    summary: 'Trace a conversion',
    answers: one(ConversionTraceDto),
    description:
      "What became of an event (`cve_…`) or an offline conversion (`off_…`): its match, repetitions left out, every platform's answer, every adjustment.",
  })
  @RequireScopes('reports:read')
  async get(@CallerParam() caller: Caller, @PathId(['cve', 'off']) id: string) {
    return ok(toTraceDto(await this.traceConversions.get(caller, id)));
  }

  @PostRoute(':id/replay', {
    operationId: 'replayConversion',
    summary: 'Send again what failed',
    answers: accepted(ReplayDto),
    errors: ['NOTHING_TO_REPLAY', 'ORDER_TAKEN'],
    description:
      'Failed deliveries of an event, an offline conversion or an adjustment are due now, as if never tried; adjustments skipped because the conversion did not count follow it. ' +
      'The order is reserved again first: 409 `ORDER_TAKEN` names the conversion that has it. An adjustment that does not fit its original is not sent again.',
  })
  @RequireScopes('campaigns:write')
  async replay(
    @CallerParam() caller: Caller,
    @PathId(['cve', 'off', 'adj']) id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.accepted(
      '/api/v1/conversions/events',
      toReplayDto(id, await this.replayConversion.execute(caller, id)),
    );
  }
}
