import { ENTITY_KINDS } from '../../port/attributes';
import type { ReportRules } from '../../port/performance';
import { RESTATED_DAYS } from '../unverified';
import { SOURCE } from './sources';

/** Conversions belong to the day of the click, so a day grows until the last of its clicks has had its time. */
export const reports: ReportRules = {
  levels: ENTITY_KINDS,
  days: 'account',
  restatedDays: RESTATED_DAYS,
  lagHours: 3,
  conversions:
    'What `metrics.conversions` counts: conversion actions that are primary for their goal, in parts where several clicks share one. An asset group is reported as its ad.',
  sources: {
    levels: { source: SOURCE.figures },
    days: { source: SOURCE.freshness },
    restatedDays: { source: SOURCE.memory, unverified: true },
    lagHours: { source: SOURCE.freshness },
    conversions: { source: SOURCE.figures },
  },
};
