import { readMarkedName } from '../../marked-name';
import { asAttributes } from '../attributes/as-attributes';
import type { AdAttributes } from '../attributes/ad-attributes';
import type { Held } from '../apply/level';
import { servingStatus } from '../data/statuses';
import { type Json, recordOf, textOf } from '../wire/answer';
import { plainText } from '../wire/little-text';
import type { Session } from '../wire/session';
import { idIn } from '../wire/urn';
import { imageOf, postOf, readPosts } from './posts';

/** Creatives as they are, with what their posts show, in the same words as `normalise` says what ads should be. */
export const observeCreatives = async (
  session: Session,
  creatives: readonly Json[],
  groupOf: ReadonlyMap<string, string>,
): Promise<readonly Held[]> => {
  const posts = await readPosts(session, creatives);
  const images = [...new Set([...posts.values()].flatMap((post) => imageOf(post) ?? []))];
  const digests: ReadonlyMap<string, string> =
    images.length === 0 ? new Map() : await session.io.media.digests(images);
  return creatives.map((creative) =>
    heldOf(creative, posts.get(postOf(creative) ?? ''), digests, groupOf),
  );
};

const heldOf = (
  creative: Json,
  post: Json | undefined,
  digests: ReadonlyMap<string, string>,
  groupOf: ReadonlyMap<string, string>,
): Held => {
  const parentRemoteId = idIn(creative['campaign']);
  const { marker } = readMarkedName(String(creative['name'] ?? ''));
  return {
    source: creative,
    observed: {
      entity: 'ad',
      remoteId: idIn(creative['id']),
      campaignRemoteId: groupOf.get(parentRemoteId) ?? '',
      parentRemoteId,
      ...(marker ? { marker } : {}),
      attributes: asAttributes(attributesOf(creative, post, digests)),
      parts: {},
    },
  };
};

const attributesOf = (
  creative: Json,
  post: Json | undefined,
  digests: ReadonlyMap<string, string>,
): AdAttributes => {
  const image = imageOf(post);
  const sha256 = digests.get(image ?? '');
  return {
    adType: 'SINGLE_IMAGE',
    status: servingStatus(creative['intendedStatus']),
    headlines: textsOf(textOf(recordOf(recordOf(post?.['content'])['media'])['title'])),
    descriptions: textsOf(textOf(post?.['commentary'])).map(({ text }) => ({
      text: plainText(text),
    })),
    callToAction: textOf(post?.['contentCallToActionLabel']) ?? null,
    finalUrl: textOf(post?.['contentLandingPage']) ?? '',
    images:
      image === undefined
        ? []
        : [
            sha256 === undefined
              ? { role: 'MARKETING_IMAGE', remoteId: image }
              : { role: 'MARKETING_IMAGE', sha256 },
          ],
  };
};

const textsOf = (text: string | undefined): AdAttributes['headlines'] =>
  text === undefined ? [] : [{ text }];
