import type { PlatformId } from '@switchyard/kernel';
import type { Attributes } from '@switchyard/platforms';
import { withFields } from '../plan/attributes-after';
import type { PlannedChange } from '../plan';
import type { RunningDates } from './days-of-month';

/** What one campaign may spend per day on one platform, before a plan and after it. */
export interface CampaignSpend extends RunningDates {
  readonly platform: PlatformId;
  readonly currency: string;
  readonly beforeMicros: number;
  readonly afterMicros: number;
}

/** The daily budget of a campaign that is enabled; nothing of one that is paused or not there. */
export const dailyMicros = (attributes: Attributes | null | undefined): number =>
  attributes?.['status'] === 'ENABLED' ? Number(attributes['budgetMicros'] ?? 0) : 0;

/** A campaign as it is once a change of it is done, given what the platform shows now: drift that is left alone stays as it is there. */
export const campaignAfter = (
  change: PlannedChange,
  seen: Attributes | null,
): Attributes | null => {
  switch (change.action) {
    case 'import':
      return seen;
    case 'adopt':
      return change.after;
    case 'create':
    case 'replace':
    case 'release':
      return change.after;
    case 'update':
      return withFields(seen ?? change.after ?? {}, change.fields);
    case 'remove':
    case 'forget':
      return null;
    default:
      return change.action satisfies never;
  }
};
