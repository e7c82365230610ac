import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
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
import {
  AttachAsset,
  DetachAsset,
  ReadBindings,
  UpdateBinding,
} from '../../use-cases/assets/attach-asset';
import {
  AdAssetDto,
  AdAssetQuery,
  adOwner,
  CreateAdAssetDto,
  requireOneOwner,
  toAdAssetDto,
  UpdateAdAssetDto,
} from './asset-binding.dto';

@ApiTags('Ad assets')
@Controller('api/v1/ad-assets')
export class AdAssetsController {
  constructor(
    private readonly attachAsset: AttachAsset,
    private readonly detachAsset: DetachAsset,
    private readonly readBindings: ReadBindings,
    private readonly updateBinding: UpdateBinding,
  ) {}

  @GetRoute('', {
    operationId: 'listAdAssets',
    summary: 'List ad assets',
    description: 'Needs exactly one of adId, adGroupId and campaignId.',
    answers: listOf(AdAssetDto),
    query: AdAssetQuery,
  })
  @RequireScopes('assets:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AdAssetQuery) {
    requireOneOwner(query);
    const rows = await this.readBindings.list(
      caller,
      { ...filterOf(query), scopes: ['AD', 'AD_GROUP'] },
      pageRequestOf(query),
    );
    return list(pageOf(rows, query.limit), toAdAssetDto);
  }

  @GetRoute(':id', {
    operationId: 'getAdAsset',
    summary: 'Get an ad asset',
    description: 'The asset itself is at `/assets/{id}`.',
    answers: one(AdAssetDto),
  })
  @RequireScopes('assets:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('ada') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdAssetDto(await this.readBindings.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createAdAsset',
    summary: 'Attach an asset to an ad or ad group',
    description: 'In one role. Stored here only; a sync sends it.',
    answers: created(AdAssetDto),
    body: CreateAdAssetDto,
    errors: ['ASSET_ALREADY_ATTACHED', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() body: CreateAdAssetDto,
    @AnswerParam() answer: Answer,
  ) {
    const made = await this.attachAsset.execute(caller, {
      assetId: body.assetId,
      owner: adOwner(body),
      role: body.role,
    });
    return answer.created('/api/v1/ad-assets', toAdAssetDto(made));
  }

  @PatchRoute(':id', {
    operationId: 'updateAdAsset',
    summary: 'Change the role of an ad asset',
    description: 'Stored here only; a sync sends it.',
    answers: one(AdAssetDto),
    body: UpdateAdAssetDto,
    errors: ['ASSET_ALREADY_ATTACHED', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('ada') id: string,
    @PatchBody() patch: Patch<UpdateAdAssetDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdAssetDto(await this.updateBinding.execute(caller, id, expected, patch)));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteAdAsset',
    summary: 'Detach an asset from an ad or ad group',
    description: 'The asset stays.',
    answers: nothing,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('ada') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.detachAsset.execute(caller, id, expected);
  }
}
