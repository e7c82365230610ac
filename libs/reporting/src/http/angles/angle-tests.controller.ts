import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Amount,
  CallerParam,
  Decimal,
  Flag,
  GetRoute,
  IdOf,
  list,
  listOf,
  Nested,
  ok,
  one,
  OneOf,
  RequireScopes,
  Text,
  ValidQuery,
  WholeNumber,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  AHEAD_PROBABILITY,
  ASSUMED_LIFT,
  averageAmount,
  DECIDED_LOSS,
  DECIDED_PROBABILITY,
  INDIFFERENT_LOSS,
  LEAST_SUCCESSES,
  LEAST_TRIALS,
  LONGEST_WEEKS,
  type Measure,
  MEASURES,
  REHEARSALS,
} from '../../domain';
import { type Preflight, PreflightAngles } from '../../use-cases/angles/preflight-angles';
import { ReadOutAngles } from '../../use-cases/angles/read-out-angles';
import { AngleReadoutDto, AngleReadoutQuery, toAngleReadoutDto } from './angle-readout.dto';
import { readoutPage } from './readout-page';

/** The parameters of `GET /angles/preflight`. */
class AnglePreflightQuery {
  @WholeNumber({ min: 2, max: 10, description: 'How many angles.', example: 3 })
  readonly count!: number;
  @IdOf('biz', {
    optional: true,
    description: 'The business whose campaigns count; else all of the Space.',
    example: 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  readonly businessId?: string;
}

class WeekRangeDto {
  @WholeNumber({
    min: 1,
    max: LONGEST_WEEKS,
    description: 'By then one in five tests is decided.',
    example: 3,
  })
  p20!: number;
  @WholeNumber({
    min: 1,
    max: LONGEST_WEEKS,
    description: 'By then four in five tests are decided.',
    example: 8,
  })
  p80!: number;
}

class PreflightBasisDto {
  @OneOf(MEASURES, {
    description: 'What angles are compared by.',
    example: 'CONVERSIONS_PER_CLICK',
  })
  measure!: Measure;
  @WholeNumber({
    min: 0,
    max: 366,
    description: 'Days of these means: from the first to the last with figures, of the last 90.',
    example: 90,
  })
  days!: number;
  @Decimal({ min: 0, max: 1_000_000_000_000, description: 'Clicks a day.', example: 120.5 })
  clicksPerDay!: number;
  @Decimal({
    min: 0,
    max: 1_000_000_000_000,
    description: 'Conversions per click, where platforms report them; null without clicks there.',
    example: 0.031,
    clearable: true,
  })
  cvr!: number | null;
  @Amount({
    zero: true,
    description: 'Spend a day; null in several currencies.',
    example: 95.5,
    clearable: true,
  })
  spendPerDay!: number | null;
  @Amount({
    zero: true,
    description: 'Spend per click; null without clicks or in several currencies.',
    example: 0.79,
    clearable: true,
  })
  cpc!: number | null;
  @Text({
    min: 3,
    max: 3,
    description: 'ISO 4217; null in several currencies or without spend.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @Decimal({
    min: 0,
    max: 10,
    description: 'How much better the best angle is assumed to be.',
    example: ASSUMED_LIFT,
  })
  assumedLift!: number;
}

/** How long a test would take. */
class AnglePreflightDto {
  @WholeNumber({ min: 2, max: 10, description: 'How many angles.', example: 3 }) count!: number;
  @Flag({
    description: `Whether four in five such tests are decided within ${LONGEST_WEEKS} weeks.`,
    example: true,
  })
  resolvable!: boolean;
  @Nested(() => WeekRangeDto, {
    description: 'Null when it is not resolvable.',
    example: { p20: 3, p80: 8 },
    clearable: true,
  })
  weeks!: WeekRangeDto | null;
  @Text({
    max: 500,
    description: 'What would make it resolvable; null when it is.',
    example: 'Try fewer angles, or spend more.',
    clearable: true,
  })
  advice!: string | null;
  @Nested(() => PreflightBasisDto, {
    description: 'What it is computed from.',
    example: {
      measure: 'CONVERSIONS_PER_CLICK',
      days: 90,
      clicksPerDay: 120.5,
      cvr: 0.031,
      spendPerDay: 95.5,
      cpc: 0.79,
      currency: 'EUR',
      assumedLift: ASSUMED_LIFT,
    },
  })
  basis!: PreflightBasisDto;
}

const NO_FIGURES =
  'There are no clicks of the last 90 days to go by. Run campaigns for a week or two, then ask again.';
const TOO_SLOW = `Such a test takes more than ${LONGEST_WEEKS} weeks. Try fewer angles, give the campaigns more budget, or count a conversion that happens more often.`;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const basisOf = ({ measure, delivery }: Preflight): PreflightBasisDto => {
  const {
    days,
    clicksPerDay,
    trackedClicksPerDay,
    conversionsPerDay,
    spend: [only, ...more],
  } = delivery;
  const money = only && more.length === 0 && days > 0 ? only : undefined;
  const per = (count: number): number | null =>
    money ? averageAmount(money.spendMicros, count, money.currency) : null;
  return {
    measure,
    days,
    clicksPerDay: rounded(clicksPerDay, 3),
    cvr: trackedClicksPerDay > 0 ? rounded(conversionsPerDay / trackedClicksPerDay, 6) : null,
    spendPerDay: per(days),
    cpc: per(Math.round(clicksPerDay * days)),
    currency: money?.currency ?? null,
    assumedLift: ASSUMED_LIFT,
  };
};

const toAnglePreflightDto = (count: number, preflight: Preflight): AnglePreflightDto => ({
  count,
  resolvable: preflight.weeks !== undefined,
  weeks: preflight.weeks ?? null,
  basis: basisOf(preflight),
  advice: preflight.weeks ? null : preflight.test ? TOO_SLOW : NO_FIGURES,
});

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** How the read-out decides, for people. The numbers are those of the rule. */
const READOUT_METHOD = [
  'The order stays while nothing new is read. A business is one test, of its ACTIVE angles and others with figures in the window.',
  `\`decided\`: the leader is the best with at least ${percent(DECIDED_PROBABILITY)} probability, is expected to cost less than ${percent(DECIDED_LOSS)} of its rate and beats each other angle in a sequential test, valid at every look.`,
  `\`no_difference\`: any choice costs less than ${percent(INDIFFERENT_LOSS)}. \`ahead\`: the leader is the best with at least ${percent(AHEAD_PROBABILITY)}. Else, and below ${LEAST_TRIALS} trials of each and ${LEAST_SUCCESSES} successes of all, \`collecting\`.`,
  'docs/angles.md explains the method and the flags.',
].join(' ');

const PREFLIGHT_METHOD =
  `Rehearses ${REHEARSALS} tests of \`count\` angles that share the delivery of the last 90 days; one converts ${percent(ASSUMED_LIFT)} better. ` +
  `Each is read once a week for up to ${LONGEST_WEEKS} weeks. The same figures give the same answer.`;

@ApiTags('Angles and concepts')
@Controller('api/v1/angles')
export class AngleTestsController {
  constructor(
    private readonly readOut: ReadOutAngles,
    private readonly preflight: PreflightAngles,
  ) {}

  @GetRoute('readout', {
    operationId: 'readOutAngles',
    summary: 'Which angle wins',
    description: READOUT_METHOD,
    answers: listOf(AngleReadoutDto),
    query: AngleReadoutQuery,
  })
  @RequireScopes('ads:read', 'reports:read')
  async readout(@CallerParam() caller: Caller, @ValidQuery() query: AngleReadoutQuery) {
    return list(readoutPage(await this.readOut.execute(caller, query), query), toAngleReadoutDto);
  }

  @GetRoute('preflight', {
    operationId: 'preflightAngles',
    summary: 'How long a test of angles takes',
    description: PREFLIGHT_METHOD,
    answers: one(AnglePreflightDto),
    query: AnglePreflightQuery,
  })
  @RequireScopes('ads:read', 'reports:read')
  async rehearse(@CallerParam() caller: Caller, @ValidQuery() query: AnglePreflightQuery) {
    return ok(toAnglePreflightDto(query.count, await this.preflight.execute(caller, query)));
  }
}
