import { readMarkedName } from '../../marked-name';
import type { Attributes } from '../../port/attributes';
import type { Observed } from '../../port/observed';
import type { AdGroupAttributes, BiddingAttributes } from '../attributes/ad-group-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { strategyOfGoal } from '../data/goals';
import { languageOf } from '../data/locales';
import { microsOf } from '../data/offsets';
import { statusOf } from '../data/status';
import { UNVERIFIED } from '../unverified';
import { dayEnding, dayStarting } from '../wire/moment';
import { listIn, numberIn, rowIn, textIn, textsIn, type Row } from '../wire/row';
import type { Session } from '../wire/session';
import { placesIn } from './read-places';

/** An ad set as Meta shows it, in our words. */
export const observeAdGroup = (session: Session, row: Row): Observed => {
  const { name, marker } = readMarkedName(textIn(row, 'name'));
  const campaignId = textIn(row, 'campaign_id');
  const attributes: AdGroupAttributes = { name, ...contentOf(session, row) };
  return {
    entity: 'adGroup',
    remoteId: textIn(row, 'id'),
    campaignRemoteId: campaignId,
    parentRemoteId: campaignId,
    ...(marker === undefined ? {} : { marker }),
    attributes: attributes as unknown as Attributes,
    parts: { bidStrategy: textIn(rowIn(row, 'campaign'), 'bid_strategy') },
  };
};

const contentOf = (
  { connection: { currency, timeZone } }: Session,
  row: Row,
): Omit<AdGroupAttributes, 'name'> => {
  const targeting = rowIn(row, 'targeting');
  const bid = numberIn(row, 'bid_amount');
  const bidMicros = bid === undefined ? null : microsOf(bid, currency);
  const isPerConversion = textIn(row, 'optimization_goal') === 'OFFSITE_CONVERSIONS';
  return {
    status: statusOf(textIn(row, 'status')),
    biddingStrategy: biddingIn(row, isPerConversion ? bidMicros : null),
    maxCpcMicros: isPerConversion ? null : bidMicros,
    geoTargets: placesIn(targeting),
    devices: devicesIn(targeting),
    languages: sortedSet(listIn(targeting, 'locales').map((key) => languageOf(Number(key)))),
    startDate: dayStarting(textIn(row, 'start_time'), timeZone),
    endDate: dayEnding(textIn(row, 'end_time'), timeZone),
    advertiserIdentity: identityIn(row),
  };
};

const biddingIn = (row: Row, targetCpaMicros: number | null): BiddingAttributes => {
  const floor = numberIn(rowIn(row, 'bid_constraints'), 'roas_average_floor');
  return {
    type: strategyOfGoal(textIn(row, 'optimization_goal')),
    event: textIn(rowIn(row, 'promoted_object'), 'custom_event_type') || null,
    targetCpaMicros,
    targetRoas: floor === undefined ? null : floor / UNVERIFIED.roasPerRatio,
  };
};

const devicesIn = (targeting: Row): AdGroupAttributes['devices'] => {
  const platforms = textsIn(targeting, 'device_platforms');
  const [desktop, mobile] = [platforms.includes('desktop'), platforms.includes('mobile')];
  return platforms.length === 0 || (desktop && mobile) ? null : { desktop, mobile };
};

const identityIn = (row: Row): AdGroupAttributes['advertiserIdentity'] => {
  const [payer, beneficiary] = [
    textIn(row, 'dsa_payor') || null,
    textIn(row, 'dsa_beneficiary') || null,
  ];
  return payer === null && beneficiary === null ? null : { payer, beneficiary };
};
