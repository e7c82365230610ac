import type { ReportRules } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: 6,
  conversions:
    'Purchases, leads and sign-ups, after clicks and after views. Their value is that of the purchases.',
  sources: {
    levels: { source: SOURCE.report },
    days: { source: SOURCE.report },
    restatedDays: {
      source: `${SOURCE.report}: a daily refresh restates days when conversions come late, without a bound`,
      unverified: true,
    },
    lagHours: { source: `${SOURCE.report}: up to 6 hours to stabilize` },
    conversions: { source: `${SOURCE.report}, the fields; which of them to count is a decision` },
  },
};
