import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import { listOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { displayLength } from './display-length';
import { IMAGE_SHAPES, type ImageShape, shapeComplaints } from './image-shape';
import { required } from './required';

const SHORT_TEXTS = { headlines: 30, descriptions: 90 } as const;
const MAX_TEXTS = 5;
const WIDTHS = { businessName: 25, callToActionText: 30 } as const;
const COLOURS = ['mainColor', 'accentColor'];

const SHAPES: Readonly<Record<string, ImageShape | undefined>> = {
  marketingImages: IMAGE_SHAPES['MARKETING_IMAGE'],
  squareMarketingImages: IMAGE_SHAPES['SQUARE_MARKETING_IMAGE'],
  logoImages: IMAGE_SHAPES['LANDSCAPE_LOGO'],
  squareLogoImages: IMAGE_SHAPES['LOGO'],
};

/** The most of each together. */
const TOGETHER: readonly (readonly [number, ...string[]])[] = [
  [15, 'marketingImages', 'squareMarketingImages'],
  [5, 'logoImages', 'squareLogoImages'],
  [5, 'youtubeVideos'],
];

/** A responsive display ad (v25 ResponsiveDisplayAdInfo; ad_error.proto). Paths start at it. */
export function displayAdComplaints(content: Json, customer: Customer): readonly Complaint[] {
  return [
    ...['headlines', 'descriptions'].flatMap((member) => textsComplaints(content, member)),
    ...longHeadline(content),
    ...required(content, 'businessName'),
    ...Object.entries(WIDTHS).flatMap(([member, limit]) =>
      tooLong(textOf(content, member), limit, member),
    ),
    ...['marketingImages', 'squareMarketingImages'].flatMap((member) =>
      atLeastOne(content, member),
    ),
    ...TOGETHER.flatMap(([limit, ...members]) => together(content, limit, members)),
    ...Object.keys(SHAPES).flatMap((member) => imagesComplaints(content, member, customer)),
    ...assetsComplaints(content, 'youtubeVideos', 'YOUTUBE_VIDEO', customer),
    ...colourComplaints(content),
  ];
}

function textsComplaints(content: Json, member: string): readonly Complaint[] {
  const texts = listOf(content, member);
  const limit = SHORT_TEXTS[member === 'headlines' ? 'headlines' : 'descriptions'];
  if (texts.length > MAX_TEXTS) {
    return [complaint('collectionSizeError.TOO_MANY', member, `At most ${MAX_TEXTS} are allowed.`)];
  }
  return [
    ...atLeastOne(content, member),
    ...texts.flatMap((text, index) => oneText(text, limit, `${member}[${index}]`)),
  ];
}

function oneText(asset: Json, limit: number, at: string): readonly Complaint[] {
  const text = textOf(asset, 'text');
  if (!text.trim()) {
    return [complaint('stringLengthError.EMPTY', `${at}.text`, 'The text is empty.')];
  }
  const pin = asset['pinnedField'];
  const pinned =
    pin === undefined || pin === 'UNSPECIFIED'
      ? []
      : [
          complaint(
            'assetLinkError.PINNING_UNSUPPORTED',
            `${at}.pinnedField`,
            'Pinning is not supported.',
            pin,
          ),
        ];
  return [...tooLong(text, limit, `${at}.text`), ...pinned];
}

function longHeadline(content: Json): readonly Complaint[] {
  const [asset] = listOf({ one: [content['longHeadline']] }, 'one');
  return asset ? oneText(asset, 90, 'longHeadline') : required(content, 'longHeadline');
}

function tooLong(text: string, limit: number, at: string): readonly Complaint[] {
  return displayLength(text) > limit
    ? [complaint('stringLengthError.TOO_LONG', at, 'Too long.', text)]
    : [];
}

function atLeastOne(content: Json, member: string): readonly Complaint[] {
  return listOf(content, member).length
    ? []
    : [complaint('collectionSizeError.TOO_FEW', member, 'At least one is needed.')];
}

function together(content: Json, limit: number, members: readonly string[]): readonly Complaint[] {
  const count = members.reduce((sum, member) => sum + listOf(content, member).length, 0);
  return count > limit
    ? [
        complaint(
          'collectionSizeError.TOO_MANY',
          members.at(-1) ?? '',
          `At most ${limit} together are allowed.`,
        ),
      ]
    : [];
}

function imagesComplaints(content: Json, member: string, customer: Customer): readonly Complaint[] {
  const shape = SHAPES[member];
  const wrong = assetsComplaints(content, member, 'IMAGE', customer);
  if (wrong.length || !shape) return wrong;
  return listOf(content, member).flatMap((one, index) => {
    const image = customer.store.get('asset', textOf(one, 'asset'))?.image;
    return image ? shapeComplaints(image, [shape], `${member}[${index}]`) : [];
  });
}

/** Every asset must be there, be of the type, and be named once. */
function assetsComplaints(
  content: Json,
  member: string,
  type: string,
  { store }: Customer,
): readonly Complaint[] {
  const names = listOf(content, member).map((one) => textOf(one, 'asset'));
  return names.flatMap((name, index) => {
    const at = `${member}[${index}].asset`;
    const asset = name ? store.get('asset', name) : undefined;
    if (!name) return [complaint('fieldError.REQUIRED', at, 'The required field was not present.')];
    if (!asset) {
      return [complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name)];
    }
    if (asset.data['type'] !== type) {
      return [
        complaint(
          'assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE',
          at,
          'The asset is of another type.',
          name,
        ),
      ];
    }
    return names.indexOf(name) === index
      ? []
      : [complaint(UNVERIFIED.sameImageTwice, at, 'The asset is there twice.', name)];
  });
}

/** Both colours or none; without them flexible colour cannot be refused; native formats have none. */
function colourComplaints(content: Json): readonly Complaint[] {
  const given = COLOURS.filter((member) => content[member]);
  const malformed = given.filter((member) => !/^#[0-9a-f]{6}$/i.test(textOf(content, member)));
  const flexible = content['allowFlexibleColor'] === false && !given.length;
  return [
    ...(given.length === 1 ? required(content, ...COLOURS) : []),
    ...malformed.map((member) =>
      complaint(
        UNVERIFIED.malformedColour,
        member,
        'A colour looks like #a1b2c3.',
        content[member],
      ),
    ),
    ...(flexible
      ? [
          complaint(
            'adError.CANNOT_SET_ALLOW_FLEXIBLE_COLOR_FALSE',
            'allowFlexibleColor',
            'No colour is given.',
          ),
        ]
      : []),
    ...(given.length && content['formatSetting'] === 'NATIVE'
      ? [
          complaint(
            'adError.CANNOT_SET_COLOR_CONTROL_WHEN_NATIVE_FORMAT_SETTING',
            'formatSetting',
            'Native formats have no colours.',
          ),
        ]
      : []),
  ];
}
