import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  IfMatch,
  one,
  PathId,
  PutRoute,
  RequireScopes,
  ValidBody,
  type ExpectedVersion,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { SetAdSchedule } from '../use-cases/set-ad-schedule';
import {
  ScheduledCampaignDto,
  SetAdScheduleDto,
  toScheduledCampaignDto,
} from './set-ad-schedule.dto';

@ApiTags('campaigns')
@Controller('api/v1/campaigns')
export class AdScheduleController {
  constructor(private readonly setAdSchedule: SetAdSchedule) {}

  @PutRoute(':id/ad-schedule', {
    operationId: 'setAdSchedule',
    summary: 'Set the ad schedule',
    description:
      'Replaces the hours of a campaign. `adSchedule` reads back as a preset name when one of its own was given alone in account time, else as the expansion; ' +
      '`adScheduleStructured` always is the expansion. Setting the same again changes nothing, the version included. Stored here only, before a sync.',
    answers: one(ScheduledCampaignDto),
    body: SetAdScheduleDto,
    errors: ['TOO_MANY_WINDOWS', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('campaigns:write')
  async set(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @IfMatch() expected: ExpectedVersion,
    @ValidBody() body: SetAdScheduleDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toScheduledCampaignDto(await this.setAdSchedule.execute(caller, id, expected, body)),
    );
  }
}
