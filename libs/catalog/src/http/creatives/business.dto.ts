import {
  AnswerOf,
  AnswerOnly,
  IdOf,
  InputOf,
  ListOf,
  NamedListQuery,
  PartialOf,
  Text,
  WebUrl,
} from '@switchyard/http-kit';
import { type Business, type BusinessInput, type BusinessView, viewBusiness } from '../../domain';
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
export class CreateBusinessDto extends InputOf<BusinessInput>(BusinessMembers) {}

/** Body of `PATCH /businesses/:id`. */
export class UpdateBusinessDto extends PartialOf(CreateBusinessDto) {}

/** A business as it is read. */
export class BusinessDto extends AnswerOf(BusinessMembers) {}

export class BusinessQuery extends NamedListQuery {}

export const toBusinessDto = (row: Business): BusinessDto => viewBusiness(row);
