import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  GetRoute,
  one,
  PostRoute,
  RequireScopes,
  ValidBody,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import type { LevelScope } from '../domain';
import { ReadBrake } from '../use-cases/brake/read-brake';
import { ReleaseBrake } from '../use-cases/brake/release-brake';
import { BrakeDto, ReleaseBrakeDto, toBrakeDto } from './brake.dto';

@ApiTags('Budget and Emergency Brake')
@Controller('api/v1/budget/brake')
export class BrakeController {
  constructor(
    private readonly readBrake: ReadBrake,
    private readonly releaseBrake: ReleaseBrake,
  ) {}

  @GetRoute('', {
    operationId: 'getBrake',
    summary: 'Get the Emergency Brake',
    description:
      'Each watched amount, what was spent of it in this period, and when the brake engaged. For users of the account only.',
    answers: one(BrakeDto),
    errors: ['ROLE_TOO_LOW'],
  })
  @RequireScopes('campaigns:read')
  async get(@CallerParam() caller: Caller, @AnswerParam() answer: Answer) {
    return answer.done(toBrakeDto(await this.readBrake.execute(caller)));
  }

  @PostRoute('release', {
    operationId: 'releaseBrake',
    summary: 'Release the Emergency Brake',
    description:
      'Enables the campaigns that the brake paused and whose status no user changed since: here at once, on the platforms within seconds. What another engaged level covers stays paused.',
    answers: one(BrakeDto),
    body: ReleaseBrakeDto,
    errors: ['ROLE_TOO_LOW', 'NOT_FOUND', 'BRAKE_NOT_ENGAGED', 'BRAKE_STILL_SPENT'],
  })
  @RequireScopes('campaigns:write', 'sync:write')
  async release(
    @CallerParam() caller: Caller,
    @ValidBody() { mode, scope, eventId }: ReleaseBrakeDto,
    @AnswerParam() answer: Answer,
  ) {
    await this.releaseBrake.execute(caller, {
      mode,
      ...(scope === undefined ? {} : { scope: scope as LevelScope }),
      ...(eventId === undefined ? {} : { eventId }),
    });
    return answer.done(toBrakeDto(await this.readBrake.execute(caller)));
  }
}
