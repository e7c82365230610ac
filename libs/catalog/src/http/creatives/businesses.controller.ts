import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerOf,
  AnswerOnly,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  filterOf,
  GetRoute,
  IdOf,
  IfMatch,
  InputOf,
  list,
  ListOf,
  listOf,
  NamedListQuery,
  nothing,
  one,
  pageOf,
  pageRequestOf,
  PartialOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  Text,
  ValidBody,
  ValidQuery,
  WebUrl,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { type Business, type BusinessInput, type BusinessView, viewBusiness } from '../../domain';
import {
  CreateBusiness,
  DeleteBusiness,
  ReadBusinesses,
  UpdateBusiness,
} from '../../use-cases/manage-businesses';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

const Audience = Text({
  max: 255,
  description: 'Who it sells to.',
  example: 'Runners over 30',
});
const SeoKeyword = Text({
  max: 255,
  description: 'A word people search for.',
  example: 'running shoes',
});

/** Every member of a business: requests and answers are made of this class. */
class BusinessMembers implements Record<keyof BusinessView, unknown> {
  @AnswerOnly(OwnId('biz', 'The business.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @Text({ max: 255, description: 'Its name.', example: 'Runner’s Corner' })
  name!: string;
  @WebUrl({
    description: 'Its website.',
    example: 'https://example.com',
    optional: true,
    clearable: true,
  })
  url!: string | null;
  @Text({
    max: 500,
    description: 'What it does.',
    example: 'Running shoes, fitted in the shop.',
    optional: true,
    clearable: true,
  })
  description!: string | null;
  @Text({
    max: 255,
    description: 'The line of business.',
    example: 'Sports retail',
    optional: true,
    clearable: true,
  })
  industry!: string | null;
  @ListOf(Audience, {
    maxItems: 20,
    description: 'Who it sells to.',
    example: ['Runners over 30'],
    optional: true,
  })
  targetAudiences!: readonly string[];
  @ListOf(SeoKeyword, {
    maxItems: 50,
    description: 'Words people find it by.',
    example: ['running shoes'],
    optional: true,
  })
  seoKeywords!: readonly string[];
  @Text({
    max: 500,
    description: 'How it speaks.',
    example: 'Friendly and exact.',
    optional: true,
    clearable: true,
  })
  brandVoice!: string | null;
  @IdOf('ast', {
    description: 'Its logo.',
    example: exampleId('ast'),
    optional: true,
    clearable: true,
  })
  logoAssetId!: string | null;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /businesses`. */
class CreateBusinessDto extends InputOf<BusinessInput>(BusinessMembers) {}

/** Body of `PATCH /businesses/:id`. */
class UpdateBusinessDto extends PartialOf(CreateBusinessDto) {}

/** A business as it is read. */
class BusinessDto extends AnswerOf(BusinessMembers) {}

class BusinessQuery extends NamedListQuery {}

const toBusinessDto = (row: Business): BusinessDto => viewBusiness(row);

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
