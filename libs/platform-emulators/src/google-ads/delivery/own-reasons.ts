import { todayIn } from '../rules/date-rules';
import type { Customer } from '../state/customer';
import { isRemoved, type Row, textOf } from '../state/row';

/** What of a campaign itself keeps it from serving: removed, over, paused, or not begun. */
export function ownReasons(campaign: Row, { timeZone }: Customer, now: Date): readonly string[] {
  if (isRemoved(campaign)) return ['CAMPAIGN_REMOVED'];
  const today = todayIn(timeZone, now);
  const end = textOf(campaign.data, 'endDateTime').slice(0, 10);
  return [
    ...(end && end < today ? ['CAMPAIGN_ENDED'] : []),
    ...(campaign.data['status'] === 'PAUSED' ? ['CAMPAIGN_PAUSED'] : []),
    ...(textOf(campaign.data, 'startDateTime').slice(0, 10) > today ? ['CAMPAIGN_PENDING'] : []),
  ];
}
