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
  pageOf,
  pageRequestOf,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ReadAdjustments } from '../../use-cases/adjust/adjustments';
import { AdjustmentDoor, OWN_STACK } from '../../use-cases/report/doors';
import { judgeItems, type ManyItems, OneOrMany } from '../one-or-many';
import {
  AdjustmentQuery,
  AdjustmentResultsDto,
  ConversionAdjustmentDto,
  ConversionAdjustmentItemDto,
  ConversionAdjustmentsDto,
  MOST_ADJUSTMENTS,
  toAdjustmentDto,
  toAdjustmentResultsDto,
} from './adjustments.dto';

const MANY = {
  item: ConversionAdjustmentItemDto,
  member: 'adjustments',
  most: MOST_ADJUSTMENTS,
  bareList: true,
} as const;

@ApiTags('Conversions')
@Controller('api/v1/conversions/adjustments')
export class AdjustmentsController {
  constructor(
    private readonly door: AdjustmentDoor,
    private readonly readAdjustments: ReadAdjustments,
  ) {}

  @PostRoute('', {
    operationId: 'adjustConversions',
    summary: 'Adjust conversions',
    description:
      'Kept when answered, and sent after its original. Each item has its own result. One whose original is not known is `parked` and joined when that arrives within 90 days; ' +
      'then `reason` of a delivery says what does not fit (`ADJUSTMENT_PRECEDES_CONVERSION`, `CURRENCY_DIFFERS`, `VALUE_TOO_PRECISE`). A `duplicate`: a second retraction or ' +
      'enhancement of an original; a restatement with the same value and `occurredAt`, or, without one, that equals the latest.',
    answers: accepted(AdjustmentResultsDto),
    body: ConversionAdjustmentsDto,
  })
  @RequireScopes('campaigns:write')
  async adjust(
    @CallerParam() caller: Caller,
    @OneOrMany(MANY) items: ManyItems,
    @AnswerParam() answer: Answer,
  ) {
    return answer.accepted(
      '/api/v1/conversions/adjustments',
      toAdjustmentResultsDto(
        await judgeItems(ConversionAdjustmentItemDto, items, (good) =>
          this.door.report(caller, good, OWN_STACK),
        ),
      ),
    );
  }

  @GetRoute('', {
    operationId: 'listConversionAdjustments',
    summary: 'List adjustments of conversions',
    description: 'Newest first.',
    answers: listOf(ConversionAdjustmentDto),
    query: AdjustmentQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AdjustmentQuery) {
    return list(
      pageOf(await this.readAdjustments.list(caller, query, pageRequestOf(query)), query.limit),
      toAdjustmentDto,
    );
  }
}
