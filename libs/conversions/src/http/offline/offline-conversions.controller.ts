import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { accepted, Answer, AnswerParam, CallerParam, GetRoute, list, listOf, pageOf, pageRequestOf, PostRoute, RequireScopes, ValidQuery } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ReadUploads } from '../../use-cases/offline/read-uploads';
import { UploadOffline } from '../../use-cases/offline/upload-offline';
import { OneOrMany, type ManyItems } from './one-or-many';
import { ConversionResultsDto, ConversionUploadDto, OfflineConversionDto, OfflineQuery, toOfflineConversionDto, toResultsDto, toTotalsDto, UploadMetaDto } from './offline.dto';
import { uploadItems } from './upload-items';

@ApiTags('conversions')
@Controller('api/v1/conversions/offline')
export class OfflineConversionsController {
  constructor(private readonly uploadOffline: UploadOffline, private readonly readUploads: ReadUploads) {}

  @PostRoute('', {
    operationId: 'uploadOfflineConversions', summary: 'Upload offline conversions',
    description: 'Kept when answered, and sent to the platform afterwards. Items are independent: each has its own result.', answers: accepted(ConversionResultsDto), body: ConversionUploadDto,
  })
  @RequireScopes('campaigns:write')
  async upload(@CallerParam() caller: Caller, @OneOrMany() items: ManyItems, @AnswerParam() answer: Answer) {
    return answer.accepted('/api/v1/conversions/offline', toResultsDto(await uploadItems(items, (good) => this.uploadOffline.execute(caller, good))));
  }

  @GetRoute('', {
    operationId: 'listOfflineConversions', summary: 'List offline conversions', description: 'Newest first, each with where it stands; `meta.totals` is of all pages.',
    answers: listOf(OfflineConversionDto, UploadMetaDto), query: OfflineQuery,
  })
  @RequireScopes('reports:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: OfflineQuery) {
    const { rows, totals } = await this.readUploads.list(caller, query, pageRequestOf(query));
    return list(pageOf(rows, query.limit), toOfflineConversionDto, { totals: toTotalsDto(totals) });
  }
}
