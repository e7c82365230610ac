import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import { asAdGroup, type AdGroupAttributes } from '../attributes/ad-group-attributes';
import { CAMPAIGN_TYPES_HELD } from '../data/campaign-types';
import { settingOf, type Session } from '../wire/session';

/** A refusal of ours, for what can be told without asking Meta. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field === undefined ? {} : { field }),
  detail: { code, message },
});

/** Why a change must not be sent; undefined when it may. What exists can always be taken away. */
export const refusalOf = (session: Session, change: Change): Failure | undefined => {
  if (change.action === 'remove') return undefined;
  if (!CAMPAIGN_TYPES_HELD.some((type) => type === change.campaignType)) {
    return typeUnsupported(change);
  }
  if (change.action === 'create' && change.entity !== 'campaign' && !change.parentRemoteId) {
    return parentUnknown();
  }
  switch (change.entity) {
    case 'campaign':
      return undefined;
    case 'adGroup':
      return adSetRefusal(session, asAdGroup(change.after));
    case 'ad':
      return settingOf(session, 'pageId') === undefined ? pageMissing() : undefined;
    case 'keyword':
      return keywordsUnsupported();
  }
};

/** Without a place Meta would show the ads anywhere, without a device nowhere or everywhere: neither is what was asked for. */
const adSetRefusal = (
  session: Session,
  { geoTargets, devices, biddingStrategy }: AdGroupAttributes,
): Failure | undefined => {
  if (!geoTargets.some((place) => place.kind === 'RADIUS' || !place.negative)) return noPlaceLeft();
  if (devices && !devices.desktop && !devices.mobile) return noDeviceLeft();
  return biddingStrategy.event !== null && settingOf(session, 'pixelId') === undefined
    ? pixelMissing()
    : undefined;
};

const typeUnsupported = ({ campaignType }: Change): Failure =>
  refusal('CAMPAIGN_TYPE_UNSUPPORTED', `Meta does not support ${campaignType} campaigns.`, 'type');
const keywordsUnsupported = (): Failure => refusal('KEYWORDS_UNSUPPORTED', 'Meta has no keywords.');
const parentUnknown = (): Failure =>
  refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');
const noPlaceLeft = (): Failure =>
  refusal(
    'NO_PLACE_LEFT',
    'Meta can target none of the locations in `geoTargets`. The ads would show everywhere.',
    'geoTargets',
  );
const noDeviceLeft = (): Failure =>
  refusal('NO_DEVICE_LEFT', 'Every device is switched off.', 'targeting/devices');
const pageMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/pageId` is missing on the connection. Set it to the id of the Facebook page of the advertiser.',
  );
const pixelMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/pixelId` is missing on the connection. Set it to the id of the pixel that counts conversions.',
    'biddingStrategy',
  );
