import { digestOf } from '@switchyard/kernel';
import { fittingName, markedName } from '../../marked-name';
import type { Json } from '../../port/attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import { asAd, type AdAttributes } from '../attributes/ad-attributes';
import { titleOf } from '../apply/ad-form';
import { UNVERIFIED } from '../unverified';
import { settingOf, type Session } from '../wire/session';

/** A creative as it is to be made. */
export interface CreativeForm {
  /** Of the account's memory: the same ad with the same content is the same creative. */
  readonly key: string;
  /** Says which ad and which content of it: a creative whose answer was lost is known again by it. */
  readonly name: string;
  readonly story: Json;
}

/** The creative that an ad is to have; `hashes` has Meta's hash of every file by its digest. */
export const creativeForm = (
  session: Session,
  { after, localId }: CreateChange | UpdateChange,
  hashes: ReadonlyMap<string, string>,
): CreativeForm => {
  const ad = asAd(after);
  const story = storyOf(session, ad, hashes);
  const key = digestOf({ creative: story, of: localId });
  const title = fittingName(titleOf(ad), UNVERIFIED.nameLength - key.length);
  return { key, name: markedName(`${title} ${key.slice(0, SHOWN)}`, localId), story };
};

/** As much of the key as tells contents of one ad apart. */
const SHOWN = 12;

const storyOf = (session: Session, ad: AdAttributes, hashes: ReadonlyMap<string, string>): Json => {
  const instagramUserId = settingOf(session, 'instagramUserId');
  return {
    page_id: settingOf(session, 'pageId') ?? '',
    ...(instagramUserId === undefined ? {} : { instagram_user_id: instagramUserId }),
    link_data: linkOf(ad, hashes),
  };
};

const linkOf = (
  {
    finalUrl,
    headlines,
    descriptions: [message, description],
    callToAction,
    images: [image],
  }: AdAttributes,
  hashes: ReadonlyMap<string, string>,
): Json => {
  const hash = image && ('sha256' in image ? hashes.get(image.sha256) : image.remoteId);
  return {
    link: finalUrl,
    ...(message ? { message: message.text } : {}),
    ...(headlines[0] ? { name: headlines[0].text } : {}),
    ...(description ? { description: description.text } : {}),
    ...(hash === undefined ? {} : { image_hash: hash }),
    ...(callToAction === null
      ? {}
      : { call_to_action: { type: callToAction, value: { link: finalUrl } } }),
  };
};
