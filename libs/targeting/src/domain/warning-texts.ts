import type { CodeText } from '@switchyard/kernel';
import type { GeoWarningCode } from './geo-targeting/geo-warnings';
import type { ScheduleWarning } from './schedule/ad-schedule';

/** What each warning about locations means, for docs/errors.md. */
export const GEO_WARNING_TEXTS = {
  AMBIGUOUS_PLACE: {
    meaning:
      'The name fits several locations, and the likeliest was taken. `alternatives` lists the others.',
    example: 'Taken as Springfield (US). Add type or countryCode if another place is meant.',
    fix: 'Add `type` or `countryCode`, or use the id of one of the `alternatives`.',
  },
  RADIUS_CLAMPED_TO_MIN: {
    meaning: 'The circle is smaller than platforms take, so the smallest possible circle is sent.',
    example: 'The circle is smaller than platforms take. They get 1 km.',
    fix: 'Nothing, or set a larger radius.',
  },
  RADIUS_CLAMPED_TO_MAX: {
    meaning: 'The circle is larger than platforms take, so the largest possible circle is sent.',
    example: 'The circle is larger than platforms take. They get 500 km.',
    fix: 'Nothing, or set a smaller radius, or name the country or region instead.',
  },
} as const satisfies Readonly<Record<GeoWarningCode, CodeText>>;

/** What each warning about a schedule means, for docs/errors.md. */
export const SCHEDULE_WARNING_TEXTS = {
  WINDOWS_OVERLAP: {
    meaning:
      'Two windows cover the same hours with different bid modifiers. The later one in the list counts.',
    example:
      'Window 2 overlaps earlier hours that have another bid modifier. The modifier of window 2 counts there.',
    fix: 'Correct the hours so that no two windows overlap.',
  },
  DST_SHIFT_AHEAD: {
    meaning: 'Clocks change between the zone of the schedule and the zone of the ad account.',
    example: 'The difference between UTC and Europe/Berlin changes on 2027-03-28.',
    fix: 'Sync after that day: the next sync carries the moved hours.',
  },
  ZONE_ROUNDED: {
    meaning: 'The two time zones do not differ by a multiple of 15 minutes, so hours are rounded.',
    example:
      'Asia/Kathmandu and Etc/UTC do not differ by a multiple of 15 minutes. Hours are rounded to the nearest quarter.',
    fix: 'Nothing, or write the schedule in the zone of the ad account.',
  },
  SEARCHER_ZONE_UNSUPPORTED: {
    meaning:
      'The platform reads the hours by the clock of the ad account, not of the person who sees the ad.',
    example:
      'meta-ads reads the hours by the clock of the ad account, not of the person who sees the ad.',
    fix: 'Nothing, or make one campaign per time zone for this platform.',
  },
  SCHEDULE_UNSUPPORTED: {
    meaning: 'The platform shows ads at all hours.',
    example: 'linkedin-ads has no weekly hours with a daily budget. Ads show there at all hours.',
    fix: 'Nothing, or take the platform out of the campaign.',
  },
  BID_MODIFIER_UNSUPPORTED: {
    meaning: 'The platform takes the hours, but not the bid modifiers on them.',
    example: 'meta-ads takes the hours, but no bid modifiers on them.',
    fix: 'Nothing, or remove the bid modifiers.',
  },
} as const satisfies Readonly<Record<ScheduleWarning['code'], CodeText>>;
