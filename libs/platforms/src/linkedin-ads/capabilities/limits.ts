import type { LimitRule } from '../../port/capabilities';
import { type AdType, LINKEDIN_FACETS } from '../../port/draft';
import { MOST_PLACES, MOST_VALUES } from '../data/facets';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

type Limit = Omit<LimitRule, 'entity' | 'source'>;

const of =
  (entity: LimitRule['entity'], source: string) =>
  (limit: Limit): LimitRule => ({ entity, source, ...limit });
const campaign = of('campaign', SOURCE.campaign);
const targeting = of('campaign', SOURCE.targeting);

const campaignLimits: readonly LimitRule[] = [
  of(
    'campaign',
    SOURCE.budgets,
  )({
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Spend at least ${UNVERIFIED.smallestDailyBudget} per day.`,
    unverified: true,
  }),
  targeting({
    field: 'geoTargets.areas',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    fix: 'Name a place that the ads are meant for; circles are none to LinkedIn.',
  }),
  of(
    'campaign',
    SOURCE.locales,
  )({
    field: 'languages',
    kind: 'minCount',
    value: 1,
    ours: true,
    code: 'LANGUAGE_REQUIRED',
    fix: 'Name the language that the ads are written in.',
  }),
  targeting({
    field: 'geoTargets',
    kind: 'maxCount',
    value: MOST_PLACES,
    code: 'TOO_MANY_PLACES',
    fix: `Keep at most ${MOST_PLACES} places.`,
  }),
  ...(['include', 'exclude'] as const).flatMap((side) =>
    LINKEDIN_FACETS.map((facet) =>
      targeting({
        field: `targeting.linkedin.${side}.${facet}`,
        kind: 'maxCount',
        value: MOST_VALUES,
        code: 'TOO_MANY_VALUES',
        fix: `Keep at most ${MOST_VALUES}.`,
      }),
    ),
  ),
  targeting({
    field: 'targeting.linkedin.exclude.memberGroups',
    kind: 'maxCount',
    value: 0,
    code: 'FACET_NOT_EXCLUDABLE',
    fix: 'Groups can be asked for, not excluded: take them out.',
  }),
  targeting({
    field: 'targeting.linkedin.both',
    kind: 'maxCount',
    value: 0,
    code: 'VALUE_MEANT_AND_EXCLUDED',
    fix: 'Ask for it, or exclude it.',
  }),
  targeting({
    field: 'targeting.linkedin.together',
    kind: 'forbiddenPattern',
    value: '^jobTitles.*(jobFunctions|seniorities)',
    code: 'INCOMPATIBLE_TARGETING_COMBINATION',
    fix: 'Ask for job titles, or for functions and seniorities, or set matching to ANY.',
  }),
  campaign({
    field: 'trackingTemplate',
    ours: true,
    kind: 'forbiddenPattern',
    value: '^(?!.*\\{lpurl\\})|\\{lpurl\\}.*\\{lpurl\\}',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    fix: 'Name the landing page in the template once, as {lpurl}.',
  }),
];

const adGroupLimits: readonly LimitRule[] = [
  of(
    'adGroup',
    SOURCE.bidding,
  )({ field: 'maxCpc', kind: 'min', value: 0.01, code: 'BID_TOO_LOW', fix: 'Bid something.' }),
];

const adLimitsOf = (adType: AdType): readonly LimitRule[] => {
  const post = (limit: Limit): LimitRule => of('ad', SOURCE.post)({ adType, ...limit });
  return [
    post({
      field: 'headlines',
      kind: 'minCount',
      value: 1,
      code: 'TOO_FEW_HEADLINES',
      fix: 'Write a headline.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'maxLength',
      value: 200,
      code: 'HEADLINE_TOO_LONG',
      fix: 'Use at most 200 characters; about 70 are shown.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'HEADLINE_EMPTY',
      fix: 'Write something.',
    }),
    post({
      field: 'descriptions',
      kind: 'minCount',
      value: 1,
      ours: true,
      code: 'TOO_FEW_DESCRIPTIONS',
      fix: 'Write a description.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      kind: 'maxLength',
      value: 600,
      code: 'DESCRIPTION_TOO_LONG',
      fix: 'Use at most 600 characters; about 150 are shown.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      ours: true,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'DESCRIPTION_EMPTY',
      fix: 'Write something.',
    }),
    post({
      field: 'finalUrl.tracked',
      kind: 'maxLength',
      value: UNVERIFIED.addressLength,
      counts: 'units',
      code: 'URL_TOO_LONG',
      fix: `Use at most ${UNVERIFIED.addressLength} characters, with what the tracking template adds.`,
      unverified: true,
    }),
  ];
};

/** Limits that LinkedIn sets. Names are cut by the connector, which says so. */
export const limits: readonly LimitRule[] = [
  ...campaignLimits,
  ...adGroupLimits,
  ...adLimitsOf('SINGLE_IMAGE'),
  ...adLimitsOf('RESPONSIVE_DISPLAY'),
];
