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
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform.`,
    unverified: true,
  }),
  targeting({
    field: 'geoTargets.areas',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    problem: 'contains no country, region or city',
    fix: 'Add a country, region or city to `geoTargets`.',
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
    fix: 'Add the language of the ads to `languages`.',
  }),
  targeting({
    field: 'geoTargets',
    kind: 'maxCount',
    value: MOST_PLACES,
    code: 'TOO_MANY_PLACES',
    fix: `Keep at most ${MOST_PLACES} locations.`,
  }),
  ...(['include', 'exclude'] as const).flatMap((side) =>
    LINKEDIN_FACETS.map((facet) =>
      targeting({
        field: `targeting.linkedin.${side}.${facet}`,
        kind: 'maxCount',
        value: MOST_VALUES,
        code: 'TOO_MANY_VALUES',
        fix: `Keep at most ${MOST_VALUES} values.`,
      }),
    ),
  ),
  targeting({
    field: 'targeting.linkedin.exclude.memberGroups',
    kind: 'maxCount',
    value: 0,
    code: 'FACET_NOT_EXCLUDABLE',
    problem: 'contains member groups',
    fix: 'Remove the member groups from `exclude`. Groups can only be included.',
  }),
  targeting({
    field: 'targeting.linkedin.both',
    kind: 'maxCount',
    value: 0,
    code: 'TARGETED_AND_EXCLUDED',
    problem: 'contains values that are also included',
    fix: 'Remove each such value from `include` or from `exclude`.',
  }),
  targeting({
    field: 'targeting.linkedin.together',
    kind: 'forbiddenPattern',
    value: '^jobTitles.*(jobFunctions|seniorities)',
    code: 'INCOMPATIBLE_TARGETING_COMBINATION',
    problem: 'combines job titles with job functions or seniorities',
    fix: 'Include either job titles, or job functions and seniorities, or set `matching` to ANY.',
  }),
  campaign({
    field: 'trackingTemplate',
    ours: true,
    kind: 'forbiddenPattern',
    value: '^(?!.*\\{lpurl\\})|\\{lpurl\\}.*\\{lpurl\\}',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    problem: 'does not contain {lpurl} exactly once',
    fix: 'Put {lpurl} into the template once, such as {lpurl}?source=ads.',
  }),
];

const adGroupLimits: readonly LimitRule[] = [
  of(
    'adGroup',
    SOURCE.bidding,
  )({ field: 'maxCpc', kind: 'min', value: 0.01, code: 'BID_TOO_LOW', fix: 'Set a bid above 0.' }),
];

const adLimitsOf = (adType: AdType): readonly LimitRule[] => {
  const post = (limit: Limit): LimitRule => of('ad', SOURCE.post)({ adType, ...limit });
  return [
    post({
      field: 'headlines',
      kind: 'minCount',
      value: 1,
      code: 'TOO_FEW_HEADLINES',
      fix: 'Write at least 1 headline.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'maxLength',
      value: 200,
      code: 'HEADLINE_TOO_LONG',
      fix: 'Use at most 200 characters. About 70 are shown.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'HEADLINE_EMPTY',
      problem: 'is blank',
      fix: 'Write a text.',
    }),
    post({
      field: 'descriptions',
      kind: 'minCount',
      value: 1,
      ours: true,
      code: 'TOO_FEW_DESCRIPTIONS',
      fix: 'Write at least 1 description.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      kind: 'maxLength',
      value: 600,
      code: 'DESCRIPTION_TOO_LONG',
      fix: 'Use at most 600 characters. About 150 are shown.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      ours: true,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'DESCRIPTION_EMPTY',
      problem: 'is blank',
      fix: 'Write a text.',
    }),
    post({
      field: 'finalUrl.tracked',
      kind: 'maxLength',
      value: UNVERIFIED.addressLength,
      counts: 'units',
      code: 'URL_TOO_LONG',
      fix: `Use at most ${UNVERIFIED.addressLength} characters, together with the tracking template.`,
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
