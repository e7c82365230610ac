import { complaint, type Complaint, under } from '../errors';
import { decodeImage, readImage } from '../media';
import { isCountryCode } from '../places/geo-targets';
import type { Json } from '../schema/message';
import { assetContentKey, assetNameKey, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import {
  finalUrlComplaints,
  type KindRules,
  required,
  type Rule,
  type RuleContext,
  trackingComplaints,
} from './rule';
import { assetScheduleComplaints } from './schedules';

/** Pictures, texts and videos never change: what was checked once is not looked at again. */
const FIXED = ['imageAsset', 'textAsset', 'youtubeVideoAsset', 'callToActionAsset'];

const content: Rule = ({ next, previous }) => {
  const member = contentOf(next);
  if (!member) {
    return [complaint('assetError.ASSET_DATA_IS_MISSING', '', 'The asset has no content.')];
  }
  return previous && FIXED.includes(member)
    ? []
    : contentComplaints(member, next).map((wrong) => under(member, wrong));
};

const name: Rule = (context) => {
  const { next, previous, customer } = context;
  const text = textOf(next, 'name');
  if (!text) {
    return next['imageAsset'] === undefined
      ? []
      : [complaint('assetError.NAME_REQUIRED_FOR_ASSET_TYPE', 'name', 'An image needs a name.')];
  }
  if (text.length > UNVERIFIED.assetNameLength) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf('asset', assetNameKey(next));
  if (!holder || holder.name === previous?.name || twin(context)) return [];
  return [complaint(UNVERIFIED.assetNameTaken, 'name', 'Another asset has this name.', text)];
};

const landingPage: Rule = ({ next }) => {
  if (next['sitelinkAsset'] === undefined) return finalUrlComplaints(next);
  const urls = next['finalUrls'];
  return Array.isArray(urls) && urls.length ? finalUrlComplaints(next) : required({}, 'finalUrls');
};

/**
 * The asset that already holds this content: the vendor gives it instead of a new one and silently
 * drops the new name.
 */
function twin({ next, previous, customer }: RuleContext) {
  const key = previous ? undefined : assetContentKey(next);
  return key === undefined ? undefined : customer.store.holderOf('asset', key);
}

/** Assets (v25 protos: asset.proto, asset_types.proto, asset_error.proto). */
export const ASSET_RULES: KindRules = {
  defaults: ({ next }) => ({ ...next, type: assetType(next), source: 'ADVERTISER' }),
  checks: [content, name, landingPage, ({ next }) => trackingComplaints(next)],
  nameId: (_, nextId) => nextId(),
  twin,
};

/** 5120 KB (Performance Max asset requirements). */
const MAX_BYTES = 5120 * 1024;

/**
 * The bytes of a new image asset: AssetService throws MediaUploadError (v25 asset_service.proto).
 */
function imageComplaints(image: Json): readonly Complaint[] {
  const missing = required(image, 'data');
  return missing.length ? missing : byteComplaints(decodeImage(image['data']));
}

function byteComplaints(bytes: Buffer): readonly Complaint[] {
  if (bytes.length > MAX_BYTES) {
    return [broken('FILE_TOO_BIG', 'The file is larger than 5120 KB.', bytes.length)];
  }
  const facts = readImage(bytes);
  if (facts === 'other') {
    return [broken('FORMAT_NOT_ALLOWED', 'Only GIF, JPEG and PNG are allowed.')];
  }
  if (facts === 'broken') return [broken('UNPARSEABLE_IMAGE', 'Image could not be parsed.')];
  if (facts.animated) {
    return [broken('ANIMATED_IMAGE_NOT_ALLOWED', 'Animated images are not allowed.')];
  }
  return facts.cmyk ? [broken('CMYK_JPEG_NOT_ALLOWED', 'CMYK is not allowed.')] : [];
}

const broken = (code: string, message: string, trigger?: unknown): Complaint =>
  complaint(`mediaUploadError.${code}`, 'data', message, trigger);

/** A phone number and its country (v25 CallAsset, asset_error.proto). */
function callComplaints(call: Json): readonly Complaint[] {
  const missing = required(call, 'countryCode', 'phoneNumber');
  return missing.length
    ? missing
    : [
        ...countryComplaints(textOf(call, 'countryCode')),
        ...numberComplaints(textOf(call, 'phoneNumber')),
      ];
}

function countryComplaints(code: string): readonly Complaint[] {
  return isCountryCode(code.toUpperCase())
    ? []
    : [
        complaint(
          'assetError.CALL_INVALID_COUNTRY_CODE',
          'countryCode',
          'The country code is invalid.',
          code,
        ),
      ];
}

function numberComplaints(number: string): readonly Complaint[] {
  const at = 'phoneNumber';
  const digits = number.replace(/\D/g, '').length;
  const { min, max } = UNVERIFIED.phoneDigits;
  if (/[a-z]/i.test(number)) {
    return [
      complaint(
        'assetError.CALL_VANITY_PHONE_NUMBER_NOT_ALLOWED',
        at,
        'Vanity numbers are not allowed.',
        number,
      ),
    ];
  }
  if (!/^\+?[\d ()./-]+$/.test(number)) {
    return [
      complaint(
        'assetError.CALL_INVALID_DOMESTIC_PHONE_NUMBER_FORMAT',
        at,
        'The format is incorrect.',
        number,
      ),
    ];
  }
  return digits < min || digits > max
    ? [
        complaint(
          'assetError.CALL_INVALID_PHONE_NUMBER',
          at,
          'The phone number is invalid.',
          number,
        ),
      ]
    : [];
}

/** The vendor's English headers ("Structured snippets", codes and formats). */
const HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
];

/** v25 StructuredSnippetAsset: 3 to 10 values of 1 to 25 characters. */
const VALUES = { min: 3, max: 10, length: 25 };

function snippetComplaints(snippet: Json): readonly Complaint[] {
  const header = textOf(snippet, 'header');
  const unknown =
    header && !HEADERS.includes(header)
      ? [
          complaint(
            UNVERIFIED.snippetHeader,
            'header',
            'The header is not one of the known ones.',
            header,
          ),
        ]
      : [];
  return [...required(snippet, 'header'), ...unknown, ...valueComplaints(snippet['values'])];
}

function valueComplaints(given: unknown): readonly Complaint[] {
  const values = Array.isArray(given) ? given.map(String) : [];
  if (values.length < VALUES.min) {
    return [complaint('collectionSizeError.TOO_FEW', 'values', 'At least 3 values are needed.')];
  }
  if (values.length > VALUES.max) {
    return [complaint('collectionSizeError.TOO_MANY', 'values', 'At most 10 values are allowed.')];
  }
  return values.flatMap((value, index) => {
    if (!value.trim()) {
      return [complaint('stringLengthError.TOO_SHORT', `values[${index}]`, 'Too short.')];
    }
    return value.length > VALUES.length
      ? [complaint('stringLengthError.TOO_LONG', `values[${index}]`, 'Too long.', value)]
      : [];
  });
}

const TYPES = {
  youtubeVideoAsset: 'YOUTUBE_VIDEO',
  imageAsset: 'IMAGE',
  textAsset: 'TEXT',
  callToActionAsset: 'CALL_TO_ACTION',
  calloutAsset: 'CALLOUT',
  structuredSnippetAsset: 'STRUCTURED_SNIPPET',
  sitelinkAsset: 'SITELINK',
  callAsset: 'CALL',
} as const;
export type AssetMember = keyof typeof TYPES;

const MEMBERS: readonly AssetMember[] = Object.keys(TYPES).filter(
  (member): member is AssetMember => member in TYPES,
);

/** Which content an asset has. */
const contentOf = (asset: Json): AssetMember | undefined =>
  MEMBERS.find((member) => asset[member] !== undefined);

/** `sitelinkAsset` → `SITELINK`, as the `type` member reads back. */
const assetType = (asset: Json): string | undefined => TYPES[contentOf(asset) ?? 'textAsset'];

/** The content of an asset, below its own member (v25 asset_types.proto). */
function contentComplaints(member: AssetMember, asset: Json): readonly Complaint[] {
  const data = partOf(asset, member);
  switch (member) {
    case 'sitelinkAsset':
      return [
        ...required(data, 'linkText'),
        ...tooLong(data, 'linkText', 25),
        ...descriptions(data),
        ...assetScheduleComplaints(data),
      ];
    case 'calloutAsset':
      return [
        ...required(data, 'calloutText'),
        ...tooLong(data, 'calloutText', 25),
        ...assetScheduleComplaints(data),
      ];
    case 'imageAsset':
      return imageComplaints(data);
    case 'callAsset':
      return [...callComplaints(data), ...assetScheduleComplaints(data)];
    case 'structuredSnippetAsset':
      return snippetComplaints(data);
    case 'textAsset':
      return [...required(data, 'text'), ...blank(data, 'text')];
    case 'youtubeVideoAsset':
      return videoComplaints(data);
    case 'callToActionAsset':
      return required(data, 'callToAction');
  }
}

function descriptions(data: Json): readonly Complaint[] {
  const [first, second] = [textOf(data, 'description1'), textOf(data, 'description2')];
  if (Boolean(first) !== Boolean(second)) return required(data, 'description1', 'description2');
  return [...tooLong(data, 'description1', 35), ...tooLong(data, 'description2', 35)];
}

/** A text of blanks counts as empty, as in ads. */
function blank(data: Json, member: string): readonly Complaint[] {
  const text = textOf(data, member);
  return text && !text.trim()
    ? [complaint('stringLengthError.EMPTY', member, 'The text is empty.', text)]
    : [];
}

function videoComplaints(data: Json): readonly Complaint[] {
  const id = textOf(data, 'youtubeVideoId');
  if (!id) return required(data, 'youtubeVideoId');
  if (/^[\w-]{11}$/.test(id)) return [];
  return [
    complaint(
      'youtubeVideoRegistrationError.VIDEO_NOT_FOUND',
      'youtubeVideoId',
      'The video was not found.',
      id,
    ),
  ];
}

function tooLong(data: Json, member: string, limit: number): readonly Complaint[] {
  return textOf(data, member).length > limit
    ? [complaint('stringLengthError.TOO_LONG', member, 'Too long.', data[member])]
    : [];
}
