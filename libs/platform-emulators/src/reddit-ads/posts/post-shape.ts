import { UNVERIFIED } from '../unverified';
import {
  any,
  byType,
  flag,
  list,
  type Members,
  nullable,
  object,
  oneOf,
  openObject,
  text,
  textOf,
} from '../wire/shape';

/** Calls to action as they are shown (platform document 3b). */
export const CALLS_TO_ACTION = [
  'Apply Now',
  'Contact Us',
  'Download',
  'Get a Quote',
  'Get Showtimes',
  'Install',
  'Learn More',
  'Order Now',
  'Play Now',
  'Pre-order Now',
  'See Menu',
  'Shop Now',
  'Sign Up',
  'View More',
  'Watch Now',
  'Book Now',
  'Buy Tickets',
  'Get Directions',
  'Listen Now',
  'Read More',
  'Subscribe',
  'Visit Store',
  'Donate Now',
  'Remind Me',
];

const headline = textOf(1, UNVERIFIED.headlineLength);
const body = textOf(0, 40_000);
const formats = oneOf(['PLAIN_TEXT', 'RICH_TEXT_JSON']);
const media = openObject({ url: text, type: oneOf(['URL']) }, ['url', 'type']);
const image = openObject({ media, name: text, crop: nullable(openObject({})) }, ['media']);
const video = openObject({ media, name: text, gifify: flag }, ['media']);
const destination = openObject(
  {
    url: text,
    type: oneOf(['URL']),
    display_url: nullable(text),
    call_to_action: nullable(oneOf(CALLS_TO_ACTION)),
  },
  ['url', 'type'],
);
const reminder = object({ type: oneOf(['REMINDER']), start_time: text }, ['type', 'start_time']);
const enhancements = object({
  user_generated_content: object({ enroll_status: oneOf(['OPT_IN', 'OPT_OUT']) }, [
    'enroll_status',
  ]),
});
const promoted = openObject(
  { type: oneOf(['PROMOTED_COMMUNITY_POST']), post_id: text, destination },
  ['type', 'post_id'],
);
const card = object({ caption: textOf(0, 180), destination, image }, ['destination', 'image']);

const written: Members = {
  type: any,
  headline,
  body: nullable(body),
  text_format: nullable(formats),
  supplementary_text: nullable(text),
  thumbnail: nullable(image),
};

const creative = byType({
  IMAGE: object({ ...written, destination, image, event: reminder, enhancements }, [
    'type',
    'destination',
    'headline',
    'image',
  ]),
  TEXT: object({ ...written, body, text_format: formats, supplementary_text: text, enhancements }, [
    'type',
    'body',
    'headline',
    'text_format',
  ]),
  VIDEO: object(
    { ...written, destination, video, thumbnail: image, event: reminder, enhancements },
    ['video', 'thumbnail', 'type', 'headline'],
  ),
  CAROUSEL: object({ ...written, carousel: list(card, 40, 1) }, ['carousel', 'type', 'headline']),
  PROMOTED_POST: object(
    {
      type: any,
      headline: textOf(0, 2_000),
      post: promoted,
      thumbnail: nullable(image),
      supplementary_text: nullable(text),
    },
    ['type', 'headline', 'post'],
  ),
});

/** `POST /profiles/{p}/structured_posts/jobs`: open outside, each creative closed (the vendor's OpenAPI). */
export const postShape = openObject({ allow_comments: flag, profile_id: text, creative }, [
  'creative',
]);

/** `PATCH /structured_posts/{id}`: nothing else of a post ever changes. */
export const postPatch = object({ allow_comments: flag }, ['allow_comments']);
