import type { ReportRules } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** An ad may be told of impressions, clicks and actions for 28 days after it was last delivered. */
export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'account',
  restatedDays: 28,
  lagHours: UNVERIFIED.lagHours,
  conversions:
    'Actions `purchase` and `lead`, as each ad set attributes them. Clicks are link clicks: reactions and comments are none.',
  sources: {
    levels: { source: SOURCE.insights },
    days: { source: SOURCE.insights },
    restatedDays: { source: SOURCE.objectStatus },
    lagHours: { source: SOURCE.memory, unverified: true },
    conversions: { source: SOURCE.insights, unverified: true },
  },
};
