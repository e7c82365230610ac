import { type Fields, isFields, textIn } from '../../core/json';
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
} from '../doors/shapes';
import { dataError, type FieldError } from '../errors';
import { isWebAddress } from '../member-rules';
import { UNVERIFIED } from '../unverified';

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

/**
 * `POST /profiles/{p}/structured_posts/jobs`: open outside, each creative closed (the vendor's
 * OpenAPI).
 */
export const postShape = openObject({ allow_comments: flag, profile_id: text, creative }, [
  'creative',
]);

/** `PATCH /structured_posts/{id}`: nothing else of a post ever changes. */
export const postPatch = object({ allow_comments: flag }, ['allow_comments']);

/**
 * What is wrong with a creative beyond its shape: addresses, and shown addresses of another domain
 * (the vendor's OpenAPI).
 */
export function postProblems(post: Fields): readonly FieldError[] {
  return within(post.creative, 'creative');
}

function within(value: unknown, path: string): readonly FieldError[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, `${path}[${index}]`));
  if (!isFields(value)) return [];
  const own = value.type === 'URL' ? addressProblems(value, path) : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) => within(member, `${path}.${name}`)),
  ];
}

function addressProblems(value: Fields, path: string): readonly FieldError[] {
  const url = textIn(value, 'url');
  if (!isWebAddress(url)) return [dataError(`${path}.url`, 'Invalid URL.')];
  const shown = textIn(value, 'display_url');
  return shown === '' || isOfDomain(shown, new URL(url).hostname)
    ? []
    : [dataError(`${path}.display_url`, "Must match the destination's domain.")];
}

/** `acme.example/shop` for `www.acme.example`, and the other way round. */
function isOfDomain(shown: string, host: string): boolean {
  const address = /^https?:\/\//.test(shown) ? shown : `https://${shown}`;
  if (!URL.canParse(address)) return false;
  const name = new URL(address).hostname;
  return name === host || host.endsWith(`.${name}`) || name.endsWith(`.${host}`);
}
