import type { AdGroupAttributes } from '../attributes/child-attributes';
import { bidOf } from '../wire/amount';
import { isoDate, wireDate } from '../wire/dates';
import { marksOf, NONE, withMarks } from '../wire/marker';
import type { Marks } from '../wire/marker';
import type { AdGroup } from '../wire/objects';
import { statusName } from '../wire/words';
import { endBody, startBody } from './ad-group-dates';
import { networkName } from './networks';

/** A new ad group. Its language is its campaign's, which always has one. */
export const newAdGroup = (localId: string, after: AdGroupAttributes, today: string): AdGroup => {
  const start = startBody(after.startDate, today);
  return {
    Name: after.name,
    Status: statusName(after.status),
    Network: networkName(after.networks),
    ...(after.maxCpcMicros === null ? {} : { CpcBid: bidOf(after.maxCpcMicros) }),
    ...start.sent,
    ...(after.endDate === null ? {} : { EndDate: wireDate(after.endDate) }),
    UrlCustomParameters: withMarks({ id: localId, ...start.mark, ...bidMark(after) }),
  };
};

/** A partial update: what is left out stays as it is. Marks are sent whole, with what other people put beside them. */
export const adGroupUpdate = (held: AdGroup, after: AdGroupAttributes, fields: readonly string[], today: string): AdGroup => {
  const start = fields.includes('startDate') ? startUpdate(held, after.startDate, today) : undefined;
  return {
    Id: held.Id!,
    ...(fields.includes('name') ? { Name: after.name } : {}),
    ...(fields.includes('status') ? { Status: statusName(after.status) } : {}),
    ...(fields.includes('networks') ? { Network: networkName(after.networks) } : {}),
    ...(fields.includes('maxCpcMicros') ? { CpcBid: bidOf(after.maxCpcMicros) } : {}),
    ...(fields.includes('endDate') ? endBody(after.endDate) : {}),
    ...start?.sent,
    ...marksUpdate(held, after, fields, start?.mark),
  };
};

/** A start that lies ahead can be moved; one that was wished away becomes today, which only then is a date Microsoft takes. */
const startUpdate = (held: AdGroup, wished: string | null, today: string): ReturnType<typeof startBody> => {
  const start = startBody(wished, today);
  const liesAhead = held.StartDate ? isoDate(held.StartDate) > today : false;
  return start.mark.start !== undefined && liesAhead ? { ...start, sent: { StartDate: wireDate(today) } } : start;
};

const marksUpdate = (held: AdGroup, after: AdGroupAttributes, fields: readonly string[], start: Pick<Marks, 'start'> | undefined): Pick<AdGroup, 'UrlCustomParameters'> => {
  if (!start && !fields.includes('maxCpcMicros')) return {};
  const old = marksOf(held.UrlCustomParameters);
  const marks: Marks = {
    ...(old.id ? { id: old.id } : {}),
    ...(start ?? (old.start ? { start: old.start } : {})),
    ...(fields.includes('maxCpcMicros') ? bidMark(after) : old.bid ? { bid: old.bid } : {}),
  };
  return { UrlCustomParameters: withMarks(marks, held.UrlCustomParameters) };
};

const bidMark = ({ maxCpcMicros }: AdGroupAttributes): Pick<Marks, 'bid'> => (maxCpcMicros === null ? { bid: NONE } : {});
