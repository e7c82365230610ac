import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  ByteBody,
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
  PutRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { SENT_BYTES } from '../../domain';
import {
  CreateAsset,
  DeleteAsset,
  ReadAssets,
  UpdateAsset,
} from '../../use-cases/assets/manage-assets';
import { PutContent } from '../../use-cases/assets/put-content';
import {
  AssetDto,
  AssetQuery,
  CreateAssetDto,
  DeleteAssetQuery,
  assetWork,
  toAssetDto,
  UpdateAssetDto,
} from './asset.dto';

const BYTES = {
  contentTypes: ['image/*', 'video/*', 'application/octet-stream'],
  maxBytes: SENT_BYTES,
};
const SENT =
  'The bytes decide their media type, not the content type. sourceUrl becomes null. Larger videos: set sourceUrl instead.';

@ApiTags('Assets')
@Controller('api/v1/assets')
export class AssetsController {
  constructor(
    private readonly createAsset: CreateAsset,
    private readonly readAssets: ReadAssets,
    private readonly updateAsset: UpdateAsset,
    private readonly deleteAsset: DeleteAsset,
    private readonly putContent: PutContent,
  ) {}

  @GetRoute('', {
    operationId: 'listAssets',
    summary: 'List assets',
    description: 'Newest first, without their bytes.',
    answers: listOf(AssetDto),
    query: AssetQuery,
  })
  @RequireScopes('assets:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AssetQuery) {
    return list(
      pageOf(
        await this.readAssets.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toAssetDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getAsset',
    summary: 'Get an asset',
    description: '`fetch` says whether its bytes are here.',
    polled: true,
    answers: one(AssetDto),
  })
  @RequireScopes('assets:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('ast') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const asset = await this.readAssets.get(caller, id);
    return answer.polled(assetWork(asset)).one(toAssetDto(asset));
  }

  @PostRoute('', {
    operationId: 'createAsset',
    summary: 'Create an asset',
    description:
      'The bytes of a sourceUrl are fetched afterwards: poll until `fetch.status` is not PENDING.',
    polled: true,
    answers: created(AssetDto),
    body: CreateAssetDto,
    errors: ['EXTERNAL_KEY_TAKEN'],
  })
  @RequireScopes('assets:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateAssetDto,
    @AnswerParam() answer: Answer,
  ) {
    const asset = await this.createAsset.execute(caller, input);
    return answer.polled(assetWork(asset)).created('/api/v1/assets', toAssetDto(asset));
  }

  @PatchRoute(':id', {
    operationId: 'updateAsset',
    summary: 'Change an asset',
    description:
      'Another sourceUrl is fetched again. Every campaign that uses it has local changes then.',
    polled: true,
    answers: one(AssetDto),
    body: UpdateAssetDto,
    errors: ['EXTERNAL_KEY_TAKEN'],
  })
  @RequireScopes('assets:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('ast') id: string,
    @PatchBody() patch: Patch<UpdateAssetDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    const asset = await this.updateAsset.execute(caller, id, expected, patch);
    return answer.polled(assetWork(asset)).one(toAssetDto(asset));
  }

  @PutRoute(':id/content', {
    operationId: 'putAssetContent',
    summary: 'Send the bytes of an asset',
    description: SENT,
    answers: one(AssetDto),
    bytes: BYTES,
    errors: ['ASSET_TAKES_NO_CONTENT', 'CONTENT_REFUSED'],
  })
  @RequireScopes('assets:write')
  async content(
    @CallerParam() caller: Caller,
    @PathId('ast') id: string,
    @IfMatch() expected: ExpectedVersion,
    @ByteBody() body: AsyncIterable<Uint8Array>,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAssetDto(await this.putContent.execute(caller, id, expected, body)));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteAsset',
    summary: 'Delete an asset',
    description: 'Refused while it is in use, unless force=true, which detaches it.',
    answers: nothing,
    query: DeleteAssetQuery,
    errors: ['ASSET_IN_USE'],
  })
  @RequireScopes('assets:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('ast') id: string,
    @ValidQuery() { force }: DeleteAssetQuery,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteAsset.execute(caller, id, expected, force);
  }
}
