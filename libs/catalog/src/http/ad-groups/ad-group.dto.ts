import {
  Amount,
  AnswerOf,
  AnswerOnly,
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
  type AdGroup,
  type AdGroupChanges,
  type AdGroupInput,
  SERVING_STATUSES,
  type ServingStatus,
  type AdGroupView,
  viewAdGroup,
} from '../../domain';
import {
  CreatedAt,
  exampleId,
  ItemVersion,
  OwnId,
  SpaceId,
  UpdatedAt,
  Version,
  ExternalKey,
  ExternalKeyFilter,
} from '../record.dto';

const Hint = Text({ max: 255, description: 'One hint.', example: 'running shoes for beginners' });
const campaign = {
  description: 'Its campaign; fixed after creation.',
  example: exampleId('cmp'),
};
const example = { campaignId: exampleId('cmp'), name: 'Running shoes' };

/** Every member of an ad group: requests and answers are made of this class. */
class AdGroupMembers implements Record<keyof AdGroupView, unknown> {
  @AnswerOnly(OwnId('adg', 'The ad group.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @IdOf('cmp', campaign)
  campaignId!: string;
  @Text({
    max: 255,
    description: 'Unique in the campaign; case does not count.',
    example: 'Running shoes',
    answer: { description: 'Unique in the campaign.' },
  })
  name!: string;
  @OneOf(SERVING_STATUSES, {
    name: 'ServingStatus',
    description: 'On or off.',
    example: 'ENABLED',
    optional: true,
    default: 'ENABLED',
  })
  status!: ServingStatus;
  @Amount({
    description: "Maximum per click, in the campaign's currency.",
    example: 0.8,
    optional: true,
    clearable: true,
  })
  maxCpc!: number | null;
  @ListOf(Hint, {
    maxItems: 50,
    description: 'Conversations it fits, for platforms without keywords.',
    example: ['running shoes for beginners'],
    optional: true,
    answer: { description: 'Conversations it fits.', example: [] },
  })
  contextHints!: readonly string[];
  @ExternalKey('in the campaign')
  externalKey!: string | null;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /ad-groups`. */
export class CreateAdGroupDto extends InputOf<AdGroupInput>(AdGroupMembers) {}

/** Body of `PATCH /ad-groups/:id`. */
export class UpdateAdGroupDto
  extends PartialOf(CreateAdGroupDto, ['campaignId'])
  implements AdGroupChanges {}

class AdGroupPatchDto extends UpdateAdGroupDto {
  @OwnId('adg', 'The ad group.') id!: string;
  @ItemVersion() version?: number;
}

/** Body of `POST /ad-groups/bulk`. */
export class CreateAdGroupsDto {
  @ListOf(Nested(() => CreateAdGroupDto, { description: 'One ad group.', example }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'Independent of each other.',
    example: [example],
  })
  items!: readonly CreateAdGroupDto[];
}

/** Body of `PATCH /ad-groups/bulk`. */
export class UpdateAdGroupsDto {
  @ListOf(
    Nested(() => AdGroupPatchDto, {
      description: 'One merge patch.',
      example: { id: exampleId('adg'), status: 'PAUSED' },
    }),
    {
      minItems: 1,
      maxItems: 1_000,
      description: 'Independent of each other.',
      example: [{ id: exampleId('adg'), status: 'PAUSED' }],
    },
  )
  items!: readonly AdGroupPatchDto[];
}

/** An ad group as it is read. */
export class AdGroupDto extends AnswerOf(AdGroupMembers) {}

/** The query of `GET /ad-groups`. */
export class AdGroupQuery extends NamedListQuery {
  @ExternalKeyFilter()
  externalKey?: string;
  @IdOf('cmp', {
    description: 'Only of this campaign.',
    example: exampleId('cmp'),
    optional: true,
  })
  campaignId?: string;
  @OneOf(SERVING_STATUSES, {
    description: 'Only with this status.',
    example: 'ENABLED',
    optional: true,
  })
  status?: ServingStatus;
}

export const toAdGroupDto = (row: AdGroup): AdGroupDto => viewAdGroup(row);
