import {
  Decimal,
  ListOf,
  Nested,
  OneOf,
  OneOfAnyCase,
  Text,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  BID_MODIFIER_RANGE,
  MAX_WINDOWS,
  QUARTER_HOURS,
  WEEKDAYS,
  type QuarterHour,
  type ScheduleWindow,
  type ScheduleWindowInput,
  type StructuredScheduleInput,
  type Weekday,
} from '@switchyard/targeting/domain';

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
  @OneOfAnyCase(WEEKDAYS, { description: 'The day of the week.', example: 'MONDAY' }) day!: Weekday;
  @WholeNumber({
    min: 0,
    max: 23,
    description: "The hour it starts, in the schedule's zone.",
    example: 9,
  })
  startHour!: number;
  @OneOf(QUARTER_HOURS, {
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
    description:
      'Multiplies bids; 1 changes nothing. Clamped to the range of each platform when pushed.',
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
export class ExpandedWindowDto implements ScheduleWindow {
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
