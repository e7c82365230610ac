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
  CreateBusiness,
  DeleteBusiness,
  ReadBusinesses,
  UpdateBusiness,
} from '../../use-cases/manage-businesses';
import {
  BusinessDto,
  BusinessQuery,
  CreateBusinessDto,
  toBusinessDto,
  UpdateBusinessDto,
} from './business.dto';

@ApiTags('Businesses')
@Controller('api/v1/businesses')
export class BusinessesController {
  constructor(
    private readonly createBusiness: CreateBusiness,
    private readonly readBusinesses: ReadBusinesses,
    private readonly updateBusiness: UpdateBusiness,
    private readonly deleteBusiness: DeleteBusiness,
  ) {}

  @GetRoute('', {
    operationId: 'listBusinesses',
    summary: 'List businesses',
    description: 'Newest first.',
    answers: listOf(BusinessDto),
    query: BusinessQuery,
  })
  @RequireScopes('businesses:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: BusinessQuery) {
    return list(
      pageOf(
        await this.readBusinesses.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toBusinessDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getBusiness',
    summary: 'Get a business',
    description: '`version` is also the ETag.',
    answers: one(BusinessDto),
  })
  @RequireScopes('businesses:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('biz') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toBusinessDto(await this.readBusinesses.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createBusiness',
    summary: 'Create a business',
    description:
      'Who or what is advertised: campaigns and angles refer to it. Sent to no platform.',
    answers: created(BusinessDto),
    body: CreateBusinessDto,
  })
  @RequireScopes('businesses:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateBusinessDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/businesses',
      toBusinessDto(await this.createBusiness.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateBusiness',
    summary: 'Change a business',
    description: 'A merge patch. Ads keep their own texts and addresses.',
    answers: one(BusinessDto),
    body: UpdateBusinessDto,
  })
  @RequireScopes('businesses:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('biz') id: string,
    @PatchBody() patch: Patch<UpdateBusinessDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toBusinessDto(await this.updateBusiness.execute(caller, id, expected, patch)),
    );
  }

  @DeleteRoute(':id', {
    operationId: 'deleteBusiness',
    summary: 'Delete a business',
    description: 'Refused while a campaign advertises it or an angle argues for it.',
    answers: nothing,
    errors: ['BUSINESS_IN_USE'],
  })
  @RequireScopes('businesses:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('biz') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteBusiness.execute(caller, id, expected);
  }
}
