import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  GetRoute,
  list,
  listOf,
  ListQuery,
  nothing,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { AttachAsset, DetachAsset, ReadBindings } from '../../use-cases/assets/attach-asset';
import {
  AttachDto,
  AttachmentDto,
  DetachQuery,
  ownerInBody,
  ownerInQuery,
  toAttachmentDto,
} from './asset-binding.dto';

@ApiTags('Assets')
@Controller('api/v1/assets')
export class AssetAttachmentsController {
  constructor(
    private readonly attachAsset: AttachAsset,
    private readonly detachAsset: DetachAsset,
    private readonly readBindings: ReadBindings,
  ) {}

  @GetRoute(':id/attach', {
    operationId: 'listAssetAttachments',
    summary: 'List where an asset is attached',
    description: 'Every campaign, ad group and ad that uses it, with its role there.',
    answers: listOf(AttachmentDto),
    query: ListQuery,
  })
  @RequireScopes('assets:read')
  async list(
    @CallerParam() caller: Caller,
    @PathId('ast') id: string,
    @ValidQuery() query: ListQuery,
  ) {
    return list(
      pageOf(await this.readBindings.ofAsset(caller, id, pageRequestOf(query)), query.limit),
      toAttachmentDto,
    );
  }

  @PostRoute(':id/attach', {
    operationId: 'attachAsset',
    summary: 'Attach an asset',
    description: 'To a campaign, an ad group or an ad. Stored here only; a sync sends it.',
    answers: created(AttachmentDto),
    body: AttachDto,
    errors: ['ASSET_ALREADY_ATTACHED', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async attach(
    @CallerParam() caller: Caller,
    @PathId('ast') assetId: string,
    @ValidBody() body: AttachDto,
    @AnswerParam() answer: Answer,
  ) {
    const attached = await this.attachAsset.fromAsset(caller, {
      assetId,
      owner: ownerInBody(body),
      role: body.role,
    });
    return answer.created(
      attached.scope === 'CAMPAIGN' ? '/api/v1/campaign-assets' : '/api/v1/ad-assets',
      toAttachmentDto(attached),
    );
  }

  @DeleteRoute(':id/attach', {
    operationId: 'detachAsset',
    summary: 'Detach an asset',
    description: 'In one role, or in all without `role`.',
    answers: nothing,
    query: DetachQuery,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('assets:write')
  async detach(
    @CallerParam() caller: Caller,
    @PathId('ast') assetId: string,
    @ValidQuery() query: DetachQuery,
  ) {
    await this.detachAsset.fromAsset(caller, assetId, ownerInQuery(query), query.role);
  }
}
