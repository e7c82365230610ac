import type { Capabilities } from '@switchyard/platforms';
import {
  type AssetAt,
  givenTree,
  google,
  microsoft,
  type TreeInput,
} from '../../testing/given-tree';
import { capabilityFindings } from '../capability-findings';

const display: TreeInput = {
  campaign: { type: 'DISPLAY', biddingStrategy: { type: 'MANUAL_CPC' } },
  keywords: [],
  ads: [
    {
      type: 'RESPONSIVE_DISPLAY',
      headlines: [{ text: 'One' }],
      descriptions: [{ text: 'First' }],
      longHeadline: 'A long one',
      businessName: 'Shop',
    },
  ],
};
const performanceMax: TreeInput = {
  campaign: { type: 'PERFORMANCE_MAX', biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } },
  keywords: [],
  ads: [
    {
      type: 'ASSET_GROUP',
      longHeadline: 'A long one',
      businessName: 'Shop',
      callToAction: 'LEARN_MORE',
    },
  ],
};
const square = { width: 1_200, height: 1_200 };
const landscape: AssetAt = { role: 'MARKETING_IMAGE' };
const squared: AssetAt = { role: 'SQUARE_MARKETING_IMAGE', is: square };
const logo: AssetAt = { role: 'LOGO', is: square };
const both = [landscape, squared];

/** Findings about files and texts beside ads: the finding, and the kind of object that has it. */
const findingsOf = (
  capabilities: Capabilities,
  input: TreeInput,
  assets: readonly AssetAt[] = [],
): readonly string[] =>
  capabilityFindings(givenTree({ ...input, assets }), capabilities, undefined)
    .filter(({ kind }) => kind !== 'degraded')
    .map(({ kind, code, field, entity }) => `${kind} ${code} ${entity.type} ${field ?? '-'}`);

it.each<[string, Capabilities, TreeInput, readonly AssetAt[]]>([
  ['a display ad', google, display, both],
  ['a display ad', microsoft, display, both],
  [
    'a display ad with files of its campaign',
    google,
    display,
    both.map((each) => ({ ...each, at: 'CAMPAIGN' })),
  ],
  ['an asset group', google, performanceMax, [...both, logo]],
  ['an asset group', microsoft, performanceMax, both],
  ['pictures beside search ads', google, {}, both.map((each) => ({ ...each, at: 'CAMPAIGN' }))],
])('is content with %s on $name', (_what, capabilities, input, assets) => {
  expect(findingsOf(capabilities, input, assets)).toEqual([]);
});

it.each<[string, Capabilities, TreeInput, readonly AssetAt[], readonly string[]]>([
  [
    'no picture',
    google,
    display,
    [],
    [
      'requirement MEDIA_ROLE_MISSING ad assets/MARKETING_IMAGE',
      'requirement MEDIA_ROLE_MISSING ad assets/SQUARE_MARKETING_IMAGE',
    ],
  ],
  [
    'one shape only',
    google,
    display,
    [landscape],
    ['requirement MEDIA_ROLE_MISSING ad assets/SQUARE_MARKETING_IMAGE'],
  ],
  [
    'too many of a role',
    google,
    display,
    [...both, ...Array.from({ length: 6 }, () => logo)],
    ['requirement TOO_MANY_FILES ad assets/LOGO', 'requirement TOO_MANY_FILES_TOGETHER ad assets'],
  ],
  [
    'too many of two roles',
    google,
    display,
    [...Array.from({ length: 8 }, () => landscape), ...Array.from({ length: 8 }, () => squared)],
    ['requirement TOO_MANY_FILES_TOGETHER ad assets'],
  ],
  [
    'the same file again and again',
    google,
    display,
    [
      ...both,
      ...Array.from({ length: 6 }, () => ({ ...logo, is: { ...square, sha256: 'f'.repeat(64) } })),
    ],
    [],
  ],
  [
    'a file that comes',
    google,
    display,
    [
      squared,
      { ...landscape, is: { fetch: { status: 'PENDING', code: 'FETCHING', reason: 'Soon.' } } },
    ],
    ['requirement FILE_NOT_THERE asset fetch'],
  ],
  [
    'a file that failed',
    google,
    display,
    [
      squared,
      {
        ...landscape,
        is: {
          fetch: { status: 'FAILED', code: 'NOT_AN_IMAGE', reason: 'No image.' },
          sha256: null,
        },
      },
    ],
    ['requirement FILE_FAILED asset fetch'],
  ],
  [
    'a type of file',
    google,
    display,
    [squared, { ...landscape, is: { mimeType: 'image/webp' } }],
    ['requirement FILE_TYPE_UNSUPPORTED asset mimeType'],
  ],
  [
    'a large file',
    google,
    display,
    [squared, { ...landscape, is: { size: 5_242_881 } }],
    ['requirement FILE_TOO_LARGE asset size'],
  ],
  ['the largest file', google, display, [squared, { ...landscape, is: { size: 5_242_880 } }], []],
  [
    'a small picture',
    google,
    display,
    [landscape, { ...squared, is: { width: 299, height: 299 } }],
    ['requirement IMAGE_TOO_SMALL asset width'],
  ],
  [
    'the smallest picture',
    google,
    display,
    [landscape, { ...squared, is: { width: 300, height: 300 } }],
    [],
  ],
  [
    'a huge picture',
    microsoft,
    display,
    [squared, { ...landscape, is: { width: 2_594, height: 1_358 } }],
    ['requirement IMAGE_TOO_LARGE asset width'],
  ],
  [
    'texts that are one asset',
    google,
    {
      ...performanceMax,
      ads: [
        {
          ...performanceMax.ads![0],
          headlines: [{ text: 'Same' }, { text: 'Same' }, { text: 'Three' }],
        },
      ],
    },
    [...both, logo],
    ['requirement TOO_FEW_HEADLINES ad headlines'],
  ],
  [
    'another shape',
    google,
    display,
    [landscape, { ...squared, is: { width: 1_200, height: 1_100 } }],
    ['requirement IMAGE_SHAPE_UNSUPPORTED asset width'],
  ],
  [
    'a role that ads have no place for',
    google,
    display,
    [...both, { role: 'PORTRAIT_MARKETING_IMAGE', is: { width: 960, height: 1_200 } }],
    ['unsupported MEDIA_ROLE_UNSUPPORTED asset role'],
  ],
  [
    'a video file',
    google,
    display,
    [...both, { role: 'VIDEO' }],
    ['unsupported MEDIA_ROLE_UNSUPPORTED asset role'],
  ],
  ['a picture on a search ad', google, {}, [landscape], ['unsupported FIELD_DROPPED ad images']],
  [
    'a video that Microsoft does not take',
    microsoft,
    display,
    [...both, { role: 'YOUTUBE_VIDEO', input: { sourceUrl: 'https://youtu.be/dQw4w9WgXcQ' } }],
    ['unsupported FIELD_DROPPED ad youtubeVideoIds'],
  ],
  [
    'a missing text',
    google,
    { ...display, ads: [{ ...display.ads![0], businessName: null, longHeadline: '' }] },
    both,
    [
      'requirement LONG_HEADLINE_REQUIRED ad longHeadline',
      'requirement BUSINESS_NAME_REQUIRED ad businessName',
    ],
  ],
  [
    'an unknown call to action',
    microsoft,
    { ...performanceMax, ads: [{ ...performanceMax.ads![0], callToAction: 'Dance' }] },
    both,
    ['requirement CALL_TO_ACTION_UNSUPPORTED ad callToAction'],
  ],
  [
    'two ads of one ad group',
    google,
    { ...performanceMax, ads: [performanceMax.ads![0]!, performanceMax.ads![0]!] },
    [...both, logo].map((each) => ({ ...each, at: 'CAMPAIGN' as const })),
    ['requirement TOO_MANY_ADS_IN_AD_GROUP adGroup -'],
  ],
  [
    'keywords outside search',
    google,
    { ...display, keywords: [{ text: 'shoes!' }] },
    both,
    ['unsupported FIELD_UNSUPPORTED keyword text'],
  ],
  [
    'a sitelink that is too long',
    google,
    {},
    [
      {
        role: 'SITELINK',
        at: 'CAMPAIGN',
        input: { linkText: 'x'.repeat(26), finalUrl: 'https://example.com' },
      },
    ],
    ['requirement LINK_TEXT_TOO_LONG asset linkText'],
  ],
  [
    'a long callout',
    google,
    {},
    [{ role: 'CALLOUT', at: 'CAMPAIGN', input: { calloutText: 'x'.repeat(26) } }],
    ['requirement CALLOUT_TOO_LONG asset calloutText'],
  ],
  [
    'a snippet',
    google,
    {},
    [
      {
        role: 'STRUCTURED_SNIPPET',
        at: 'CAMPAIGN',
        input: { header: 'Brands', values: ['a', 'x'.repeat(26)] },
      },
    ],
    [
      'requirement SNIPPET_VALUE_TOO_LONG asset values',
      'requirement TOO_FEW_SNIPPET_VALUES asset values',
    ],
  ],
  [
    'two phone numbers',
    microsoft,
    {},
    ['+4930123456', '+4930123457'].map((phoneNumber) => ({
      role: 'CALL',
      at: 'CAMPAIGN',
      input: { phoneNumber, countryCode: 'DE' },
    })),
    ['requirement TOO_MANY_CALLS campaign extensions'],
  ],
  [
    'extensions where none are',
    microsoft,
    display,
    [...both, { role: 'CALLOUT', at: 'CAMPAIGN', input: { calloutText: 'x' } }],
    ['unsupported FIELD_DROPPED campaign extensions'],
  ],
  [
    'a sitelink with blanks in its address',
    google,
    {},
    [
      {
        role: 'SITELINK',
        at: 'CAMPAIGN',
        input: { linkText: 'x', finalUrl: 'https://example.com/a b' },
      },
    ],
    ['requirement FINAL_URL_HAS_SPACE asset finalUrl'],
  ],
])('tells of %s', (_what, capabilities, input, assets, expected) => {
  expect(findingsOf(capabilities, input, assets)).toEqual(expected);
});

it('reports a file once, however many ads use it', () => {
  const ads = Array.from({ length: 3 }, () => display.ads![0]!);
  expect(
    findingsOf(google, { ...display, ads }, [
      { ...landscape, at: 'CAMPAIGN', is: { width: 400, height: 209 } },
      { ...squared, at: 'CAMPAIGN' },
    ]),
  ).toEqual(['requirement IMAGE_TOO_SMALL asset width']);
});

it.each([
  ['', 'FINAL_URL_MISSING'],
  ['https://example.com/a b', 'FINAL_URL_HAS_SPACE'],
  ['https://example.com/{{page}}', 'FINAL_URL_HAS_PLACEHOLDER'],
  ['{lpurl}', 'FINAL_URL_HAS_PLACEHOLDER'],
  ['ftp://example.com', 'FINAL_URL_NOT_WEB'],
  ['https://localhost/', 'FINAL_URL_NOT_WEB'],
])('refuses the final URL "%s"', (finalUrl, code) => {
  expect(findingsOf(google, { ads: [{ finalUrl }] })).toEqual([`requirement ${code} ad finalUrl`]);
});

it('lets a platform fill in its own parameters', () => {
  expect(findingsOf(google, { ads: [{ finalUrl: 'http://example.com/?k={keyword}' }] })).toEqual(
    [],
  );
});
