import { IdOf, OneOf, Text, WebUrl } from '@switchyard/http-kit';
import { SERVING_STATUSES, type ServingStatus } from '@switchyard/catalog/domain';
import { POST_AD_TYPES, type PostAdInput } from '../use-cases/make-ad';

const SUFFIX = '_01kb4wq6m3e0sv5mwzq8a7h2rd';
const clearable = { optional: true, clearable: true } as const;

/** Body of `POST /social/posts/:id/ad`. */
export class PostAdDto implements PostAdInput {
  @IdOf('adg', { description: 'Where the ad goes.', example: `adg${SUFFIX}` })
  adGroupId!: string;
  @OneOf(POST_AD_TYPES, {
    name: 'PostAdType',
    description: 'What it becomes.',
    example: 'SINGLE_IMAGE',
  })
  type!: PostAdInput['type'];
  @OneOf(SERVING_STATUSES, {
    description: 'On or off.',
    example: 'PAUSED',
    optional: true,
    default: 'PAUSED',
  })
  status?: ServingStatus;
  @Text({
    max: 255,
    description: 'Else the first line of the post, or its topic.',
    example: 'Bread baked at night',
    ...clearable,
  })
  headline?: string | null;
  @Text({
    max: 255,
    description: 'Else the post, or its first claim that fits.',
    example: 'The oven is lit at two in the morning.',
    ...clearable,
  })
  description?: string | null;
  @WebUrl({
    description: "Else the business's `url`.",
    example: 'https://bakery.example/bread',
    ...clearable,
  })
  finalUrl?: string | null;
  @Text({ max: 128, description: 'Your own key.', example: 'spring/post', ...clearable })
  externalKey?: string | null;
  @IdOf('ang', { description: 'An angle.', example: `ang${SUFFIX}`, ...clearable })
  angleId?: string | null;
  @IdOf('cpt', { description: 'A concept of it.', example: `cpt${SUFFIX}`, ...clearable })
  conceptId?: string | null;
}
