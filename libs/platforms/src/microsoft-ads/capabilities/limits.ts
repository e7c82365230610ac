import type { LimitRule } from '../../port/capabilities';
import { adLimits } from './ad-limits';
import { campaignLimits } from './campaign-limits';
import { extensionLimits } from './extension-limits';
import { SOURCE } from './sources';

const childLimits: readonly LimitRule[] = [
  { entity: 'adGroup', field: 'name', kind: 'maxLength', value: 256, code: 'NAME_TOO_LONG', fix: 'Use at most 256 characters.', source: SOURCE.adGroup },
  { entity: 'keyword', field: 'text', kind: 'maxLength', value: 100, code: 'KEYWORD_TOO_LONG', fix: 'Use at most 100 characters.', source: SOURCE.keyword },
];

/** Limits that Microsoft sets; lengths without what a dynamic text may grow to. */
export const limits: readonly LimitRule[] = [...campaignLimits, ...extensionLimits, ...childLimits, ...adLimits];
