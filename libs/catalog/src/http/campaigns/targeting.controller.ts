import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  type ExpectedVersion,
  IfMatch,
  one,
  PathId,
  PutRoute,
  RequireScopes,
  ValidBody,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { SetAdSchedule } from '../../use-cases/campaigns/schedule-campaigns';
import { SetGeoTargeting } from '../../use-cases/campaigns/set-geo-targeting';
import {
  ScheduledCampaignDto,
  SetAdScheduleDto,
  toScheduledCampaignDto,
} from './set-ad-schedule.dto';
import {
  SetGeoTargetingDto,
  TargetedCampaignDto,
  toTargetedCampaignDto,
} from './set-geo-targeting.dto';

@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class GeoTargetingController {
  constructor(private readonly setGeoTargeting: SetGeoTargeting) {}

  @PutRoute(':id/geo-targeting', {
    operationId: 'setGeoTargeting',
    summary: 'Set geo targeting',
    description:
      'Replaces where ads show: `geoTargets`, or `include`, `exclude` and `radii` together; an empty set means everywhere. Names are looked up by `type`, `countryCode` and population, countries first; warnings list other matches. PLACE_NOT_FOUND: `details.places` has near spellings of unknown names. The same again changes nothing, not even `version`. Stored here only; a sync sends it.',
    answers: one(TargetedCampaignDto),
    body: SetGeoTargetingDto,
    errors: [
      'PLACE_NOT_FOUND',
      'RADIUS_EXCLUSION_UNSUPPORTED',
      'ONLY_EXCLUSIONS',
      'CAMPAIGN_REMOVED',
    ],
  })
  @RequireScopes('campaigns:write')
  async set(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @IfMatch() expected: ExpectedVersion,
    @ValidBody() body: SetGeoTargetingDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toTargetedCampaignDto(await this.setGeoTargeting.execute(caller, id, expected, body)),
    );
  }
}

@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class AdScheduleController {
  constructor(private readonly setAdSchedule: SetAdSchedule) {}

  @PutRoute(':id/ad-schedule', {
    operationId: 'setAdSchedule',
    summary: 'Set the ad schedule',
    description:
      'Replaces the hours. `adSchedule` reads back as a preset name when one of its own was given alone in account time, else as `adScheduleStructured`. The same again changes nothing, not even `version`. Stored here only; a sync sends it.',
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
