import type { Issue } from '@switchyard/kernel';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { blankNameIssues } from '../change';
import type { AssetInput, AssetType } from './asset';

type Presence = 'required' | 'optional';

interface FieldRule {
  /** Characters; of one item where the field is a list. */
  readonly max: number;
  readonly maxItems?: number;
  /** The types that have the field; every other type refuses it. */
  readonly of: Partial<Record<AssetType, Presence>>;
}

/**
 * Which members an asset has beside its name, by type: what validation, documents and views are
 * made from.
 */
export const ASSET_FIELDS = {
  sourceUrl: {
    max: 2_048,
    of: { IMAGE: 'optional', LOGO: 'optional', VIDEO: 'optional', YOUTUBE_VIDEO: 'required' },
  },
  linkText: { max: 25, of: { SITELINK: 'required' } },
  description1: { max: 35, of: { SITELINK: 'optional' } },
  description2: { max: 35, of: { SITELINK: 'optional' } },
  finalUrl: { max: 2_048, of: { SITELINK: 'required' } },
  calloutText: { max: 25, of: { CALLOUT: 'required' } },
  header: { max: 25, of: { STRUCTURED_SNIPPET: 'required' } },
  values: { max: 25, maxItems: 10, of: { STRUCTURED_SNIPPET: 'required' } },
  phoneNumber: { max: 40, of: { CALL: 'required' } },
  countryCode: { max: 2, of: { CALL: 'required' } },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type AssetField = keyof typeof ASSET_FIELDS;

export const ASSET_FIELD_NAMES = Object.keys(ASSET_FIELDS) as readonly AssetField[];

/** Undefined when the type does not have the field. */
export const presenceOf = (field: AssetField, type: AssetType): Presence | undefined =>
  (ASSET_FIELDS[field].of as FieldRule['of'])[type];

/** One sentence for documents: which types have the field. */
export const typesOf = (field: AssetField): string =>
  Object.entries(ASSET_FIELDS[field].of)
    .map(([type, presence]) => (presence === 'required' ? `${type} (needed)` : type))
    .join(', ');

/** Everything wrong with an asset as a whole; each member by itself was checked before. */
export const assetIssues = (input: AssetInput): Issue[] => [
  ...blankNameIssues(input.name),
  ...ASSET_FIELD_NAMES.flatMap((field) => presenceIssues(input, field)),
  ...(input.type === 'YOUTUBE_VIDEO' ? youtubeIssues(input.sourceUrl) : []),
  ...(input.type === 'CALL' && input.phoneNumber && input.countryCode
    ? phoneIssues(input.phoneNumber, input.countryCode)
    : []),
];

const presenceIssues = (input: AssetInput, field: AssetField): Issue[] => {
  const presence = presenceOf(field, input.type);
  const isGiven = input[field] !== undefined && input[field] !== null;
  if (isGiven && !presence) {
    return [
      {
        path: `/${field}`,
        code: 'NOT_ALLOWED',
        message: `${field} cannot be set: an asset of type ${input.type} has none`,
      },
    ];
  }
  return !isGiven && presence === 'required'
    ? [
        {
          path: `/${field}`,
          code: 'REQUIRED',
          message: `${field} is required for an asset of type ${input.type}`,
        },
      ]
    : [];
};

const youtubeIssues = (sourceUrl: string | null | undefined): Issue[] =>
  sourceUrl && youtubeVideoId(sourceUrl) === undefined
    ? [
        {
          path: '/sourceUrl',
          code: 'BAD_FORMAT',
          message:
            'sourceUrl must be the address of a YouTube video such as https://www.youtube.com/watch?v=dQw4w9WgXcQ such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        },
      ]
    : [];

/**
 * What is wrong with the number of a call asset; national and international spellings are both
 * fine.
 */
export const phoneIssues = (phoneNumber: string, countryCode: string): Issue[] => {
  if (!isSupportedCountry(countryCode)) {
    return [
      {
        path: '/countryCode',
        code: 'NOT_ONE_OF',
        message: `countryCode must be the code of a country with telephone numbers, such as DE`,
      },
    ];
  }
  const parsed = parsePhoneNumberFromString(phoneNumber, {
    defaultCountry: countryCode,
    extract: false,
  });
  if (!parsed?.isValid()) {
    return [
      {
        path: '/phoneNumber',
        code: 'BAD_FORMAT',
        message: `phoneNumber must be a telephone number of ${countryCode}, such as +49 30 901820 in DE`,
      },
    ];
  }
  if (parsed.country === undefined || parsed.country === countryCode) return [];
  return [
    {
      path: '/countryCode',
      code: 'CONFLICT',
      message: `phoneNumber is a number of ${parsed.country}, and countryCode is ${countryCode}. Change one of the two`,
    },
  ];
};

const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const IN_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of the video that a YouTube address names; undefined when it names none. */
export const youtubeVideoId = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !HOSTS.has(url.hostname)) return undefined;
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : (url.searchParams.get('v') ?? IN_PATH.exec(url.pathname)?.[1]);
  return id !== undefined && VIDEO_ID.test(id) ? id : undefined;
};
