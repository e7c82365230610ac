import type { DeliveryReason } from '../../port/delivery';
import type { WireObject } from '../wire/objects';
import { reason } from './reason';

type Known = readonly [code: DeliveryReason['code'], severity: DeliveryReason['severity']];

/** Serving issues in our words. The list is open; what is not here is passed on as OpenAI's own, which limits. */
const KNOWN: Readonly<Record<string, Known>> = {
  campaign_budget_exhausted: ['BUDGET_EXHAUSTED', 'BLOCKING'],
  ad_account_brand_review_missing_favicon: ['PLATFORM_REASON', 'BLOCKING'],
  policy_country_targeting_blocked: ['PLATFORM_REASON', 'BLOCKING'],
};

export const issueReasons = ({ serving_issues: issues }: WireObject): readonly DeliveryReason[] =>
  (issues ?? []).flatMap(({ code }) => {
    if (!code) return [];
    const [ours, severity] = KNOWN[code] ?? (['PLATFORM_REASON', 'LIMITING'] as const);
    return [reason(ours, severity, `OpenAI says: ${code}.`)];
  });
