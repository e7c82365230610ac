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
import { Identify } from './identify';
import { IdentifiedDto, IdentifyDto, toIdentifiedDto } from './identify.dto';

@ApiTags('conversions')
@Controller('api/v1/conversions/identify')
export class IdentifyController {
  constructor(private readonly identify: Identify) {}

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
  async identifyVisitor(
    @CallerParam() caller: Caller,
    @ValidBody() input: IdentifyDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.done(toIdentifiedDto(await this.identify.execute(caller, input)));
  }
}
