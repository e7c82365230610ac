import type { AdAttributes, SearchAdAttributes } from '../attributes/child-attributes';
import type { Ad } from '../wire/objects';
import { statusName } from '../wire/words';
import { assetLinks } from './asset-links';
import { creativeBody } from './creative-body';

const WRITERS: {
  readonly [field in Exclude<keyof SearchAdAttributes, 'adType'>]: (
    after: SearchAdAttributes,
  ) => Ad;
} = {
  status: ({ status }) => ({ Status: statusName(status) }),
  headlines: ({ headlines }) => ({ Headlines: assetLinks(headlines, 'Headline') }),
  descriptions: ({ descriptions }) => ({ Descriptions: assetLinks(descriptions, 'Description') }),
  finalUrl: ({ finalUrl }) => ({ FinalUrls: [finalUrl] }),
  path1: ({ path1 }) => ({ Path1: path1 ?? '' }),
  path2: ({ path2 }) => ({ Path2: path2 ?? '' }),
};

const FIELDS = Object.keys(WRITERS) as readonly (keyof typeof WRITERS)[];

/** The named fields of an ad; all that are set when none are named. */
export const adBody = (
  after: AdAttributes,
  mediaIds: ReadonlyMap<string, string>,
  fields?: readonly string[],
): Ad => {
  switch (after.adType) {
    case 'RESPONSIVE_SEARCH':
      return { Type: 'ResponsiveSearch', ...searchAdBody(after, fields) };
    case 'RESPONSIVE_DISPLAY':
      return { Type: 'ResponsiveAd', ...creativeBody(after, mediaIds, fields) };
    case 'ASSET_GROUP':
      throw new TypeError('an asset group is no ad of an ad group');
  }
};

const searchAdBody = (after: SearchAdAttributes, fields?: readonly string[]): Ad =>
  Object.assign(
    {},
    ...FIELDS.filter((field) => (fields ? fields.includes(field) : after[field] !== null)).map(
      (field) => WRITERS[field](after),
    ),
  ) as Ad;
