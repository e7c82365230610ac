import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { asCampaign } from '../attributes/campaign-attributes';
import { asAdGroup } from '../attributes/child-attributes';
import { bidOf } from '../body/ad-group-body';
import { EVENT_SETTING, eventSettingOf, platformsOf } from '../body/campaign-body';
import { BIDS, isHeldStrategy } from '../data/bids';
import { isHeldType } from '../data/campaign-types';
import { isLevel } from '../data/levels';
import { NOWHERE } from '../data/place-ids';
import { refusal } from './refusal';

/** Why a change must not be sent as it is; undefined when it may. What exists can always be taken away. */
export const unsendable = (change: Change, connection: OpenConnection): Failure | undefined => {
  if (!isLevel(change.entity)) {
    return refusal('ENTITY_UNSUPPORTED', `OpenAI has no object for a ${change.entity}.`);
  }
  if (change.action === 'remove') return undefined;
  if (!isHeldType(change.campaignType)) {
    return refusal(
      'CAMPAIGN_TYPE_UNSUPPORTED',
      `OpenAI does not support campaigns of type ${change.campaignType}.`,
    );
  }
  if (change.action === 'create' && change.entity !== 'campaign' && !change.parentRemoteId) {
    return refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');
  }
  return isAbout(change, 'campaign')
    ? unsendableCampaign(change, connection)
    : unsendableBid(change);
};

const isAbout = (change: CreateChange | UpdateChange, entity: string): boolean =>
  change.entity === entity;

const touches = (change: CreateChange | UpdateChange, field: string): boolean =>
  change.action === 'create' || change.fields.includes(field);

const unsendableCampaign = (
  change: CreateChange | UpdateChange,
  connection: OpenConnection,
): Failure | undefined => {
  const after = asCampaign(change.after);
  if (
    touches(change, 'geoTargets') &&
    after.geoTargets.some(({ openaiLocationId }) => openaiLocationId === NOWHERE)
  ) {
    return refusal(
      'NO_PLACE_LEFT',
      'OpenAI can target none of the locations in `geoTargets`. The ads would show everywhere.',
      'geoTargets',
    );
  }
  if (touches(change, 'devices') && platformsOf(after.devices)?.length === 0) {
    return refusal('NO_DEVICE_LEFT', 'Every device is switched off.', 'targeting.devices');
  }
  if (change.action === 'update') return undefined;
  const { type } = after.biddingStrategy;
  if (!isBiddingType(type)) return unsupportedBidding(type);
  return type === 'conversions' && eventSettingOf(connection) === undefined
    ? refusal(
        'CONNECTION_SETTING_MISSING',
        `\`settings/${EVENT_SETTING}\` is missing on the connection. Bidding for conversions needs it.`,
        'biddingStrategy',
      )
    : undefined;
};

const isBiddingType = (biddingType: string): boolean =>
  Object.values(BIDS).some((bid) => bid.biddingType === biddingType);

const unsupportedBidding = (type: string): Failure =>
  refusal('BIDDING_STRATEGY_UNSUPPORTED', `OpenAI does not bid by ${type}.`, 'biddingStrategy');

const unsendableBid = (change: CreateChange | UpdateChange): Failure | undefined => {
  if (
    change.entity !== 'adGroup' ||
    !(touches(change, 'biddingStrategy') || touches(change, 'maxCpcMicros'))
  ) {
    return undefined;
  }
  const after = asAdGroup(change.after);
  const { type } = after.biddingStrategy;
  if (!isHeldStrategy(type)) return unsupportedBidding(type);
  const { amount } = BIDS[type];
  return amount !== null && bidOf(after) === null
    ? refusal(
        'BID_REQUIRED',
        `OpenAI takes ${type} only with ${amount}.`,
        amount === 'maxCpc' ? 'maxCpc' : 'biddingStrategy.targetCpa',
      )
    : undefined;
};
