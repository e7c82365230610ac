import type { ReportRules } from '../../port/performance';
import { LEVELS } from '../data/levels';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

export const reports: ReportRules = {
  levels: LEVELS,
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: UNVERIFIED.reportLagHours,
  conversions:
    'Conversions of every event setting that are attributed to ads, their value that of orders. Conversions of today are reported when the day is over.',
  sources: {
    levels: { source: SOURCE.insights },
    days: { source: SOURCE.insights },
    restatedDays: {
      source: `${SOURCE.conversions}: windows of attribution have at most 30 days`,
      unverified: true,
    },
    lagHours: { source: SOURCE.memory, unverified: true },
    conversions: { source: SOURCE.conversions },
  },
};
