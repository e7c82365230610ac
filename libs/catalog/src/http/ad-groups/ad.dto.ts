import {
  AnswerOf,
  AnswerOnly,
  ChangeListQuery,
  IdOf,
  InputOf,
  ListOf,
  Nested,
  OneOf,
  PartialOf,
  Text,
  WebUrl,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  type Ad,
  AD_TYPES,
  type AdChanges,
  type AdInput,
  type AdText,
  type AdType,
  type ByPlatform,
  SERVING_STATUSES,
  type ServingStatus,
  type AdView,
  viewAd,
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
  ExternalKey,
  ExternalKeyFilter,
} from '../record.dto';

const clearable = { optional: true, clearable: true } as const;
const group = {
  description: 'Its ad group; fixed after creation.',
  example: exampleId('adg'),
};
const texts = [{ text: 'Shoes that fit' }];
const ANGLE_STAMP =
  'Sent to no platform. A stored one stays when the angle is deleted; a new one must exist.';
const CONCEPT_STAMP =
  'A concept of `angleId`. Written without another `angleId`, it sets its own angle. A stored one stays when the concept is deleted.';
const example = {
  adGroupId: exampleId('adg'),
  type: 'RESPONSIVE_SEARCH',
  headlines: texts,
  descriptions: texts,
  finalUrl: 'https://example.com',
};

/** One headline or description. */
export class AdTextDto implements AdText {
  @Text({
    max: 255,
    description: 'The words. Limits of each platform are findings of Validate.',
    example: 'Shoes that fit',
  })
  text!: string;
  @WholeNumber({
    min: 1,
    max: 10,
    description: 'The place it is pinned to, from 1.',
    example: 1,
    ...clearable,
  })
  pinned?: number | null;
}

const AdTextField = Nested(() => AdTextDto, {
  description: 'One text.',
  example: { text: 'Shoes that fit' },
});

/** Every member of an ad: requests and answers are made of this class. */
class AdMembers implements Record<keyof AdView, unknown> {
  @AnswerOnly(OwnId('ad', 'The ad.'))
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
  @OneOf(AD_TYPES, {
    name: 'AdType',
    description: 'Fixed after creation.',
    example: 'RESPONSIVE_SEARCH',
  })
  type!: AdType;
  @OneOf(SERVING_STATUSES, {
    description: 'On or off.',
    example: 'ENABLED',
    optional: true,
    default: 'ENABLED',
  })
  status!: ServingStatus;
  @ListOf(AdTextField, { maxItems: 50, description: 'Headlines.', example: texts, optional: true })
  headlines!: readonly AdTextDto[];
  @ListOf(AdTextField, {
    maxItems: 50,
    description: 'Descriptions.',
    example: texts,
    optional: true,
  })
  descriptions!: readonly AdTextDto[];
  @Text({
    max: 255,
    description: 'A long headline.',
    example: 'Running shoes, fitted in the shop',
    ...clearable,
  })
  longHeadline!: string | null;
  @Text({
    max: 255,
    description: 'The name that the ad shows.',
    example: 'Runner’s Corner',
    ...clearable,
  })
  businessName!: string | null;
  @WebUrl({ description: 'Where it leads.', example: 'https://example.com/shoes' })
  finalUrl!: string;
  @Text({ max: 15, description: 'First part of the shown path.', example: 'shoes', ...clearable })
  path1!: string | null;
  @Text({
    max: 15,
    description: 'Second part of the shown path; needs path1.',
    example: 'sale',
    ...clearable,
    answer: { description: 'Second part of the shown path.' },
  })
  path2!: string | null;
  @Text({ max: 64, description: 'What the button says.', example: 'SHOP_NOW', ...clearable })
  callToAction!: string | null;
  @ExternalKey('in the ad group')
  externalKey!: string | null;
  @IdOf('ang', {
    description: ANGLE_STAMP,
    example: exampleId('ang'),
    ...clearable,
    answer: { description: 'Stays when the angle is deleted.' },
  })
  angleId!: string | null;
  @IdOf('cpt', {
    description: CONCEPT_STAMP,
    example: exampleId('cpt'),
    ...clearable,
    answer: { description: 'Stays when the concept is deleted.' },
  })
  conceptId!: string | null;
  @AnswerOnly(
    OneOf(['user'], {
      description: 'Who put angle and concept on; null without them.',
      example: 'user',
      clearable: true,
    }),
  )
  stampProvenance!: 'user' | null;
  @AnswerOnly(Reviews())
  review!: ByPlatform<ReviewDto>;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /ads`. */
export class CreateAdDto extends InputOf<AdInput>(AdMembers) {}

/** Body of `PATCH /ads/:id`. */
export class UpdateAdDto
  extends PartialOf(CreateAdDto, ['adGroupId', 'type'])
  implements AdChanges {}

class AdPatchDto extends UpdateAdDto {
  @OwnId('ad', 'The ad.') id!: string;
  @ItemVersion() version?: number;
}

/** Body of `POST /ads/bulk`. */
export class CreateAdsDto {
  @ListOf(Nested(() => CreateAdDto, { description: 'One ad.', example }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'Independent of each other.',
    example: [example],
  })
  items!: readonly CreateAdDto[];
}

/** Body of `PATCH /ads/bulk`. */
export class UpdateAdsDto {
  @ListOf(
    Nested(() => AdPatchDto, {
      description: 'One merge patch.',
      example: { id: exampleId('ad'), status: 'PAUSED' },
    }),
    {
      minItems: 1,
      maxItems: 1_000,
      description: 'Independent of each other.',
      example: [{ id: exampleId('ad'), status: 'PAUSED' }],
    },
  )
  items!: readonly AdPatchDto[];
}

/** An ad as it is read. */
export class AdDto extends AnswerOf(AdMembers) {}

/** The query of `GET /ads`. */
export class AdQuery extends ChangeListQuery {
  @ExternalKeyFilter()
  externalKey?: string;
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
  @OneOf(AD_TYPES, {
    description: 'Only of this type.',
    example: 'RESPONSIVE_SEARCH',
    optional: true,
  })
  type?: AdType;
  @IdOf('ang', {
    description: 'Only of this angle, deleted or not.',
    example: exampleId('ang'),
    optional: true,
  })
  angleId?: string;
  @IdOf('cpt', {
    description: 'Only of this concept, deleted or not.',
    example: exampleId('cpt'),
    optional: true,
  })
  conceptId?: string;
}

export const toAdDto = (row: Ad): AdDto => viewAd(row);
