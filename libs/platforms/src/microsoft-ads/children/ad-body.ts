import type { AdAttributes } from '../attributes/child-attributes';
import type { Ad } from '../wire/objects';
import { statusName } from '../wire/words';
import { assetLinks } from './asset-links';

const WRITERS: Readonly<Record<Exclude<keyof AdAttributes, 'adType'>, (after: AdAttributes) => Ad>> = {
  status: ({ status }) => ({ Status: statusName(status) }),
  headlines: ({ headlines }) => ({ Headlines: assetLinks(headlines, 'Headline') }),
  descriptions: ({ descriptions }) => ({ Descriptions: assetLinks(descriptions, 'Description') }),
  finalUrl: ({ finalUrl }) => ({ FinalUrls: [finalUrl] }),
  path1: ({ path1 }) => ({ Path1: path1 ?? '' }),
  path2: ({ path2 }) => ({ Path2: path2 ?? '' }),
};

const FIELDS = Object.keys(WRITERS) as readonly (keyof typeof WRITERS)[];

/** The named fields of an ad; all that are set when none are named. */
export const adBody = (after: AdAttributes, fields?: readonly string[]): Ad =>
  Object.assign({}, ...FIELDS.filter((field) => (fields ? fields.includes(field) : after[field] !== null)).map((field) => WRITERS[field](after))) as Ad;
