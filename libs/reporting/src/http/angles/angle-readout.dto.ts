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
    description:
      'The last so many days, today included: `30` or `30d`; 1 to 365. 90 when left out.',
    example: '30d',
  })
  readonly window?: string;
  @IdOf('biz', { optional: true, description: 'Angles of this business.', example: BUSINESS })
  readonly businessId?: string;
  @OneOf(PLATFORM_IDS, {
    optional: true,
    description: 'What happened on this platform.',
    example: 'meta-ads',
  })
  readonly platformId?: PlatformId;
}

export class AngleTransitionDto {
  @OneOf(ANGLE_STATES, { description: 'The state before.', example: 'ahead' }) from!: AngleState;
  @OneOf(ANGLE_STATES, { description: 'The state since.', example: 'decided' }) to!: AngleState;
  @Timestamp({
    description: 'When the daily evaluation (90 days, all platforms) found it.',
    example: MOMENT,
  })
  at!: string;
}

/** How one angle stands among those of its business. */
export class AngleReadoutDto {
  @IdOf('ang', {
    description: 'The angle; it may have been deleted while ads carry its stamp.',
    example: ANGLE,
  })
  angleId!: string;
  @IdOf('biz', {
    description: 'Its business; every business is a test of its own.',
    example: BUSINESS,
    clearable: true,
  })
  businessId!: string | null;
  @Text({
    max: 255,
    description: 'Its name; null once it was deleted.',
    example: 'Fits',
    clearable: true,
  })
  name!: string | null;
  @OneOf(CREATIVE_STATUSES, {
    description: 'Its status; null once it was deleted.',
    example: 'ACTIVE',
    clearable: true,
  })
  status!: CreativeStatus | null;
  @OneOf(ANGLE_STATES, {
    description:
      '`decided` and `no_difference` hold for all angles of a test; `ahead` for the leader alone.',
    example: 'decided',
  })
  state!: AngleState;
  @Flag({ description: 'Whether its expected rate is the highest.', example: true })
  isLeader!: boolean;
  @Decimal({
    min: 0,
    max: 1,
    description: 'P(its rate is the highest); null while nothing succeeded.',
    example: 0.97,
    clearable: true,
  })
  probabilityBest!: number | null;
  @Amount({
    zero: true,
    description:
      "Of a month's spend on it, what would have bought as much had it gone to the best angle; in `currency`. Null: nothing succeeded or was spent, or several currencies.",
    example: 120.5,
    clearable: true,
  })
  expectedMonthlyLoss!: number | null;
  @OneOf(MEASURES, {
    description:
      'What angles are compared by. Clicks per impression where nothing converts or no platform tells.',
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
      'Conversions; platforms count parts. Of the platforms that report them; null where none does.',
    example: 31.5,
    clearable: true,
  })
  conversions!: number | null;
  @UnknownForMember() unknownFor!: UnknownForDto;
  @Amount({
    zero: true,
    description:
      'What its ads cost; null in several currencies, which are not added (GET /reports/performance?groupBy=angle has each).',
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
    description: 'How its state changed last; null: it never did.',
    example: { from: 'ahead', to: 'decided', at: MOMENT },
    clearable: true,
  })
  lastTransition!: AngleTransitionDto | null;
  @CalendarDate({
    description: 'The first day, in the zone of the account.',
    example: '2026-08-24',
  })
  from!: string;
  @CalendarDate({ description: 'The last day: today.', example: '2026-11-21' }) to!: string;
  @Timestamp({
    description: 'When the oldest of the figures was asked for; null: never.',
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
