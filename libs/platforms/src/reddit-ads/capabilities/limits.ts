import type { LimitRule } from '../../port/capabilities';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

/** What a post's body takes (vendor's OpenAPI). */
const BODY_LENGTH = 40_000;
const CLICK_URL_LENGTH = 5_000;

const keywordTooLong = {
  kind: 'maxLength',
  value: UNVERIFIED.keywordLength,
  counts: 'units',
  code: 'KEYWORD_TOO_LONG',
  fix: `Use at most ${UNVERIFIED.keywordLength} characters.`,
  source: SOURCE.memory,
  unverified: true,
} as const;

/** Limits that Reddit sets. */
export const limits: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform.`,
    source: SOURCE.memory,
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
    kind: 'maxCount',
    value: 20_000,
    code: 'TOO_MANY_PLACES',
    fix: 'Keep at most 20,000 locations.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 2_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 2,000 negative keywords, including those of the ad groups.',
    source: SOURCE.targeting,
  },
  { entity: 'campaign', field: 'negativeKeywords.text', ...keywordTooLong },
  { entity: 'keyword', field: 'text', ...keywordTooLong },
  {
    entity: 'ad',
    field: 'headlines.text',
    first: 1,
    kind: 'maxLength',
    value: UNVERIFIED.headlineLength,
    counts: 'units',
    code: 'HEADLINE_TOO_LONG',
    fix: `Use at most ${UNVERIFIED.headlineLength} characters.`,
    source: SOURCE.post,
    unverified: true,
  },
  {
    entity: 'ad',
    field: 'descriptions.text',
    first: 1,
    kind: 'maxLength',
    value: BODY_LENGTH,
    counts: 'units',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 40,000 characters.',
    source: SOURCE.post,
  },
  {
    entity: 'ad',
    field: 'finalUrl',
    kind: 'maxLength',
    value: CLICK_URL_LENGTH,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 5,000 characters.',
    source: SOURCE.ad,
  },
];
