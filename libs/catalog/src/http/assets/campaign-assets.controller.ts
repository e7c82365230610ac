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
  CampaignAssetDto,
  CampaignAssetQuery,
  CreateCampaignAssetDto,
  toCampaignAssetDto,
  UpdateCampaignAssetDto,
} from './asset-binding.dto';

@ApiTags('Campaign assets')
@Controller('api/v1/campaign-assets')
export class CampaignAssetsController {
  constructor(
    private readonly attachAsset: AttachAsset,
    private readonly detachAsset: DetachAsset,
    private readonly readBindings: ReadBindings,
    private readonly updateBinding: UpdateBinding,
  ) {}

  @GetRoute('', {
    operationId: 'listCampaignAssets',
    summary: 'List campaign assets',
    description: 'Those of campaigns themselves. Assets of their ads and ad groups are ad assets.',
    answers: listOf(CampaignAssetDto),
    query: CampaignAssetQuery,
  })
  @RequireScopes('assets:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: CampaignAssetQuery) {
    const rows = await this.readBindings.list(
      caller,
      { ...filterOf(query), scopes: ['CAMPAIGN'] },
      pageRequestOf(query),
    );
    return list(pageOf(rows, query.limit), toCampaignAssetDto);
  }

  @GetRoute(':id', {
    operationId: 'getCampaignAsset',
    summary: 'Get a campaign asset',
    description: 'The asset itself is at `/assets/{id}`.',
    answers: one(CampaignAssetDto),
  })
  @RequireScopes('assets:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('cas') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toCampaignAssetDto(await this.readBindings.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createCampaignAsset',
    summary: 'Attach an asset to a campaign',
    description: 'In one role. Stored here only; a sync sends it.',
    answers: created(CampaignAssetDto),
    body: CreateCampaignAssetDto,
    errors: ['ASSET_ALREADY_ATTACHED', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() { campaignId, assetId, role }: CreateCampaignAssetDto,
    @AnswerParam() answer: Answer,
  ) {
    const made = await this.attachAsset.execute(caller, {
      assetId,
      owner: { scope: 'CAMPAIGN', id: campaignId },
      role,
    });
    return answer.created('/api/v1/campaign-assets', toCampaignAssetDto(made));
  }

  @PatchRoute(':id', {
    operationId: 'updateCampaignAsset',
    summary: 'Change the role of a campaign asset',
    description: 'Stored here only; a sync sends it.',
    answers: one(CampaignAssetDto),
    body: UpdateCampaignAssetDto,
    errors: ['ASSET_ALREADY_ATTACHED', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('cas') id: string,
    @PatchBody() patch: Patch<UpdateCampaignAssetDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toCampaignAssetDto(await this.updateBinding.execute(caller, id, expected, patch)),
    );
  }

  @DeleteRoute(':id', {
    operationId: 'deleteCampaignAsset',
    summary: 'Detach an asset from a campaign',
    description: 'The asset stays.',
    answers: nothing,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('cas') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.detachAsset.execute(caller, id, expected);
  }
}
