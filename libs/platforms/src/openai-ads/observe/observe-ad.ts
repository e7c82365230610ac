import type { AdAttributes, ImageAttributes } from '../attributes/child-attributes';
import { CARD_ROLE } from '../data/card';
import type { WireAd } from '../wire/objects';
import { statusFrom } from './status';

/** Cards are our CHAT_CARD; other kinds of ads keep OpenAI's word. */
const AD_TYPES: Readonly<Record<string, string>> = { chat_card: 'CHAT_CARD' };

/** What an ad is, in our words. `digests` names the images that we uploaded. */
export const adAttributes = (
  { status, creative }: WireAd,
  digests: ReadonlyMap<string, string>,
): AdAttributes => {
  const { type, title, body, target_url: finalUrl, file_id: fileId } = creative ?? {};
  return {
    adType: AD_TYPES[type ?? ''] ?? String(type),
    status: statusFrom(status),
    headlines: textsOf(title),
    descriptions: textsOf(body),
    finalUrl: finalUrl ?? '',
    images: fileId ? [imageOf(fileId, digests)] : [],
  };
};

export const fileIdOf = ({ creative }: WireAd): readonly string[] =>
  creative?.file_id ? [creative.file_id] : [];

const textsOf = (text: string | null | undefined) => (text ? [{ text }] : []);

const imageOf = (fileId: string, digests: ReadonlyMap<string, string>): ImageAttributes => {
  const sha256 = digests.get(fileId);
  return sha256 === undefined ? { role: CARD_ROLE, remoteId: fileId } : { role: CARD_ROLE, sha256 };
};
