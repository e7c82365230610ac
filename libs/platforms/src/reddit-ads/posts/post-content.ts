import { digestOf } from '@switchyard/kernel';
import type { AdAttributes } from '../attributes/ad-attributes';
import { buttonOf, wordOfButton } from '../data/calls-to-action';
import type { Creative, Post } from '../wire/objects';

/** What a post shows, apart from where its image was fetched: two posts of one content are the same to us. */
export interface PostContent {
  readonly headline: string;
  readonly body: string;
  /** Absent in posts of text alone, which lead nowhere: their ad does. */
  readonly picture?: Picture;
}

/** An image, ours by its digest or somebody else's by its address at Reddit, and where it leads. */
export interface Picture {
  readonly sha256?: string;
  readonly remoteId?: string;
  readonly finalUrl: string;
  readonly callToAction: string | null;
}

/** The fields of an ad that its post shows. A post cannot be edited: when one of them changes, another post is made. */
export const SHOWN_FIELDS: readonly string[] = [
  'adType',
  'headlines',
  'descriptions',
  'images',
  'callToAction',
  'finalUrl',
];

export const contentOf = ({
  headlines,
  descriptions,
  images: [image],
  finalUrl,
  callToAction,
}: AdAttributes): PostContent => ({
  headline: headlines[0]?.text ?? '',
  body: descriptions[0]?.text ?? '',
  ...(image
    ? {
        picture: {
          ...('sha256' in image ? { sha256: image.sha256 } : { remoteId: image.remoteId }),
          finalUrl,
          callToAction,
        },
      }
    : {}),
});

/** By which a post is remembered: of one profile and one content. */
export const contentKey = (content: PostContent, profileId: string): string =>
  digestOf({ post: content, profileId });

/** The creative as Reddit takes it; the image is named after its digest, by which it is known again. */
export const creativeOf = (
  { headline, body, picture }: PostContent,
  imageUrl: string | undefined,
): object => {
  if (!picture) return { type: 'TEXT', headline, body, text_format: 'PLAIN_TEXT' };
  return {
    type: 'IMAGE',
    headline,
    ...(body === '' ? {} : { body, text_format: 'PLAIN_TEXT' }),
    image: {
      ...(picture.sha256 === undefined ? {} : { name: imageName(picture.sha256) }),
      media: { type: 'URL', url: imageUrl },
    },
    destination: {
      type: 'URL',
      url: picture.finalUrl,
      ...(picture.callToAction === null ? {} : { call_to_action: buttonOf(picture.callToAction) }),
    },
  };
};

/** The content of a post that is there; undefined for what we never make. */
export const heldContent = ({ creative }: Post): PostContent | undefined => {
  const texts = { headline: creative?.headline ?? '', body: creative?.body ?? '' };
  if (creative?.type === 'TEXT') return texts;
  const sha256 = digestInName(creative);
  if (creative?.type !== 'IMAGE' || sha256 === undefined) return undefined;
  const button = creative.destination?.call_to_action;
  return {
    ...texts,
    picture: {
      sha256,
      finalUrl: creative.destination?.url ?? '',
      callToAction: button ? wordOfButton(button) : null,
    },
  };
};

const imageName = (sha256: string): string => `sha256-${sha256}`;

/** The digest that an image's name says; anybody may write a name, so whether it is ours is another question. */
export const digestInName = (creative: Creative | null | undefined): string | undefined =>
  /^sha256-([0-9a-f]{64})$/.exec(creative?.image?.name ?? '')?.[1];
