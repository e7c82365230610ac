import { Controller } from '@nestjs/common';
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
import { ReadUploads, UploadOffline } from '../../use-cases/report/upload-offline';
import { judgeItems, type ManyItems, OneOrMany } from '../one-or-many';
import { ConversionResultsDto, toResultsDto } from '../results.dto';
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

@ApiTags('Conversions')
@Controller('api/v1/conversions/offline')
export class OfflineConversionsController {
  constructor(
    private readonly uploadOffline: UploadOffline,
    private readonly readUploads: ReadUploads,
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
    @OneOrMany(UPLOADS) items: ManyItems,
    @AnswerParam() answer: Answer,
  ) {
    return answer.accepted(
      '/api/v1/conversions/offline',
      toResultsDto(
        await judgeItems(ConversionItemDto, items, (good) =>
          this.uploadOffline.execute(caller, good),
        ),
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
