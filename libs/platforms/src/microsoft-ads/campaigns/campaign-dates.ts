import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { endBody, endOf, startBody, startOf, startUpdate } from '../children/ad-group-dates';
import { isoDate, wireDate } from '../wire/dates';
import { withNewMarks } from '../wire/marker';
import type { Marks } from '../wire/marker';
import type { Campaign, Dated } from '../wire/objects';
import type { HeldCampaign } from './query-campaigns';

/**
 * Dates of audience campaigns, the only ones whose own dates Microsoft honours. They are kept as those of ad groups are: a start that
 * has come, or none, is a mark of ours.
 */
export const campaignDatesOf = (
  campaign: Campaign,
  today: string,
): Pick<CampaignAttributes, 'startDate' | 'endDate'> =>
  campaign.CampaignType === 'Audience'
    ? { startDate: startOf(dated(campaign), today), endDate: endOf(dated(campaign)) }
    : { startDate: null, endDate: null };

interface NewDates {
  readonly sent: Campaign;
  readonly mark: Pick<Marks, 'start'>;
}

export const newCampaignDates = (
  { startDate, endDate }: CampaignAttributes,
  today: string,
): NewDates => {
  const start = startBody(startDate, today);
  return {
    sent: {
      UseCampaignLevelDates: true,
      ...asTimes(start.sent),
      ...(endDate === null ? {} : asTimes(endBody(endDate))),
    },
    mark: start.mark,
  };
};

export const campaignDatesUpdate = (
  held: HeldCampaign,
  { startDate, endDate }: CampaignAttributes,
  fields: readonly string[],
  today: string,
): Campaign => {
  const start = fields.includes('startDate')
    ? startUpdate(dated(held), startDate, today)
    : undefined;
  return {
    ...(start
      ? {
          ...asTimes(start.sent),
          UrlCustomParameters: withNewMarks(held.UrlCustomParameters, { start: start.mark.start }),
        }
      : {}),
    ...(fields.includes('endDate') ? asTimes(endBody(endDate)) : {}),
  };
};

const dated = ({ StartDate, EndDate, UrlCustomParameters }: Campaign): Dated => ({
  StartDate: StartDate ? wireDate(StartDate.slice(0, 10)) : null,
  EndDate: EndDate ? wireDate(EndDate.slice(0, 10)) : null,
  UrlCustomParameters: UrlCustomParameters ?? null,
});

/** Campaigns have moments where ad groups have days. */
const asTimes = ({ StartDate, EndDate }: Pick<Dated, 'StartDate' | 'EndDate'>): Campaign => ({
  ...(StartDate ? { StartDate: `${isoDate(StartDate)}T00:00:00` } : {}),
  ...(EndDate ? { EndDate: `${isoDate(EndDate)}T00:00:00` } : {}),
});
