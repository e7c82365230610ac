import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  bulkResults,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  filterOf,
  GetRoute,
  IfMatch,
  list,
  listOf,
  nothing,
  one,
  pageOf,
  pageRequestOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { AD_CHILDREN, type AdChildren } from '../../use-cases/children/children';
import { BulkDeleteDto } from '../record.dto';
import {
  AdDto,
  AdQuery,
  CreateAdDto,
  CreateAdsDto,
  toAdDto,
  UpdateAdDto,
  UpdateAdsDto,
} from './ad.dto';
import { BulkList, createInBulk, deleteInBulk, updateInBulk } from './bulk';

const EACH = 'Up to 1,000 items; a refused one blocks no other.';
const EACH_PATCH = `${EACH} \`version\` of an item replaces If-Match, which is refused.`;

@ApiTags('Ads')
@Controller('api/v1/ads')
export class AdsController {
  constructor(@Inject(AD_CHILDREN) private readonly ads: AdChildren) {}

  @GetRoute('', {
    operationId: 'listAds',
    summary: 'List ads',
    description: 'Newest first.',
    answers: listOf(AdDto),
    query: AdQuery,
  })
  @RequireScopes('ads:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AdQuery) {
    return list(
      pageOf(await this.ads.list(caller, filterOf(query), pageRequestOf(query)), query.limit),
      toAdDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getAd',
    summary: 'Get an ad',
    description: '`version` is also the ETag.',
    answers: one(AdDto),
  })
  @RequireScopes('ads:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('ad') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdDto(await this.ads.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createAd',
    summary: 'Create an ad',
    description:
      '`type` decides its members. Stored here only; a sync sends it, and platforms review it then.',
    answers: created(AdDto),
    body: CreateAdDto,
    errors: ['EXTERNAL_KEY_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('ads:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateAdDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created('/api/v1/ads', toAdDto(await this.ads.create(caller, input)));
  }

  @PostRoute('bulk', {
    operationId: 'createAds',
    summary: 'Create ads',
    description: EACH,
    answers: bulkResults,
    body: CreateAdsDto,
    largeBody: true,
  })
  @RequireScopes('ads:write')
  createMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return createInBulk(this.ads, caller, CreateAdDto, items);
  }

  @PatchRoute('bulk', {
    operationId: 'updateAds',
    summary: 'Change ads',
    description: EACH_PATCH,
    answers: bulkResults,
    body: UpdateAdsDto,
    largeBody: true,
  })
  @RequireScopes('ads:write')
  updateMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return updateInBulk(this.ads, caller, UpdateAdDto, 'ad', items);
  }

  @PostRoute('bulk-delete', {
    operationId: 'deleteAds',
    summary: 'Delete ads',
    description: EACH,
    answers: bulkResults,
    body: BulkDeleteDto,
    largeBody: true,
  })
  @RequireScopes('ads:write')
  deleteMany(@CallerParam() caller: Caller, @BulkList('ids') ids: readonly unknown[]) {
    return deleteInBulk(this.ads, caller, 'ad', ids);
  }

  @PatchRoute(':id', {
    operationId: 'updateAd',
    summary: 'Change an ad',
    description:
      'A merge patch. Stored here only; a sync sends it, and platforms may review it again.',
    answers: one(AdDto),
    body: UpdateAdDto,
    errors: ['EXTERNAL_KEY_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('ads:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('ad') id: string,
    @PatchBody() patch: Patch<UpdateAdDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdDto(await this.ads.update(caller, { id, expected, patch })));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteAd',
    summary: 'Delete an ad',
    description: 'The next sync removes it on the platforms.',
    answers: nothing,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('ads:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('ad') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.ads.delete(caller, { id, expected });
  }
}
