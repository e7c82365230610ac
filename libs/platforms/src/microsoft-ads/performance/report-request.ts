import { PlatformFailure } from '../../port/failure';
import type { PerformanceScope } from '../../port/performance';
import { timeZoneOf } from '../data/time-zone-of';
import { wireDate } from '../wire/dates';
import type { Session } from '../wire/session';
import { columnsOf, type Report } from './reports';

/** Days of the ad account's zone, of these campaigns alone, those without figures left out (spec/platforms/microsoft-ads.md 2d). */
export const reportRequest = (
  session: Session,
  report: Report,
  campaignIds: readonly string[],
  { from, to }: PerformanceScope,
): object => ({
  ReportRequest: {
    Type: report.type,
    Format: 'Csv',
    FormatVersion: '2.0',
    ReportName: 'figures',
    ReturnOnlyCompleteData: false,
    ExcludeReportHeader: true,
    ExcludeReportFooter: true,
    ExcludeColumnHeaders: false,
    Aggregation: 'Daily',
    Columns: columnsOf(report),
    Scope: {
      Campaigns: campaignIds.map((CampaignId) => ({ AccountId: session.accountId, CampaignId })),
    },
    Time: {
      CustomDateRangeStart: wireDate(from),
      CustomDateRangeEnd: wireDate(to),
      ReportTimeZone: zoneOf(session),
    },
  },
});

/** Without a zone a report would tell days of the Pacific. */
const zoneOf = ({ connection: { timeZone } }: Session): string => {
  const zone = timeZoneOf(timeZone);
  if (zone === undefined) {
    throw new PlatformFailure({
      kind: 'refused',
      detail: {
        code: 'TIME_ZONE_UNKNOWN',
        message: `Microsoft has no name for the time zone ${timeZone}.`,
      },
    });
  }
  return zone;
};
