import { Controller, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  accepted,
  Answer,
  AnswerParam,
  CallerParam,
  GetRoute,
  list,
  listOf,
  pageOf,
  pageRequestOf,
  PostRoute,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { ReadUploads, UploadOffline } from '../../use-cases/report/upload-offline';
import { TryReports } from '../../use-cases/try-reports';
import { judgeItems, type ManyItems, oneOrMany } from '../one-or-many';
import { type ReportMode, reportModeOf } from '../report-mode';
import { ConversionResultsDto, type ItemResult, toResultsDto } from '../results.dto';
import {
  ConversionItemDto,
  ConversionUploadDto,
  MOST_UPLOADS,
  OfflineConversionDto,
  OfflineQuery,
  toOfflineConversionDto,
  toTotalsDto,
  UploadMetaDto,
} from './offline.dto';

const UPLOADS = { item: ConversionItemDto, member: 'conversions', most: MOST_UPLOADS } as const;

type UploadedBody = (
  caller: Caller,
) => Pick<ReportMode, 'isDryRun' | 'test'> & { readonly items: ManyItems };

/** What the body uploads, and how. */
const Uploaded = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UploadedBody =>
    (caller) => {
      const given = context.switchToHttp().getRequest<FastifyRequest>().body;
      const { body, ...mode } = reportModeOf(given, caller);
      return { ...mode, items: oneOrMany(body, UPLOADS) };
    },
);

@ApiTags('Conversions')
@Controller('api/v1/conversions/offline')
export class OfflineConversionsController {
  constructor(
    private readonly uploadOffline: UploadOffline,
    private readonly readUploads: ReadUploads,
    private readonly trying: TryReports,
  ) {}

  @PostRoute('', {
    operationId: 'uploadOfflineConversions',
    summary: 'Upload offline conversions',
    description: 'Kept when answered, and sent afterwards. Each item has its own result.',
    answers: accepted(ConversionResultsDto),
    body: ConversionUploadDto,
    anyText: true,
  })
  @RequireScopes('campaigns:write')
  async upload(
    @CallerParam() caller: Caller,
    @Uploaded() uploaded: UploadedBody,
    @AnswerParam() answer: Answer,
  ) {
    const { items, isDryRun, test } = uploaded(caller);
    return answer.accepted(
      '/api/v1/conversions/offline',
      toResultsDto(
        await judgeItems(ConversionItemDto, items, async (good): Promise<readonly ItemResult[]> => {
          const upload = () => this.uploadOffline.execute(caller, good, test);
          return isDryRun
            ? this.trying.execute(caller, upload, await this.uploadOffline.personsOf(caller, good))
            : upload();
        }),
      ),
    );
  }

  @GetRoute('', {
    operationId: 'listOfflineConversions',
    summary: 'List offline conversions',
    description: 'Newest first; `meta.totals` is of all pages.',
    answers: listOf(OfflineConversionDto, UploadMetaDto),
    query: OfflineQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: OfflineQuery) {
    const { rows, totals } = await this.readUploads.list(caller, query, pageRequestOf(query));
    return list(pageOf(rows, query.limit), toOfflineConversionDto, { totals: toTotalsDto(totals) });
  }
}
