import type { AdGroupAttributes } from '../attributes/child-attributes';
import { bidOf } from '../wire/amount';
import { wireDate } from '../wire/dates';
import { NONE, withMarks, withNewMarks } from '../wire/marker';
import type { Marks } from '../wire/marker';
import type { AdGroup } from '../wire/objects';
import { statusName } from '../wire/words';
import { endBody, startBody, startUpdate } from './ad-group-dates';
import { networkName } from './networks';

/** A new ad group. Its language is its campaign's, which always has one. */
export const newAdGroup = (localId: string, after: AdGroupAttributes, today: string): AdGroup => {
  const start = startBody(after.startDate, today);
  return {
    Name: after.name,
    Status: statusName(after.status),
    ...networkBody(after),
    ...(after.maxCpcMicros === null ? {} : { CpcBid: bidOf(after.maxCpcMicros) }),
    ...start.sent,
    ...(after.endDate === null ? {} : { EndDate: wireDate(after.endDate) }),
    UrlCustomParameters: withMarks({ id: localId, ...start.mark, ...bidMark(after) }),
  };
};

/** A partial update: what is left out stays as it is. Marks are sent whole, with what other people put beside them. */
export const adGroupUpdate = (
  held: AdGroup,
  after: AdGroupAttributes,
  fields: readonly string[],
  today: string,
): AdGroup => {
  const start = fields.includes('startDate')
    ? startUpdate(held, after.startDate, today)
    : undefined;
  return {
    Id: held.Id!,
    ...(fields.includes('name') ? { Name: after.name } : {}),
    ...(fields.includes('status') ? { Status: statusName(after.status) } : {}),
    ...(fields.includes('networks') ? networkBody(after) : {}),
    ...(fields.includes('maxCpcMicros') ? { CpcBid: bidOf(after.maxCpcMicros) } : {}),
    ...(fields.includes('endDate') ? endBody(after.endDate) : {}),
    ...start?.sent,
    ...marksUpdate(held, after, fields, start?.mark),
  };
};

const marksUpdate = (
  held: AdGroup,
  after: AdGroupAttributes,
  fields: readonly string[],
  start: Pick<Marks, 'start'> | undefined,
): Pick<AdGroup, 'UrlCustomParameters'> =>
  start || fields.includes('maxCpcMicros')
    ? {
        UrlCustomParameters: withNewMarks(held.UrlCustomParameters, {
          ...(start ? { start: start.start } : {}),
          ...(fields.includes('maxCpcMicros') ? { bid: bidMark(after).bid } : {}),
        }),
      }
    : {};

/** Ad groups of audience campaigns take no network. */
const networkBody = ({ networks }: AdGroupAttributes): Pick<AdGroup, 'Network'> =>
  networks === null ? {} : { Network: networkName(networks) };

const bidMark = ({ maxCpcMicros }: AdGroupAttributes): Pick<Marks, 'bid'> =>
  maxCpcMicros === null ? { bid: NONE } : {};
