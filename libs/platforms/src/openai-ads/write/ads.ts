import type { CreateChange, UpdateChange } from '../../port/change';
import { markedName } from '../../translation/marked-name';
import { type AdAttributes, asAd } from '../attributes';
import { statusTo } from '../client/objects';

/** By digest, the ids of files that are at OpenAI. */
export type FileIds = ReadonlyMap<string, string>;

export const newAd = (change: CreateChange, files: FileIds): object => {
  const after = asAd(change.after);
  return {
    ad_group_id: change.parentRemoteId,
    name: markedName(nameOf(after), change.localId),
    status: statusTo(after.status),
    creative: creativeOf(after, files),
  };
};

/** The creative is always sent whole; another one is reviewed again. */
export const adUpdate = ({ after, fields, localId }: UpdateChange, files: FileIds): object => {
  const ad = asAd(after);
  return {
    ...(fields.includes('headlines') ? { name: markedName(nameOf(ad), localId) } : {}),
    ...(fields.some((field) => field !== 'status') ? { creative: creativeOf(ad, files) } : {}),
  };
};

/** Our ads have no names: they are called what they say first. */
const nameOf = ({ headlines }: AdAttributes): string => headlines[0]?.text ?? 'Ad';

const creativeOf = (
  { headlines, descriptions, finalUrl, images }: AdAttributes,
  files: FileIds,
): object => {
  const [image] = images;
  const fileId = image && ('sha256' in image ? files.get(image.sha256) : image.remoteId);
  return {
    type: 'chat_card',
    title: headlines[0]?.text ?? '',
    body: descriptions[0]?.text ?? '',
    target_url: finalUrl,
    ...(fileId === undefined ? {} : { file_id: fileId }),
  };
};

/** Digests that have to be at OpenAI before the ad can show them. */
export const digestsIn = (attributes: { readonly images?: unknown }): readonly string[] =>
  (Array.isArray(attributes.images) ? (attributes.images as AdAttributes['images']) : []).flatMap(
    (image) => ('sha256' in image ? [image.sha256] : []),
  );
