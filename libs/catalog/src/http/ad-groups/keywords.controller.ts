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
import { KEYWORD_CHILDREN, type KeywordChildren } from '../../use-cases/children/children';
import { BulkDeleteDto } from '../record.dto';
import { BulkList, createInBulk, deleteInBulk, updateInBulk } from './bulk';
import {
  CreateKeywordDto,
  CreateKeywordsDto,
  KeywordDto,
  KeywordQuery,
  toKeywordDto,
  UpdateKeywordDto,
  UpdateKeywordsDto,
} from './keyword.dto';

const EACH = 'Up to 1,000 items; a refused one blocks no other.';
const EACH_PATCH = `${EACH} \`version\` of an item replaces If-Match, which is refused.`;

@ApiTags('Keywords')
@Controller('api/v1/keywords')
export class KeywordsController {
  constructor(@Inject(KEYWORD_CHILDREN) private readonly keywords: KeywordChildren) {}

  @GetRoute('', {
    operationId: 'listKeywords',
    summary: 'List keywords',
    description: 'Newest first, negative ones included.',
    answers: listOf(KeywordDto),
    query: KeywordQuery,
  })
  @RequireScopes('keywords:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: KeywordQuery) {
    return list(
      pageOf(await this.keywords.list(caller, filterOf(query), pageRequestOf(query)), query.limit),
      toKeywordDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getKeyword',
    summary: 'Get a keyword',
    description: '`version` is also the ETag.',
    answers: one(KeywordDto),
  })
  @RequireScopes('keywords:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('kwd') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toKeywordDto(await this.keywords.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createKeyword',
    summary: 'Create a keyword',
    description: 'Stored here only; a sync sends it.',
    answers: created(KeywordDto),
    body: CreateKeywordDto,
    errors: ['KEYWORD_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('keywords:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateKeywordDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/keywords',
      toKeywordDto(await this.keywords.create(caller, input)),
    );
  }

  @PostRoute('bulk', {
    operationId: 'createKeywords',
    summary: 'Create keywords',
    description: EACH,
    answers: bulkResults,
    body: CreateKeywordsDto,
    largeBody: true,
  })
  @RequireScopes('keywords:write')
  createMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return createInBulk(this.keywords, caller, CreateKeywordDto, items);
  }

  @PatchRoute('bulk', {
    operationId: 'updateKeywords',
    summary: 'Change keywords',
    description: EACH_PATCH,
    answers: bulkResults,
    body: UpdateKeywordsDto,
    largeBody: true,
  })
  @RequireScopes('keywords:write')
  updateMany(@CallerParam() caller: Caller, @BulkList('items') items: readonly unknown[]) {
    return updateInBulk(this.keywords, caller, UpdateKeywordDto, 'kwd', items);
  }

  @PostRoute('bulk-delete', {
    operationId: 'deleteKeywords',
    summary: 'Delete keywords',
    description: EACH,
    answers: bulkResults,
    body: BulkDeleteDto,
    largeBody: true,
  })
  @RequireScopes('keywords:write')
  deleteMany(@CallerParam() caller: Caller, @BulkList('ids') ids: readonly unknown[]) {
    return deleteInBulk(this.keywords, caller, 'kwd', ids);
  }

  @PatchRoute(':id', {
    operationId: 'updateKeyword',
    summary: 'Change a keyword',
    description: 'A merge patch. Stored here only; a sync sends it.',
    answers: one(KeywordDto),
    body: UpdateKeywordDto,
    errors: ['KEYWORD_TAKEN', 'CAMPAIGN_REMOVED'],
  })
  @RequireScopes('keywords:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('kwd') id: string,
    @PatchBody() patch: Patch<UpdateKeywordDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toKeywordDto(await this.keywords.update(caller, { id, expected, patch })));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteKeyword',
    summary: 'Delete a keyword',
    description: 'The next sync removes it on the platforms.',
    answers: nothing,
    errors: ['CAMPAIGN_REMOVED'],
  })
  @RequireScopes('keywords:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('kwd') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.keywords.delete(caller, { id, expected });
  }
}
