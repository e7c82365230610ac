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
import { ReadDisapprovals } from '../use-cases/read-disapprovals';
import { ReadPerformance, ReadStats } from '../use-cases/read-performance';
import { StatsDto, toStatsDto } from './metrics.dto';
import {
  DisapprovalDto,
  DisapprovalsQuery,
  PerformanceQuery,
  PerformanceRowDto,
  ReportMetaDto,
  reportMetaOf,
  StatsQuery,
  toDisapprovalDto,
  toPerformanceRowDto,
} from './report.dto';

const FRESH =
  'Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how fresh the figures are.';

@ApiTags('Reports')
@Controller('api/v1/reports')
export class ReportsController {
  constructor(
    private readonly readPerformance: ReadPerformance,
    private readonly readStats: ReadStats,
    private readonly readDisapprovals: ReadDisapprovals,
  ) {}

  @GetRoute('performance', {
    operationId: 'listPerformance',
    summary: 'Read figures by group',
    description: `One row per group and currency, in the order of \`groupBy\`. Currencies are added only with \`currency\`, as far as the account's rates lead there. ${FRESH}`,
    answers: listOf(PerformanceRowDto, ReportMetaDto),
    query: PerformanceQuery,
  })
  @RequireScopes('reports:read')
  async performance(@CallerParam() caller: Caller, @ValidQuery() query: PerformanceQuery) {
    const page = await this.readPerformance.execute(caller, query);
    return list(page, toPerformanceRowDto(page.groupBy), reportMetaOf(page));
  }

  @GetRoute('stats', {
    operationId: 'getStats',
    summary: 'Read all figures as one object',
    description: `In several currencies money is null, and in \`byCurrency\`; with \`currency\` it is added as far as the account's rates lead there. ${FRESH}`,
    answers: one(StatsDto),
    query: StatsQuery,
  })
  @RequireScopes('reports:read')
  async stats(@CallerParam() caller: Caller, @ValidQuery() query: StatsQuery) {
    return ok(toStatsDto(await this.readStats.execute(caller, query)));
  }

  @GetRoute('disapprovals', {
    operationId: 'listDisapprovals',
    summary: 'List what platforms do not let serve',
    description:
      'Ads first, then keywords, the newest first: each as the platform judged it last. Those of removed campaigns are left out.',
    answers: listOf(DisapprovalDto),
    query: DisapprovalsQuery,
  })
  @RequireScopes('reports:read')
  async disapprovals(@CallerParam() caller: Caller, @ValidQuery() query: DisapprovalsQuery) {
    return list(await this.readDisapprovals.execute(caller, query), toDisapprovalDto);
  }
}
