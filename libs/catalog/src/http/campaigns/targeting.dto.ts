import {
  Decimal,
  Flag,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  OneOfAnyCase,
  ReadOnly,
  Text,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  BID_ADJUSTMENT_RANGE,
  BID_MODIFIER_RANGE,
  MAX_WINDOWS,
  QUARTER_HOURS,
  type QuarterHour,
  type ScheduleWindow,
  type ScheduleWindowInput,
  type StructuredScheduleInput,
  type Weekday,
  WEEKDAYS,
} from '@switchyard/targeting/domain';
import {
  type CampaignTargeting,
  type Device,
  DEVICES,
  type DeviceTarget,
  type LinkedinFacets,
  type LinkedinTargeting,
} from '../../domain';

const example = {
  day: 'MONDAY',
  startHour: 9,
  startMinute: 'ZERO',
  endHour: 17,
  endMinute: 'ZERO',
  bidModifier: 1,
};

/** One entry of a weekly schedule as a caller writes it. */
export class ScheduleWindowDto implements ScheduleWindowInput {
  @OneOfAnyCase(WEEKDAYS, {
    name: 'Weekday',
    description: 'The day of the week.',
    example: 'MONDAY',
  })
  day!: Weekday;
  @WholeNumber({
    min: 0,
    max: 23,
    description: "The hour it starts, in the schedule's zone.",
    example: 9,
  })
  startHour!: number;
  @OneOf(QUARTER_HOURS, {
    name: 'QuarterHour',
    description: 'Minutes past that hour.',
    example: 'ZERO',
    optional: true,
    default: 'ZERO',
  })
  startMinute?: QuarterHour;
  @WholeNumber({
    min: 0,
    max: 24,
    description: 'The hour it ends; 24 is the end of the day.',
    example: 17,
  })
  endHour!: number;
  @OneOf(QUARTER_HOURS, {
    description: 'Minutes past that hour.',
    example: 'ZERO',
    optional: true,
    default: 'ZERO',
  })
  endMinute?: QuarterHour;
  @Decimal({
    ...BID_MODIFIER_RANGE,
    description: 'Multiplies bids; 1 changes nothing. Clamped to the range of the platform.',
    example: 1.2,
    optional: true,
    default: 1,
  })
  bidModifier?: number;
}

/** A weekly schedule as a caller writes it. */
export class StructuredScheduleDto implements StructuredScheduleInput {
  /** More than 84 have a refusal of their own, so the shape allows them. */
  @ListOf(Nested(() => ScheduleWindowDto, { description: 'One window.', example }), {
    maxItems: 1_000,
    description: `When ads may show: at most ${MAX_WINDOWS} windows (more: TOO_MANY_WINDOWS) that do not overlap. None means always.`,
    example: [example],
  })
  windows!: readonly ScheduleWindowDto[];

  @Text({
    max: 64,
    description: "IANA zone of the hours; the account's when left out.",
    example: 'Europe/Berlin',
    optional: true,
  })
  timezone?: string;
}

/** One entry of an expanded schedule. */
class ExpandedWindowDto implements ScheduleWindow {
  @OneOfAnyCase(WEEKDAYS, { description: 'The day of the week.', example: 'MONDAY' }) day!: Weekday;
  @WholeNumber({ min: 0, max: 23, description: 'The hour it starts.', example: 9 })
  startHour!: number;
  @OneOf(QUARTER_HOURS, { description: 'Minutes past that hour.', example: 'ZERO' })
  startMinute!: QuarterHour;
  @WholeNumber({
    min: 0,
    max: 24,
    description: 'The hour it ends; 24 is the end of the day.',
    example: 17,
  })
  endHour!: number;
  @OneOf(QUARTER_HOURS, { description: 'Minutes past that hour.', example: 'ZERO' })
  endMinute!: QuarterHour;
  @Decimal({
    ...BID_MODIFIER_RANGE,
    description: 'Multiplies bids; 1 changes nothing.',
    example: 1,
  })
  bidModifier!: number;
}

/** What a schedule means: sorted, nothing left out. */
export class ExpandedScheduleDto {
  @ListOf(Nested(() => ExpandedWindowDto, { description: 'One window.', example }), {
    maxItems: MAX_WINDOWS,
    description: 'Monday first.',
    example: [example],
  })
  windows!: readonly ExpandedWindowDto[];

  @Text({ max: 64, description: 'IANA zone of the hours.', example: 'Europe/Berlin' })
  timezone!: string;
}

const Urn = Text({
  max: 255,
  pattern: /^urn:li:/,
  form: 'a URN of LinkedIn such as urn:li:title:9',
  description: 'A LinkedIn URN.',
  example: 'urn:li:title:9',
});
const Facet = (of: string) =>
  ListOf(Urn, {
    maxItems: 200,
    description: `${of}, as URNs.`,
    example: ['urn:li:title:9'],
    optional: true,
  });

/** Bids and serving on one kind of device. */
export class DeviceTargetDto implements DeviceTarget {
  @Flag({ description: 'Whether ads show there.', example: true }) enabled!: boolean;
  @Decimal({
    ...BID_ADJUSTMENT_RANGE,
    description: 'Percent by which bids change.',
    example: 20,
    optional: true,
  })
  bidAdjustment?: number;
}

/** People by what linkedin-ads knows of them. */
export class LinkedinFacetsDto implements LinkedinFacets {
  @Facet('Job titles') jobTitles?: readonly string[];
  @Facet('Job functions') jobFunctions?: readonly string[];
  @Facet('Seniorities') seniorities?: readonly string[];
  @Facet('Industries') industries?: readonly string[];
  @Facet('Company sizes') companySizes?: readonly string[];
  @Facet('Skills') skills?: readonly string[];
  @Facet('Groups') memberGroups?: readonly string[];
}

/** The audience on linkedin-ads. */
export class LinkedinTargetingDto implements LinkedinTargeting {
  @Nested(() => LinkedinFacetsDto, {
    description: 'Who to reach.',
    example: { jobTitles: ['urn:li:title:9'] },
    optional: true,
  })
  include?: LinkedinFacetsDto;
  @Nested(() => LinkedinFacetsDto, {
    description: 'Who to leave out.',
    example: { industries: ['urn:li:industry:4'] },
    optional: true,
  })
  exclude?: LinkedinFacetsDto;
  @OneOf(['ANY', 'ALL'], {
    name: 'LinkedinMatching',
    description: 'Whether one facet is enough.',
    example: 'ANY',
    optional: true,
  })
  matching?: 'ANY' | 'ALL';
  @Flag({ description: 'Lets the platform add similar people.', example: false, optional: true })
  audienceExpansion?: boolean;
}

/** Who is reached on what. Locations are in `geoTargets`, hours in `adSchedule`. */
export class CampaignTargetingDto implements CampaignTargeting {
  @ReadOnly(
    ListOf(
      Nested(() => ExpandedWindowDto, { description: 'One window.', example: {} }),
      { maxItems: MAX_WINDOWS, description: 'The stored windows.', example: [] },
    ),
  )
  schedule?: readonly ExpandedWindowDto[];

  @MapOf(
    DEVICES,
    Nested(() => DeviceTargetDto, {
      description: 'One kind of device.',
      example: { enabled: true },
    }),
    {
      name: 'DeviceKind',
      description: 'Per kind of device.',
      example: { mobile: { enabled: true, bidAdjustment: 20 } },
      optional: true,
    },
  )
  devices?: { readonly [device in Device]?: DeviceTargetDto };

  @Nested(() => LinkedinTargetingDto, {
    description: 'The audience on linkedin-ads.',
    example: { matching: 'ANY' },
    optional: true,
  })
  linkedin?: LinkedinTargetingDto;
}
