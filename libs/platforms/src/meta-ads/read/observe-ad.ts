import { readMarkedName } from '../../marked-name';
import type { Attributes } from '../../port/attributes';
import type { Observed } from '../../port/observed';
import type { AdAttributes, ImageAttributes } from '../attributes/ad-attributes';
import { statusOf } from '../data/status';
import { rowIn, textIn, type Row } from '../wire/row';
import type { Session } from '../wire/session';

/** Ads as Meta shows them, in our words. Images are named by the digests that the account's memory of uploads has for their hashes. */
export const observeAds = async (
  { io }: Session,
  rows: readonly Row[],
): Promise<readonly Observed[]> => {
  const hashes = [...new Set(rows.flatMap((row) => hashIn(row) || []))];
  const digests = hashes.length === 0 ? new Map<string, string>() : await io.media.digests(hashes);
  return rows.map((row) => observeAd(row, digests));
};

const observeAd = (row: Row, digests: ReadonlyMap<string, string>): Observed => {
  const { marker } = readMarkedName(textIn(row, 'name'));
  const attributes: AdAttributes = {
    adType: adTypeOf(row),
    status: statusOf(textIn(row, 'status')),
    ...contentOf(row, digests),
  };
  return {
    entity: 'ad',
    remoteId: textIn(row, 'id'),
    campaignRemoteId: textIn(row, 'campaign_id'),
    parentRemoteId: textIn(row, 'adset_id'),
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: { creative: textIn(rowIn(row, 'creative'), 'id') },
  };
};

const storyIn = (row: Row): Row => rowIn(rowIn(row, 'creative'), 'object_story_spec');
const linkIn = (row: Row): Row => rowIn(storyIn(row), 'link_data');
const hashIn = (row: Row): string => textIn(linkIn(row), 'image_hash');

/** What is no link with one image has another word: the members of its story. */
const adTypeOf = (row: Row): string => {
  if ('link_data' in storyIn(row) && !('child_attachments' in linkIn(row))) return 'SINGLE_IMAGE';
  return (
    Object.keys(storyIn(row))
      .filter((member) => member.endsWith('_data'))
      .join(' ') || 'UNKNOWN'
  );
};

const contentOf = (
  row: Row,
  digests: ReadonlyMap<string, string>,
): Omit<AdAttributes, 'adType' | 'status'> => {
  const link = linkIn(row);
  return {
    headlines: said(link, 'name'),
    descriptions: [...said(link, 'message'), ...said(link, 'description')],
    callToAction: textIn(rowIn(link, 'call_to_action'), 'type') || null,
    finalUrl: textIn(link, 'link'),
    images: imagesIn(hashIn(row), digests),
  };
};

const said = (link: Row, member: string): AdAttributes['headlines'] =>
  textIn(link, member) === '' ? [] : [{ text: textIn(link, member) }];

const imagesIn = (
  hash: string,
  digests: ReadonlyMap<string, string>,
): readonly ImageAttributes[] => {
  const sha256 = digests.get(hash);
  if (hash === '') return [];
  return [
    sha256 === undefined
      ? { role: 'MARKETING_IMAGE', remoteId: hash }
      : { role: 'MARKETING_IMAGE', sha256 },
  ];
};
