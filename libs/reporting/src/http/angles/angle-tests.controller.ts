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
import { PreflightAngles } from '../../use-cases/angles/preflight-angles';
import { ReadOutAngles } from '../../use-cases/angles/read-out-angles';
import { AnglePreflightDto, AnglePreflightQuery, toAnglePreflightDto } from './angle-preflight.dto';
import { AngleReadoutDto, AngleReadoutQuery, toAngleReadoutDto } from './angle-readout.dto';
import { readoutPage } from './readout-page';
import { PREFLIGHT_METHOD, READOUT_METHOD } from './method';

@ApiTags('angles and concepts')
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
