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
import { AD_GROUP_CHILDREN, type AdGroupChildren } from '../../use-cases/children/children';
import { BulkDeleteDto } from '../record.dto';
import {
  AdGroupDto,
  AdGroupQuery,
  CreateAdGroupDto,
  CreateAdGroupsDto,
  toAdGroupDto,
  UpdateAdGroupDto,
  UpdateAdGroupsDto,
} from './ad-group.dto';
import { BulkList, createInBulk, deleteInBulk, updateInBulk } from './bulk';

const EACH = 'Up to 1,000 items; a refused one blocks no other.';
const EACH_PATCH = `${EACH} \`version\` of an item replaces If-Match, which is refused.`;

@ApiTags('Ad groups')
@Controller('api/v1/ad-groups')
export class AdGroupsController {
  constructor(@Inject(AD_GROUP_CHILDREN) private readonly adGroups: AdGroupChildren) {}

  @GetRoute('', {
    operationId: 'listAdGroups',
    summary: 'List ad groups',
    description: 'Newest first.',
    answers: listOf(AdGroupDto),
    query: AdGroupQuery,
  })
  @RequireScopes('campaigns:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AdGroupQuery) {
    return list(
      pageOf(await this.adGroups.list(caller, filterOf(query), pageRequestOf(query)), query.limit),
      toAdGroupDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getAdGroup',
    summary: 'Get an ad group',
    description: 'Its ads and keywords are lists of their own.',
    answers: one(AdGroupDto),
  })
  @RequireScopes('campaigns:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('adg') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdGroupDto(await this.adGroups.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createAdGroup',
    summary: 'Create an ad group',
    description: 'Stored here only; a sync sends it.',
    answers: created(AdGroupDto),
    body: CreateAdGroupDto,
    errors: ['NAME_TAKEN', 'EXTERNAL_KEY_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('campaigns:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateAdGroupDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/ad-groups',
      toAdGroupDto(await this.adGroups.create(caller, input)),
    );
  }

  @PostRoute('bulk', {
    operationId: 'createAdGroups',
    summary: 'Create ad groups',
    description: EACH,
    answers: bulkResults,
    body: CreateAdGroupsDto,
    largeBody: true,
  })
  @RequireScopes('campaigns:write')
  createMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return createInBulk(this.adGroups, caller, CreateAdGroupDto, items);
  }

  @PatchRoute('bulk', {
    operationId: 'updateAdGroups',
    summary: 'Change ad groups',
    description: EACH_PATCH,
    answers: bulkResults,
    body: UpdateAdGroupsDto,
    largeBody: true,
  })
  @RequireScopes('campaigns:write')
  updateMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return updateInBulk(this.adGroups, caller, UpdateAdGroupDto, 'adg', items);
  }

  @PostRoute('bulk-delete', {
    operationId: 'deleteAdGroups',
    summary: 'Delete ad groups',
    description: EACH,
    answers: bulkResults,
    body: BulkDeleteDto,
    largeBody: true,
  })
  @RequireScopes('campaigns:write')
  deleteMany(@CallerParam() caller: Caller, @BulkList('ids') ids: readonly unknown[]) {
    return deleteInBulk(this.adGroups, caller, 'adg', ids);
  }

  @PatchRoute(':id', {
    operationId: 'updateAdGroup',
    summary: 'Change an ad group',
    description: 'A merge patch. Stored here only; a sync sends it.',
    answers: one(AdGroupDto),
    body: UpdateAdGroupDto,
    errors: ['NAME_TAKEN', 'EXTERNAL_KEY_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('campaigns:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('adg') id: string,
    @PatchBody() patch: Patch<UpdateAdGroupDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAdGroupDto(await this.adGroups.update(caller, { id, expected, patch })));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteAdGroup',
    summary: 'Delete an ad group',
    description: 'With the ads and keywords below it.',
    answers: nothing,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('campaigns:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('adg') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.adGroups.delete(caller, { id, expected });
  }
}
