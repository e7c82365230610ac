import type { CreativeAttributes } from '../attributes/child-attributes';
import { imageLinks, imagesOf } from '../media/image-links';
import type { Creative } from '../wire/objects';
import { statusName, statusOf } from '../wire/words';
import { assetLinks, textsOf } from './asset-links';

type MediaIds = ReadonlyMap<string, string>;

const WRITERS: {
  readonly [field in keyof CreativeAttributes]: (
    after: CreativeAttributes,
    mediaIds: MediaIds,
  ) => Creative;
} = {
  status: ({ status }) => ({ Status: statusName(status) }),
  headlines: ({ headlines }) => ({ Headlines: assetLinks(headlines, 'Headline') }),
  descriptions: ({ descriptions }) => ({ Descriptions: assetLinks(descriptions, 'Description') }),
  longHeadline: ({ longHeadline }) => ({
    LongHeadlines: assetLinks(
      [longHeadline ?? []].flat().map((text) => ({ text })),
      'Headline',
    ),
  }),
  businessName: ({ businessName }) => ({ BusinessName: businessName ?? '' }),
  finalUrl: ({ finalUrl }) => ({ FinalUrls: [finalUrl] }),
  images: ({ images }, mediaIds) => ({ Images: imageLinks(images, mediaIds) }),
};

const FIELDS = Object.keys(WRITERS) as readonly (keyof CreativeAttributes)[];

/** The named fields of a responsive ad or asset group; all when none are named. Lists are replaced whole. */
export const creativeBody = (
  after: CreativeAttributes,
  mediaIds: MediaIds,
  fields?: readonly string[],
): Creative =>
  Object.assign(
    {},
    ...FIELDS.filter((field) => !fields || fields.includes(field)).map((field) =>
      WRITERS[field](after, mediaIds),
    ),
  ) as Creative;

export const creativeOf = (
  creative: Creative & { readonly LongHeadlineString?: string | null },
  digests: ReadonlyMap<string, string>,
): CreativeAttributes => ({
  status: statusOf(creative.Status),
  headlines: textsOf(creative.Headlines).map(({ text }) => ({ text })),
  descriptions: textsOf(creative.Descriptions).map(({ text }) => ({ text })),
  longHeadline: longHeadlineOf(creative),
  businessName: creative.BusinessName || null,
  finalUrl: creative.FinalUrls?.[0] ?? '',
  images: imagesOf(creative.Images, digests),
});

const longHeadlineOf = ({
  LongHeadlines,
  LongHeadlineString,
}: Parameters<typeof creativeOf>[0]): CreativeAttributes['longHeadline'] => {
  const texts = textsOf(LongHeadlines).map(({ text }) => text);
  return texts.length > 1 ? texts : (texts[0] ?? LongHeadlineString) || null;
};
