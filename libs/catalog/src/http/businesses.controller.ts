import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  GetRoute,
  IfMatch,
  list,
  listOf,
  nothing,
  one,
  pageOf,
  pageRequestOf,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
  type ExpectedVersion,
  type Patch,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { CreateBusiness } from '../use-cases/create-business';
import { DeleteBusiness } from '../use-cases/delete-business';
import { ReadBusinesses } from '../use-cases/read-businesses';
import { UpdateBusiness } from '../use-cases/update-business';
import {
  BusinessDto,
  BusinessQuery,
  CreateBusinessDto,
  toBusinessDto,
  UpdateBusinessDto,
} from './business.dto';
import { filterOf } from './filter-of';

@ApiTags('businesses')
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
