import type { LimitRule } from '../../port/capabilities';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

type Limit = Omit<LimitRule, 'entity' | 'source'>;

const from =
  (source: string) =>
  (limit: Limit): LimitRule => ({ entity: 'campaign', source, ...limit });
const campaign = from(SOURCE.campaign);
const criterion = from(SOURCE.criterion);
const schedule = from(SOURCE.schedule);
const negative = from(SOURCE.negative);

/** Limits of campaigns and their criteria. */
export const campaignLimits: readonly LimitRule[] = [
  campaign({
    field: 'name',
    kind: 'maxLength',
    value: 128,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 128 characters.',
  }),
  campaign({
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestAmount,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestAmount} for this platform.`,
    unverified: true,
  }),
  ...(['biddingStrategy.targetCpa', 'biddingStrategy.maxCpcBidCeiling'] as const).map((field) =>
    campaign({
      field,
      kind: 'min',
      value: UNVERIFIED.smallestAmount,
      code: 'BID_TOO_LOW',
      fix: `Set at least ${UNVERIFIED.smallestAmount}.`,
      unverified: true,
    }),
  ),
  campaign({
    field: 'declarations.politicalAdvertising',
    kind: 'forbiddenPattern',
    value: '^POLITICAL$',
    code: 'POLITICAL_ADS_REFUSED',
    problem: 'is POLITICAL',
    fix: 'Remove the platform from `platforms` of the campaign, or correct the declaration.',
  }),
  criterion({
    field: 'geoTargets.lat',
    kind: 'min',
    value: -85,
    code: 'LATITUDE_OUT_OF_RANGE',
    fix: 'Use a `lat` from -85 to 85.',
  }),
  criterion({
    field: 'geoTargets.lat',
    kind: 'max',
    value: 85,
    code: 'LATITUDE_OUT_OF_RANGE',
    fix: 'Use a `lat` from -85 to 85.',
  }),
  schedule({
    field: 'adSchedule',
    kind: 'maxCount',
    value: UNVERIFIED.windowsPerWeek,
    code: 'TOO_MANY_WINDOWS',
    fix: `Merge windows until at most ${UNVERIFIED.windowsPerWeek} are left.`,
    unverified: true,
  }),
  schedule({
    field: 'adSchedule.windowsPerDay',
    kind: 'maxCount',
    value: UNVERIFIED.windowsPerWeek / 7,
    code: 'TOO_MANY_WINDOWS_PER_DAY',
    fix: 'Merge windows until no day has more than 7.',
    unverified: true,
  }),
  negative({
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 20_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 20,000 negative keywords.',
    campaignTypes: ['SEARCH'],
  }),
  negative({
    field: 'negativeKeywords.text',
    kind: 'maxLength',
    value: 100,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 100 characters.',
    campaignTypes: ['SEARCH'],
  }),
  campaign({
    field: 'trackingTemplate',
    kind: 'maxLength',
    value: 2_048,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 2,048 characters.',
    unverified: true,
  }),
];
