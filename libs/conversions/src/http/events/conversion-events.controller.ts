import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  accepted,
  Answer,
  AnswerParam,
  CallerParam,
  OrWebsiteKey,
  PostRoute,
  ReplacedParam,
  RequireScopes,
  type UnstorablePart,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ConversionResultsDto, toResultsDto } from '../many/results.dto';
import { ConversionEventsDto } from './events.dto';
import { Report } from './report';
import { ReportedEventsBody, type ReportedEvents } from './reported-events';

@ApiTags('conversions')
@Controller('api/v1/conversions/events')
export class ConversionEventsController {
  constructor(private readonly report: Report) {}

  @PostRoute('', {
    operationId: 'reportConversionEvents',
    summary: 'Report conversion events',
    description:
      'Kept when answered, matched to a click by click id, e-mail, phone or external id of the last 90 days, and sent afterwards: to the platform of the most recent click, or, where no click ' +
      'is known, to each connected platform that matches by what is known of the person. Items are independent: each has its own result. From a website, what is sold is an unverified claim until a ' +
      'server reports the same order.',
    answers: accepted(ConversionResultsDto),
    body: ConversionEventsDto,
    foreignMember: 'payload',
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async reportEvents(
    @CallerParam() caller: Caller,
    @ReportedEventsBody() reported: ReportedEvents,
    @ReplacedParam() replaced: readonly UnstorablePart[],
    @AnswerParam() answer: Answer,
  ) {
    return answer.accepted(
      '/api/v1/conversions/events',
      toResultsDto(await this.report.execute(caller, reported), replaced),
    );
  }
}
