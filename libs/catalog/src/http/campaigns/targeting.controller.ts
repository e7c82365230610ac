import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CalendarDate,
  CallerParam,
  Decimal,
  type ExpectedVersion,
  Flag,
  IfMatch,
  ListOf,
  Nested,
  one,
  OneOf,
  OneOfAnyCase,
  PathId,
  PutRoute,
  RequireScopes,
  Text,
  ValidBody,
  ZoneName,
} from '@switchyard/http-kit';
import { type Caller, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  BID_MODIFIER_RANGE,
  CLOCK_END,
  CLOCK_START,
  DAY_TOKENS,
  type DayToken,
  HUMAN_PRESETS,
  type HumanPreset,
  SCHEDULE_WARNINGS,
  type ScheduleWarning,
  SEARCHER_ZONE_WORD,
  type SetAdScheduleWindow,
} from '@switchyard/targeting/domain';
import type { ScheduledCampaign } from '../../domain';
import { type ScheduleRequest, SetAdSchedule } from '../../use-cases/campaigns/schedule-campaigns';
import { SetGeoTargeting } from '../../use-cases/campaigns/set-geo-targeting';
import { CampaignDto, toCampaignDto } from './campaign.dto';
import {
  SetGeoTargetingDto,
  TargetedCampaignDto,
  toTargetedCampaignDto,
} from './set-geo-targeting.dto';

const exampleWindow = { days: ['WEEKDAYS'], start: '18:00', end: '22:30', bidModifier: 1.2 };
const exampleWarning = {
  code: 'DST_SHIFT_AHEAD',
  message: 'The difference between UTC and Europe/Berlin changes on 2027-03-28.',
  date: '2027-03-28',
};

const Day = OneOfAnyCase(DAY_TOKENS, {
  name: 'ScheduleDay',
  description: 'A day or a group of days.',
  example: 'WEEKDAYS',
});

/** Some hours on some days. */
class SetAdScheduleWindowDto implements SetAdScheduleWindow {
  @ListOf(Day, {
    minItems: 1,
    maxItems: DAY_TOKENS.length,
    description: 'On which days it starts.',
    example: ['MON', 'TUE'],
  })
  days!: readonly DayToken[];
  @Text({
    max: 5,
    pattern: CLOCK_START,
    form: 'a time such as 08:30. Minutes are 00, 15, 30 or 45',
    description: '`HH:MM`; minutes are 00, 15, 30 or 45.',
    example: '18:00',
  })
  start!: string;
  @Text({
    max: 5,
    pattern: CLOCK_END,
    form: 'a time such as 18:30, or 24:00. Minutes are 00, 15, 30 or 45',
    description: '`HH:MM` or `24:00`. At or before `start`: on the next day, split at midnight.',
    example: '22:30',
  })
  end!: string;
  @Decimal({
    ...BID_MODIFIER_RANGE,
    description: 'Multiplies bids; 1 changes nothing.',
    example: 1.2,
    optional: true,
    default: 1,
  })
  bidModifier?: number;
}

/** Body of `PUT /campaigns/:id/ad-schedule`. */
class SetAdScheduleDto implements ScheduleRequest {
  @OneOf(HUMAN_PRESETS, {
    name: 'HoursPreset',
    description:
      'Mon–Fri 09:00–17:00 (BUSINESS_HOURS), every day 22:00–06:00 (OVERNIGHT), Sat and Sun (WEEKENDS), Mon–Fri 08:00–20:00 and Sat 09:00–18:00 (PHARMACY_OPEN_HOURS).',
    example: 'BUSINESS_HOURS',
    optional: true,
  })
  preset?: HumanPreset;

  /** More than 84 after expansion have a refusal of their own, so the shape allows them. */
  @ListOf(
    Nested(() => SetAdScheduleWindowDto, { description: 'Some hours.', example: exampleWindow }),
    {
      maxItems: 1_000,
      description:
        'Hours beside those of the preset. Where modifiers differ the later one applies (WINDOWS_OVERLAP). None and no preset means always.',
      example: [exampleWindow],
      optional: true,
    },
  )
  windows?: readonly SetAdScheduleWindowDto[];

  @ZoneName({
    words: [SEARCHER_ZONE_WORD],
    description:
      "`local` (that of the viewer where the platform supports it; else account time and a warning), `UTC` or an IANA name; the account's when left out. Another zone is converted to account time by present offsets, anew every day.",
    example: 'America/New_York',
    optional: true,
  })
  timezone?: string;

  @OneOf(PLATFORM_IDS, {
    description:
      'Whose rules about zones apply. When left out: the only one, or the first of `platforms` that takes weekly hours.',
    example: 'microsoft-ads',
    optional: true,
  })
  platform?: PlatformId;

  @Flag({
    description: 'True: answers the same and changes nothing.',
    example: false,
    optional: true,
    default: false,
  })
  dry_run?: boolean;
}

/** Something to know about a schedule that was taken. */
class ScheduleWarningDto implements ScheduleWarning {
  @OneOf(SCHEDULE_WARNINGS, { description: 'Stable.', example: 'DST_SHIFT_AHEAD' })
  code!: ScheduleWarning['code'];
  @Text({ max: 1_000, description: 'For people.', example: exampleWarning.message })
  message!: string;
  @Text({
    max: 255,
    description: 'JSON pointer into the body.',
    example: '/windows/1',
    optional: true,
  })
  path?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'The platform it is about.',
    example: 'google-ads',
    optional: true,
  })
  platform?: PlatformId;
  @CalendarDate({ description: 'The day it is about.', example: '2027-03-28', optional: true })
  date?: string;
}

/** A campaign with its new hours, and what to know about them. */
class ScheduledCampaignDto extends CampaignDto {
  @ListOf(
    Nested(() => ScheduleWarningDto, { description: 'One warning.', example: exampleWarning }),
    { maxItems: 1_100, description: 'What its writer should know.', example: [exampleWarning] },
  )
  warnings!: readonly ScheduleWarningDto[];
}

const toScheduledCampaignDto = ({
  campaign,
  warnings,
}: ScheduledCampaign): ScheduledCampaignDto => ({ ...toCampaignDto(campaign), warnings });

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
