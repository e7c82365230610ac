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
import { SetGeoTargeting } from '../use-cases/set-geo-targeting';
import {
  SetGeoTargetingDto,
  TargetedCampaignDto,
  toTargetedCampaignDto,
} from './set-geo-targeting.dto';

@ApiTags('campaigns')
@Controller('api/v1/campaigns')
export class GeoTargetingController {
  constructor(private readonly setGeoTargeting: SetGeoTargeting) {}

  @PutRoute(':id/geo-targeting', {
    operationId: 'setGeoTargeting',
    summary: 'Set geo targeting',
    description:
      'Replaces where ads show: by `geoTargets`, or by `include`, `exclude` and `radii` together; an empty set means everywhere. Names are looked up, ' +
      'countries first, then cities, regions, postal codes and airports by `type`, `countryCode` and population; what else a name could have meant stands in the warnings. ' +
      'PLACE_NOT_FOUND names every unknown one in `details.places`, with the nearest spellings. Setting the same again changes nothing, the version included.',
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
