import type { LimitRule } from '../../port/capabilities';
import { adLimits } from './ad-limits';
import { campaignLimits } from './campaign-limits';
import { extensionLimits } from './extension-limits';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

const childLimits: readonly LimitRule[] = [
  {
    entity: 'adGroup',
    field: 'name',
    kind: 'maxLength',
    value: 256,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 256 characters.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxLength',
    value: 100,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 100 characters.',
    source: SOURCE.keyword,
  },
  ...(['adGroup', 'keyword'] as const).map((entity): LimitRule => ({
    entity,
    field: 'maxCpc',
    kind: 'min',
    value: UNVERIFIED.smallestAmount,
    code: 'BID_TOO_LOW',
    fix: `Set at least ${UNVERIFIED.smallestAmount}.`,
    source: SOURCE.memory,
    unverified: true,
  })),
];

/** Limits that Microsoft sets; lengths without what a dynamic text may grow to. */
export const limits: readonly LimitRule[] = [
  ...campaignLimits,
  ...extensionLimits,
  ...childLimits,
  ...adLimits,
];
