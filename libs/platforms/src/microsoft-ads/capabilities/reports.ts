import { ENTITY_KINDS } from '../../port/attributes';
import type { ReportRules } from '../../port/performance';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** A click is told within four hours; conversions come to the day of their click for as long as the goal lets them. */
export const reports: ReportRules = {
  levels: ENTITY_KINDS,
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: 4,
  conversions:
    'What `ConversionsQualified` counts, in parts where several clicks share one. Asset groups report `Conversions`, which are whole. An asset group is reported as its ad.',
  sources: {
    levels: { source: SOURCE.reports },
    days: { source: SOURCE.reports },
    restatedDays: { source: SOURCE.memory, unverified: true },
    lagHours: { source: SOURCE.booksClose },
    conversions: { source: SOURCE.reports },
  },
};
