import type { LimitRule } from '../../port/capabilities';
import { MAX_ASSET_GROUP_NAME } from '../asset-group-counts';
import { MAX_ROAS, MIN_ROAS } from '../normalise/bidding';
import { MAX_RADIUS, MIN_RADIUS } from '../normalise/places';
import { MAX_NAME_LENGTH } from '../unverified';
import { adLimits } from './ad-limits';
import { extensionLimits } from './extension-limits';
import { SOURCE } from './sources';

/** Keywords and the negative ones of a campaign are written by the same rules. */
const KEYWORD_TEXTS = [
  { entity: 'keyword', field: 'text' },
  { entity: 'campaign', field: 'negativeKeywords.text' },
] as const;

/** Limits that Google's own descriptions name. */
const documented: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'name',
    kind: 'forbiddenPattern',
    value: '[\\u0000\\n\\r]',
    code: 'NAME_HAS_LINE_BREAK',
    fix: 'Take line breaks out of the name.',
    source: SOURCE.campaign,
  },
  {
    entity: 'campaign',
    field: 'name',
    kind: 'maxLength',
    value: 255,
    counts: 'bytes',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 255 bytes of UTF-8: its budget gets the same name.',
    source: SOURCE.budget,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'min',
    value: MIN_ROAS,
    code: 'TARGET_ROAS_TOO_LOW',
    fix: `Ask for at least ${MIN_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'max',
    value: MAX_ROAS,
    code: 'TARGET_ROAS_TOO_HIGH',
    fix: `Ask for at most ${MAX_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'adSchedule.windowsPerDay',
    kind: 'maxCount',
    value: 6,
    code: 'TOO_MANY_WINDOWS_PER_DAY',
    fix: 'Join windows until no day has more than 6.',
    source: SOURCE.schedule,
  },
  {
    entity: 'campaign',
    field: 'trackingTemplate',
    kind: 'forbiddenPattern',
    value: '^(?![\\s\\S]*\\{(un)?(escaped)?lpurl)',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    fix: 'Name the landing page in the template, as {lpurl}.',
    source: 'Google Ads API v25, UrlFieldError',
  },
  {
    entity: 'adGroup',
    field: 'name',
    kind: 'forbiddenPattern',
    value: '[\\u0000\\n\\r]',
    code: 'NAME_HAS_LINE_BREAK',
    fix: 'Take line breaks out of the name.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'adGroup',
    field: 'name',
    campaignTypes: ['PERFORMANCE_MAX'],
    kind: 'maxLength',
    value: MAX_ASSET_GROUP_NAME,
    code: 'NAME_TOO_LONG',
    fix: `Use at most ${MAX_ASSET_GROUP_NAME} characters: it becomes the name of an asset group.`,
    source: SOURCE.assetGroup,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxLength',
    value: 80,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 80 characters.',
    source: SOURCE.keyword,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxWords',
    value: 10,
    code: 'KEYWORD_TOO_MANY_WORDS',
    fix: 'Use at most 10 words.',
    source: SOURCE.keyword,
  },
  ...KEYWORD_TEXTS.map((place): LimitRule => ({
    ...place,
    kind: 'forbiddenPattern',
    value: '(^|\\s)\\+',
    code: 'KEYWORD_HAS_MODIFIER',
    fix: 'Take the plus signs away: modified broad match is gone.',
    source: SOURCE.keyword,
  })),
  {
    entity: 'campaign',
    field: 'negativeKeywords.text',
    kind: 'maxLength',
    value: 80,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 80 characters.',
    source: SOURCE.keyword,
  },
  {
    entity: 'campaign',
    field: 'negativeKeywords.text',
    kind: 'maxWords',
    value: 10,
    code: 'KEYWORD_TOO_MANY_WORDS',
    fix: 'Use at most 10 words.',
    source: SOURCE.keyword,
  },
];

const remembered = (rule: Omit<LimitRule, 'source' | 'unverified'>): LimitRule => ({
  ...rule,
  source: SOURCE.memory,
  unverified: true,
});

/** Limits from memory: see the platform's list of unverified rules. */
const unverified: readonly LimitRule[] = [
  remembered({
    entity: 'adGroup',
    field: 'name',
    campaignTypes: ['SEARCH', 'DISPLAY'],
    kind: 'maxLength',
    value: MAX_NAME_LENGTH,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: `Use at most ${MAX_NAME_LENGTH} characters.`,
  }),
  remembered({
    entity: 'campaign',
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 10_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 10,000 negative keywords.',
  }),
  remembered({
    entity: 'campaign',
    field: 'geoTargets.radius',
    kind: 'min',
    value: MIN_RADIUS,
    code: 'RADIUS_CLAMPED_TO_MIN',
    fix: `Use a radius of at least ${MIN_RADIUS}.`,
  }),
  remembered({
    entity: 'campaign',
    field: 'geoTargets.radius',
    kind: 'max',
    value: MAX_RADIUS,
    code: 'RADIUS_CLAMPED_TO_MAX',
    fix: `Use a radius of at most ${MAX_RADIUS}.`,
  }),
  ...KEYWORD_TEXTS.map((place) =>
    remembered({
      ...place,
      kind: 'forbiddenPattern',
      value: '[!@%,*;^()={}~`<>?\\\\|]',
      code: 'KEYWORD_HAS_SYMBOL',
      fix: 'Take symbols out of the keyword.',
    }),
  ),
];

export const limits: readonly LimitRule[] = [
  ...documented,
  ...unverified,
  ...adLimits,
  ...extensionLimits,
];
