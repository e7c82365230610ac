import {
  Amount,
  AnswerOf,
  AnswerOnly,
  Flag,
  IdOf,
  InputOf,
  ListOf,
  NamedListQuery,
  Nested,
  OneOf,
  PartialOf,
  Text,
} from '@switchyard/http-kit';
import {
  type ByPlatform,
  type Keyword,
  type KeywordChanges,
  type KeywordInput,
  MATCH_TYPES,
  type MatchType,
  SERVING_STATUSES,
  type ServingStatus,
  type KeywordView,
  viewKeyword,
} from '../../domain';
import { type ReviewDto, Reviews } from '../campaigns/delivery.dto';
import {
  CreatedAt,
  exampleId,
  ItemVersion,
  OwnId,
  SpaceId,
  UpdatedAt,
  Version,
} from '../record.dto';

const group = {
  description: 'Its ad group; fixed after creation.',
  example: exampleId('adg'),
};
const text = {
  max: 80,
  description: 'Unique in the ad group with matchType and negative; case and blanks do not count.',
  example: 'running shoes',
};
const example = { adGroupId: exampleId('adg'), text: 'running shoes', matchType: 'PHRASE' };

/** Every member of a keyword: requests and answers are made of this class. */
class KeywordMembers implements Record<keyof KeywordView, unknown> {
  @AnswerOnly(OwnId('kwd', 'The keyword.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @AnswerOnly(
    IdOf('cmp', {
      description: 'Its campaign.',
      example: exampleId('cmp'),
    }),
  )
  campaignId!: string;
  @IdOf('adg', group)
  adGroupId!: string;
  @Text(text)
  text!: string;
  @OneOf(MATCH_TYPES, {
    name: 'MatchType',
    description: 'How searches must match.',
    example: 'PHRASE',
  })
  matchType!: MatchType;
  @OneOf(SERVING_STATUSES, {
    description: 'On or off.',
    example: 'ENABLED',
    optional: true,
    default: 'ENABLED',
  })
  status!: ServingStatus;
  @Flag({
    description: 'Whether ads must not show on it.',
    example: false,
    optional: true,
    default: false,
  })
  negative!: boolean;
  @Amount({
    description: "Maximum per click, in the campaign's currency; not on negative keywords.",
    example: 0.8,
    optional: true,
    clearable: true,
    answer: { description: "Maximum per click, in the campaign's currency." },
  })
  maxCpc!: number | null;
  @AnswerOnly(Reviews())
  review!: ByPlatform<ReviewDto>;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /keywords`. */
export class CreateKeywordDto extends InputOf<KeywordInput>(KeywordMembers) {}

/** Body of `PATCH /keywords/:id`. */
export class UpdateKeywordDto
  extends PartialOf(CreateKeywordDto, ['adGroupId'])
  implements KeywordChanges {}

class KeywordPatchDto extends UpdateKeywordDto {
  @OwnId('kwd', 'The keyword.') id!: string;
  @ItemVersion() version?: number;
}

/** Body of `POST /keywords/bulk`. */
export class CreateKeywordsDto {
  @ListOf(Nested(() => CreateKeywordDto, { description: 'One keyword.', example }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'Independent of each other.',
    example: [example],
  })
  items!: readonly CreateKeywordDto[];
}

/** Body of `PATCH /keywords/bulk`. */
export class UpdateKeywordsDto {
  @ListOf(
    Nested(() => KeywordPatchDto, {
      description: 'One merge patch.',
      example: { id: exampleId('kwd'), status: 'PAUSED' },
    }),
    {
      minItems: 1,
      maxItems: 1_000,
      description: 'Independent of each other.',
      example: [{ id: exampleId('kwd'), status: 'PAUSED' }],
    },
  )
  items!: readonly KeywordPatchDto[];
}

/** A keyword as it is read. */
export class KeywordDto extends AnswerOf(KeywordMembers) {}

/** The query of `GET /keywords`; `q` looks into the text. */
export class KeywordQuery extends NamedListQuery {
  @IdOf('cmp', {
    description: 'Only of this campaign.',
    example: exampleId('cmp'),
    optional: true,
  })
  campaignId?: string;
  @IdOf('adg', {
    description: 'Only of this ad group.',
    example: exampleId('adg'),
    optional: true,
  })
  adGroupId?: string;
  @OneOf(SERVING_STATUSES, {
    description: 'Only with this status.',
    example: 'ENABLED',
    optional: true,
  })
  status?: ServingStatus;
  @OneOf(MATCH_TYPES, {
    description: 'Only with this match type.',
    example: 'PHRASE',
    optional: true,
  })
  matchType?: MatchType;
  @Flag({ description: 'Only negative keywords, or only others.', example: false, optional: true })
  negative?: boolean;
}

export const toKeywordDto = (row: Keyword): KeywordDto => viewKeyword(row);
