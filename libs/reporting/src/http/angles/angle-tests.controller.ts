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
