import { MICROS_PER_UNIT } from '@switchyard/kernel';
import type { LimitRule } from '../../port/capabilities';
import { MAX_BID_MICROS } from '../data/bids';
import { CARD_TEXTS, MAX_TARGET_URL } from '../data/card';
import { SOURCE } from './sources';

const MAX_BID = MAX_BID_MICROS / MICROS_PER_UNIT;
/** Strategies whose bids come from ad groups. */
const MANUAL = ['MANUAL_CPC', 'ENHANCED_CPC'] as const;
const { title, body } = CARD_TEXTS;

const ad = (rule: Omit<LimitRule, 'entity' | 'source'>): LimitRule => ({
  entity: 'ad',
  source: SOURCE.ad,
  ...rule,
});
const campaign = (rule: Omit<LimitRule, 'entity'>): LimitRule => ({ entity: 'campaign', ...rule });

/** Limits that OpenAI sets. Texts beside the one that fits are left out, so only one of each kind must keep them. */
export const limits: readonly LimitRule[] = [
  campaign({
    field: 'budget',
    kind: 'min',
    value: 1,
    code: 'BUDGET_TOO_LOW',
    fix: 'Set a daily budget of at least 1 for this platform. Some currencies need more.',
    source: SOURCE.budget,
  }),
  campaign({
    field: 'targeting.devices.enabled',
    kind: 'minCount',
    value: 1,
    code: 'NO_DEVICE_LEFT',
    problem: 'disables every device',
    fix: 'Enable `desktop` or `mobile` in `targeting/devices`.',
    source: SOURCE.targeting,
  }),
  campaign({
    field: 'geoTargets',
    kind: 'maxCount',
    value: 2_500,
    code: 'TOO_MANY_PLACES',
    fix: 'Keep at most 2,500 locations.',
    source: SOURCE.targeting,
  }),
  campaign({
    field: 'biddingStrategy.targetCpa',
    strategies: ['TARGET_CPA'],
    kind: 'max',
    value: MAX_BID,
    code: 'BID_TOO_HIGH',
    fix: `Set a target of at most ${MAX_BID}.`,
    source: SOURCE.adGroup,
  }),
  {
    entity: 'adGroup',
    field: 'maxCpc',
    strategies: MANUAL,
    kind: 'minCount',
    value: 1,
    code: 'BID_REQUIRED',
    fix: 'Set `maxCpc` of the ad group.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'adGroup',
    field: 'maxCpc',
    strategies: MANUAL,
    kind: 'max',
    value: MAX_BID,
    code: 'BID_TOO_HIGH',
    fix: `Set a bid of at most ${MAX_BID}.`,
    source: SOURCE.adGroup,
  },
  ad({
    field: 'headlines',
    kind: 'minCount',
    value: 1,
    code: 'TOO_FEW_HEADLINES',
    fix: 'Write at least 1 headline.',
  }),
  ad({
    field: 'headlines',
    kind: 'shortestMaxLength',
    value: title.max,
    code: 'SHORT_HEADLINE_REQUIRED',
    fix: `Write one headline of at most ${title.max} characters.`,
  }),
  ad({
    field: 'headlines.text',
    adType: 'CHAT_CARD',
    kind: 'forbiddenPattern',
    value: `^.{0,${title.min - 1}}$`,
    code: 'HEADLINE_TOO_SHORT',
    problem: `has fewer than ${title.min} characters`,
    fix: `Use at least ${title.min} characters.`,
  }),
  ad({
    field: 'descriptions',
    kind: 'minCount',
    value: 1,
    ours: true,
    code: 'TOO_FEW_DESCRIPTIONS',
    fix: 'Write at least 1 description.',
  }),
  ad({
    field: 'descriptions',
    kind: 'shortestMaxLength',
    value: body.max,
    code: 'SHORT_DESCRIPTION_REQUIRED',
    fix: `Write one description of at most ${body.max} characters.`,
  }),
  ad({
    field: 'finalUrl',
    kind: 'maxLength',
    value: MAX_TARGET_URL,
    code: 'URL_TOO_LONG',
    fix: `Use at most ${MAX_TARGET_URL.toLocaleString('en')} characters.`,
  }),
];
