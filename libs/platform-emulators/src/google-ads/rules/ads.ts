import type { Customer } from '../accounts';
import { type Complaint, complaint, under } from '../errors';
import { IMAGE_SHAPES, type ImageShape, shapeComplaints } from '../media';
import type { Json } from '../schema/message';
import { listOf, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { displayLength, finalUrlComplaints, required, trackingComplaints } from './rule';

interface TextLimits {
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

const PINS = {
  headlines: ['HEADLINE_1', 'HEADLINE_2', 'HEADLINE_3'],
  descriptions: ['DESCRIPTION_1', 'DESCRIPTION_2'],
} as const;

/** The content of an ad, by whichever operation it is written. Paths start at the ad. */
export function adComplaints(ad: Json, customer: Customer): readonly Complaint[] {
  const urls = ad['finalUrls'];
  const noUrl =
    Array.isArray(urls) && urls.length
      ? []
      : [complaint('fieldError.REQUIRED', 'finalUrls', 'The required field was not present.')];
  const content =
    ad['responsiveSearchAd'] === undefined
      ? displayComplaints(ad, customer)
      : searchComplaints(partOf(ad, 'responsiveSearchAd'));
  return [...noUrl, ...finalUrlComplaints(ad), ...trackingComplaints(ad), ...content];
}

function displayComplaints(ad: Json, customer: Customer): readonly Complaint[] {
  const member = 'responsiveDisplayAd';
  if (ad[member] === undefined) {
    return [complaint('adError.INVALID_AD_TYPE', '', 'The ad has no content.')];
  }
  return displayAdComplaints(partOf(ad, member), customer).map((wrong) => under(member, wrong));
}

function searchComplaints(content: Json): readonly Complaint[] {
  const { headlines, descriptions } = UNVERIFIED.responsiveSearchAd;
  const found = [
    ...textComplaints(content, 'headlines', headlines),
    ...textComplaints(content, 'descriptions', descriptions),
    ...pathComplaints(content),
  ];
  return found.map((wrong) => under('responsiveSearchAd', wrong));
}

function textComplaints(
  content: Json,
  member: 'headlines' | 'descriptions',
  limits: TextLimits,
): readonly Complaint[] {
  const texts = listOf(content, member);
  if (texts.length < limits.min) {
    return [complaint('collectionSizeError.TOO_FEW', member, `At least ${limits.min} are needed.`)];
  }
  if (texts.length > limits.max) {
    return [
      complaint('collectionSizeError.TOO_MANY', member, `At most ${limits.max} are allowed.`),
    ];
  }
  return texts.flatMap((text, index) =>
    oneText(text, `${member}[${index}]`, limits.length, PINS[member]),
  );
}

function oneText(
  asset: Json,
  at: string,
  length: number,
  pins: readonly string[],
): readonly Complaint[] {
  const text = textOf(asset, 'text');
  const pin = asset['pinnedField'];
  if (!text.trim()) {
    return [complaint('stringLengthError.EMPTY', `${at}.text`, 'The text is empty.')];
  }
  if (displayLength(text) > length) {
    return [complaint('stringLengthError.TOO_LONG', `${at}.text`, 'Too long.', text)];
  }
  if (pin === undefined || pin === 'UNSPECIFIED' || pins.some((allowed) => allowed === pin)) {
    return [];
  }
  return [
    complaint(
      'assetLinkError.INVALID_PINNED_FIELD',
      `${at}.pinnedField`,
      'The text cannot be pinned there.',
      pin,
    ),
  ];
}

function pathComplaints(content: Json): readonly Complaint[] {
  if (content['path2'] && !content['path1']) {
    return [complaint('adError.CANNOT_SET_PATH2_WITHOUT_PATH1', 'path2', 'path2 needs path1.')];
  }
  return ['path1', 'path2']
    .filter((member) => displayLength(textOf(content, member)) > UNVERIFIED.responsiveSearchAd.path)
    .map((member) => complaint('stringLengthError.TOO_LONG', member, 'Too long.', content[member]));
}

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
function displayAdComplaints(content: Json, customer: Customer): readonly Complaint[] {
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
    ...texts.flatMap((text, index) => oneDisplayText(text, limit, `${member}[${index}]`)),
  ];
}

function oneDisplayText(asset: Json, limit: number, at: string): readonly Complaint[] {
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
  return asset ? oneDisplayText(asset, 90, 'longHeadline') : required(content, 'longHeadline');
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

/**
 * Both colours or none; without them flexible colour cannot be refused; native formats have none.
 */
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
