import { Controller, Injectable } from '@nestjs/common';
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
  WebsiteAllowance,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import type { RequestDevice } from '../../domain';
import { type Identified, IdentifyVisitor } from '../../use-cases/person/identify-visitor';
import { DeviceParam, originOf } from '../request';
import { IdentifiedDto, IdentifyDto, toIdentifiedDto } from './identify.dto';

/** Identifies a visitor within what a website may report in a day. */
@Injectable()
export class Identify {
  constructor(
    private readonly visitors: IdentifyVisitor,
    private readonly allowance: WebsiteAllowance,
  ) {}

  async execute(caller: Caller, input: IdentifyDto, device: RequestDevice): Promise<Identified> {
    await this.allowance.take(caller, 'visitors', 1);
    return this.visitors.execute(caller, input, originOf(caller, device));
  }
}

@ApiTags('Conversions')
@Controller('api/v1/conversions/identify')
export class IdentifyController {
  constructor(private readonly identify: Identify) {}

  @PostRoute('', {
    operationId: 'identifyVisitor',
    summary: 'Identify a visitor',
    description:
      'Keeps click ids, consent and page of a visitor for 90 days, under the address and under the id separately, so that later events find their click. Answers what is known of ' +
      'this person, never of another.',
    answers: one(IdentifiedDto),
    body: IdentifyDto,
    anyText: true,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async identifyVisitor(
    @CallerParam() caller: Caller,
    @ValidBody() input: IdentifyDto,
    @DeviceParam() device: RequestDevice,
    @AnswerParam() answer: Answer,
  ) {
    return answer.done(toIdentifiedDto(await this.identify.execute(caller, input, device)));
  }
}
