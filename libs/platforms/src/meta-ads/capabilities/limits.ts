import type { LimitRule } from '../../port/capabilities';
import { SPECIAL_AD_CATEGORIES } from '../data/special-ad-categories';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** Limits that Meta sets. Texts of ads have none that is documented: long ones are cut where they are shown. */
export const limits: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Spend at least ${UNVERIFIED.smallestDailyBudget} per day; more in some currencies and countries.`,
    source: SOURCE.campaign,
    unverified: true,
  },
  {
    entity: 'campaign',
    field: 'targeting.devices.enabled',
    kind: 'minCount',
    value: 1,
    code: 'NO_DEVICE_LEFT',
    fix: 'Leave computers or phones switched on.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'geoTargets',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    fix: 'Name at least one place: Meta shows no ads without any.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'declarations.specialAdCategories',
    kind: 'forbiddenPattern',
    value: `^(?!(${[...SPECIAL_AD_CATEGORIES, 'NONE'].join('|')})$)`,
    code: 'SPECIAL_AD_CATEGORY_UNKNOWN',
    fix: `Use ${SPECIAL_AD_CATEGORIES.join(', ')}.`,
    source: SOURCE.campaign,
  },
  ...(['payer', 'beneficiary'] as const).map((member): LimitRule => ({
    entity: 'campaign',
    field: `declarations.advertiserIdentity.${member}`,
    kind: 'maxLength',
    value: 512,
    code: 'ADVERTISER_IDENTITY_TOO_LONG',
    fix: 'Use at most 512 characters.',
    source: SOURCE.adSet,
  })),
];
