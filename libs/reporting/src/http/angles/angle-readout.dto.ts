import { CREATIVE_STATUSES, type CreativeStatus } from '@switchyard/catalog/domain';
import {
  Amount,
  CalendarDate,
  Decimal,
  Flag,
  IdOf,
  ListOf,
  ListQuery,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  ANGLE_FLAGS,
  ANGLE_STATES,
  type AngleFlag,
  type AngleState,
  type Measure,
  MEASURES,
} from '../../domain';
import type { ReadOutAngle, ReadOutQuestion } from '../../use-cases/angles/read-out-angles';
import { UnknownForDto, UnknownForMember } from '../metrics.dto';

const COUNT = 1_000_000_000_000;
const ANGLE = 'ang_01kb4wq6m3e0sv5mwzq8a7h2rd';
const BUSINESS = 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd';
const MOMENT = '2026-11-21T09:00:00.000Z';

/** The parameters of `GET /angles/readout`. */
export class AngleReadoutQuery extends ListQuery implements ReadOutQuestion {
  @Text({
    max: 4,
    optional: true,
    description: 'Days up to today: `30` or `30d`; 1 to 365. Else 90.',
    example: '30d',
  })
  readonly window?: string;
  @IdOf('biz', { optional: true, description: 'Only of this business.', example: BUSINESS })
  readonly businessId?: string;
  @OneOf(PLATFORM_IDS, {
    optional: true,
    description: 'Only of this platform.',
    example: 'meta-ads',
  })
  readonly platformId?: PlatformId;
}

export class AngleTransitionDto {
  @OneOf(ANGLE_STATES, { description: 'The state before.', example: 'ahead' }) from!: AngleState;
  @OneOf(ANGLE_STATES, { description: 'The state since.', example: 'decided' }) to!: AngleState;
  @Timestamp({
    description: 'When the daily evaluation found it (90 days, all platforms).',
    example: MOMENT,
  })
  at!: string;
}

/** How one angle compares with the others of its business. */
export class AngleReadoutDto {
  @IdOf('ang', {
    description: 'The angle; it may be deleted.',
    example: ANGLE,
  })
  angleId!: string;
  @IdOf('biz', {
    description: 'Its business.',
    example: BUSINESS,
    clearable: true,
  })
  businessId!: string | null;
  @Text({
    max: 255,
    description: 'Its name; null once deleted.',
    example: 'Fits',
    clearable: true,
  })
  name!: string | null;
  @OneOf(CREATIVE_STATUSES, {
    description: 'Its status; null once deleted.',
    example: 'ACTIVE',
    clearable: true,
  })
  status!: CreativeStatus | null;
  @OneOf(ANGLE_STATES, {
    description:
      '`ahead` is the leader alone; `decided` and `no_difference` are all angles of a test.',
    example: 'decided',
  })
  state!: AngleState;
  @Flag({ description: 'Whether its expected rate is the highest.', example: true })
  isLeader!: boolean;
  @Decimal({
    min: 0,
    max: 1,
    description: 'P(its rate is the highest); null without successes.',
    example: 0.97,
    clearable: true,
  })
  probabilityBest!: number | null;
  @Amount({
    zero: true,
    description:
      "The part of a month's spend on it that the best angle would have saved, in `currency`. Null without successes or spend, or in several currencies.",
    example: 120.5,
    clearable: true,
  })
  expectedMonthlyLoss!: number | null;
  @OneOf(MEASURES, {
    description: 'What angles are compared by.',
    example: 'CONVERSIONS_PER_CLICK',
  })
  measure!: Measure;
  @WholeNumber({
    min: 0,
    max: COUNT,
    description: 'How often its ads were shown.',
    example: 20_000,
  })
  impressions!: number;
  @WholeNumber({ min: 0, max: COUNT, description: 'Clicks on its ads.', example: 800 })
  clicks!: number;
  @Decimal({
    min: 0,
    max: COUNT,
    description:
      'May be fractions. Of the platforms that report them at this level; null where none does.',
    example: 31.5,
    clearable: true,
  })
  conversions!: number | null;
  @UnknownForMember() unknownFor!: UnknownForDto;
  @Amount({
    zero: true,
    description:
      'What was spent; null in several currencies (`GET /reports/performance?groupBy=angle` has each).',
    example: 410.2,
    clearable: true,
  })
  spend!: number | null;
  @Text({
    min: 3,
    max: 3,
    description: 'ISO 4217; null in several currencies or without spend.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @ListOf(OneOf(ANGLE_FLAGS, { description: 'A flag.', example: 'STARVED' }), {
    maxItems: 4,
    description: 'What may make the comparison unfair or slow.',
    example: ['STARVED'],
  })
  flags!: readonly AngleFlag[];
  @Nested(() => AngleTransitionDto, {
    description: 'Its last change of state; null: none.',
    example: { from: 'ahead', to: 'decided', at: MOMENT },
    clearable: true,
  })
  lastTransition!: AngleTransitionDto | null;
  @CalendarDate({
    description: "The first day, in the account's zone.",
    example: '2026-08-24',
  })
  from!: string;
  @CalendarDate({ description: 'The last day: today.', example: '2026-11-21' }) to!: string;
  @Timestamp({
    description: 'When the platform with the oldest figures was asked; null: never.',
    example: MOMENT,
    clearable: true,
  })
  dataAsOf!: string | null;
}

const SIX_DIGITS = 1_000_000;

export const toAngleReadoutDto = ({
  range,
  dataAsOf,
  lastTransition,
  probabilityBest,
  angleId,
  businessId,
  name,
  status,
  state,
  isLeader,
  measure,
  flags,
  ...rest
}: ReadOutAngle): AngleReadoutDto => ({
  angleId,
  businessId,
  name,
  status,
  state,
  isLeader,
  measure,
  flags,
  expectedMonthlyLoss: rest.expectedMonthlyLoss,
  impressions: rest.impressions,
  clicks: rest.clicks,
  conversions: rest.conversions,
  unknownFor: rest.unknownFor,
  spend: rest.spend,
  currency: rest.currency,
  from: range.from,
  to: range.to,
  dataAsOf: dataAsOf?.toISOString() ?? null,
  probabilityBest:
    probabilityBest === null
      ? null
      : Math.round(Math.min(1, probabilityBest) * SIX_DIGITS) / SIX_DIGITS,
  lastTransition: lastTransition && {
    from: lastTransition.from,
    to: lastTransition.to,
    at: lastTransition.at.toISOString(),
  },
});
