import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  one,
  OrWebsiteKey,
  PostRoute,
  RequireScopes,
  ValidBody,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { IdentifyVisitor } from '../../use-cases/identify/identify-visitor';
import { originOf } from '../origin-of';
import { IdentifiedDto, IdentifyDto, toIdentifiedDto } from './identify.dto';

@ApiTags('conversions')
@Controller('api/v1/conversions/identify')
export class IdentifyController {
  constructor(private readonly identifyVisitor: IdentifyVisitor) {}

  @PostRoute('', {
    operationId: 'identifyVisitor',
    summary: 'Identify a visitor',
    description:
      'Remembers the click ids, the consent and the page of a visitor for 90 days, under the address and under the id each for itself, so that later events of the person find their click. ' +
      'Tells what is known of this person, never of another.',
    answers: one(IdentifiedDto),
    body: IdentifyDto,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async identify(
    @CallerParam() caller: Caller,
    @ValidBody() input: IdentifyDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.done(
      toIdentifiedDto(await this.identifyVisitor.execute(caller, input, originOf(caller))),
    );
  }
}
