import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CallerParam,
  GetRoute,
  list,
  listOf,
  ok,
  one,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  AHEAD_PROBABILITY,
  ASSUMED_LIFT,
  DECIDED_LOSS,
  DECIDED_PROBABILITY,
  FALSE_DECISIONS,
  INDIFFERENT_LOSS,
  LEAST_SUCCESSES,
  LEAST_TRIALS,
  LONGEST_WEEKS,
  REHEARSALS,
} from '../../domain';
import { PreflightAngles } from '../../use-cases/angles/preflight-angles';
import { ReadOutAngles } from '../../use-cases/angles/read-out-angles';
import { AnglePreflightDto, AnglePreflightQuery, toAnglePreflightDto } from './angle-preflight.dto';
import { AngleReadoutDto, AngleReadoutQuery, toAngleReadoutDto } from './angle-readout.dto';
import { readoutPage } from './readout-page';

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** How the read-out decides, for people. The numbers are those of the rule. */
const READOUT_METHOD = [
  'In an order that stays while nothing new is read. Each business is one test of its ACTIVE angles and of all others that have figures in the window.',
  'Each angle has a Beta–Binomial posterior of conversions per click (a prior worth two conversions at the rate of all angles); where nothing converts or no platform tells, of clicks per impression, with the flag TRACKING_MISSING.',
  `\`decided\`: the leader is the best with a probability of at least ${percent(DECIDED_PROBABILITY)}, choosing it is expected to cost less than ${percent(DECIDED_LOSS)} of its rate, and it has shown itself better than each other angle in a sequential test.`,
  `That test divides by platform and day and is valid at every look: where angles do not differ, \`decided\` ever comes up with a chance of at most ${percent(FALSE_DECISIONS)}, however often one looks at a growing window.`,
  `\`no_difference\`: choosing any of them costs less than ${percent(INDIFFERENT_LOSS)}. \`ahead\`: the leader is the best with at least ${percent(AHEAD_PROBABILITY)}. Else, and below ${LEAST_TRIALS} trials of each and ${LEAST_SUCCESSES} successes of all, \`collecting\`.`,
  'Flags, by impressions: SKEWED_DELIVERY, more than three times the mean of the others; STARVED, less than a quarter of an equal share; PLATFORM_MIX_DIVERGES, over 30 % would have to move to another platform to match the mix of the others. The first three need 1,000 impressions.',
].join(' ');

const PREFLIGHT_METHOD = [
  `Rehearses ${REHEARSALS} tests of so many angles that share what the campaigns delivered a day over the last 90 days; one converts ${percent(ASSUMED_LIFT)} better than each other one, which converts as the campaigns do.`,
  `They are looked at once a week, by the very rule of the read-out, for up to ${LONGEST_WEEKS} weeks. The same figures always give the same answer.`,
].join(' ');

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
