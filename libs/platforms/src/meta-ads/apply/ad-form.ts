import { fittingName, markedName } from '../../marked-name';
import type { CreateChange, UpdateChange } from '../../port/change';
import { asAd, CREATIVE_FIELDS, type AdAttributes } from '../attributes/ad-attributes';
import { metaStatus } from '../data/status';
import { UNVERIFIED } from '../unverified';
import type { Params } from '../wire/graph-call';

/** A new ad: its creative must be there. */
export const newAd = (
  { after, localId, parentRemoteId }: CreateChange,
  creativeId: string,
): Params => ({
  name: adName(asAd(after), localId),
  adset_id: parentRemoteId ?? '',
  status: metaStatus(asAd(after).status),
  creative: { creative_id: creativeId },
});

/** A changed content is another creative, which the ad is pointed to: it is reviewed again. */
export const changedAd = (
  { after, fields, localId }: UpdateChange,
  creativeId: string | undefined,
): Params => ({
  ...(fields.includes('headlines') ? { name: adName(asAd(after), localId) } : {}),
  ...(fields.includes('status') ? { status: metaStatus(asAd(after).status) } : {}),
  ...(creativeId === undefined ? {} : { creative: { creative_id: creativeId } }),
});

/** True for changes that need a creative of their own. */
export const needsCreative = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' ||
  change.fields.some((field) => CREATIVE_FIELDS.some((one) => one === field));

/** Ads have no name with us: the first headline serves as one. */
export const titleOf = ({
  headlines,
  finalUrl,
}: Pick<AdAttributes, 'headlines' | 'finalUrl'>): string =>
  fittingName(headlines[0]?.text || finalUrl, UNVERIFIED.nameLength);

const adName = (ad: AdAttributes, localId: string): string => markedName(titleOf(ad), localId);
