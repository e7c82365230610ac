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
    problem: 'contains a line break',
    fix: 'Remove the line breaks from the name.',
    source: SOURCE.campaign,
  },
  {
    entity: 'campaign',
    field: 'name',
    kind: 'maxLength',
    value: 255,
    counts: 'bytes',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 255 bytes of UTF-8. The budget of the campaign has the same name.',
    source: SOURCE.budget,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'min',
    value: MIN_ROAS,
    code: 'TARGET_ROAS_TOO_LOW',
    fix: `Set a target of at least ${MIN_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'max',
    value: MAX_ROAS,
    code: 'TARGET_ROAS_TOO_HIGH',
    fix: `Set a target of at most ${MAX_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'adSchedule.windowsPerDay',
    kind: 'maxCount',
    value: 6,
    code: 'TOO_MANY_WINDOWS_PER_DAY',
    fix: 'Merge windows until no day has more than 6.',
    source: SOURCE.schedule,
  },
  {
    entity: 'campaign',
    field: 'trackingTemplate',
    kind: 'forbiddenPattern',
    value: '^(?![\\s\\S]*\\{(un)?(escaped)?lpurl)',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    problem: 'does not contain {lpurl}',
    fix: 'Put {lpurl} into the template, such as {lpurl}?source=ads.',
    source: 'Google Ads API v25, UrlFieldError',
  },
  {
    entity: 'adGroup',
    field: 'name',
    kind: 'forbiddenPattern',
    value: '[\\u0000\\n\\r]',
    code: 'NAME_HAS_LINE_BREAK',
    problem: 'contains a line break',
    fix: 'Remove the line breaks from the name.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'adGroup',
    field: 'name',
    campaignTypes: ['PERFORMANCE_MAX'],
    kind: 'maxLength',
    value: MAX_ASSET_GROUP_NAME,
    code: 'NAME_TOO_LONG',
    fix: `Use at most ${MAX_ASSET_GROUP_NAME} characters. The asset group has the same name.`,
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
    problem: 'contains a word with a plus sign',
    fix: 'Remove the plus signs. Modified broad match no longer exists.',
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
    fix: `No change is needed if a radius of ${MIN_RADIUS} is acceptable. Otherwise use at least ${MIN_RADIUS}.`,
  }),
  remembered({
    entity: 'campaign',
    field: 'geoTargets.radius',
    kind: 'max',
    value: MAX_RADIUS,
    code: 'RADIUS_CLAMPED_TO_MAX',
    fix: `No change is needed if a radius of ${MAX_RADIUS} is acceptable. Otherwise use at most ${MAX_RADIUS}.`,
  }),
  ...KEYWORD_TEXTS.map((place) =>
    remembered({
      ...place,
      kind: 'forbiddenPattern',
      value: '[!@%,*;^()={}~`<>?\\\\|]',
      code: 'KEYWORD_HAS_SYMBOL',
      problem: 'contains a symbol',
      fix: 'Remove the symbols, such as ! @ % * or |.',
    }),
  ),
];

export const limits: readonly LimitRule[] = [
  ...documented,
  ...unverified,
  ...adLimits,
  ...extensionLimits,
];
