import type { ReportRules } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'utc',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: UNVERIFIED.reportLagHours,
  conversions:
    'Conversions on websites, after clicks and after views, of every rule of the ad account that counts for the campaign. Lead forms are not included.',
  sources: {
    levels: { source: SOURCE.reporting },
    days: { source: SOURCE.reporting },
    restatedDays: {
      source: `${SOURCE.reporting}: the last one or two days move; conversions come as late as their windows, of 30 days unless set otherwise`,
      unverified: true,
    },
    lagHours: { source: `${SOURCE.reporting}: near real time`, unverified: true },
    conversions: { source: SOURCE.reporting },
  },
};
