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
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform. Some currencies and countries need more.`,
    source: SOURCE.campaign,
    unverified: true,
  },
  {
    entity: 'campaign',
    field: 'targeting.devices.enabled',
    kind: 'minCount',
    value: 1,
    code: 'NO_DEVICE_LEFT',
    problem: 'disables every device',
    fix: 'Enable `desktop` or `mobile` in `targeting/devices`.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'geoTargets',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    fix: 'Add a location to `geoTargets`.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'declarations.specialAdCategories',
    kind: 'forbiddenPattern',
    value: `^(?!(${[...SPECIAL_AD_CATEGORIES, 'NONE'].join('|')})$)`,
    code: 'SPECIAL_AD_CATEGORY_UNKNOWN',
    problem: 'contains an unknown category',
    fix: `Use only ${SPECIAL_AD_CATEGORIES.join(', ')} or NONE.`,
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
