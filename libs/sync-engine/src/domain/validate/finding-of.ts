import type { PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms';

/** A `requirement` of ours about a whole campaign. */
export const campaignRequirement = (
  campaignId: string,
  platform: PlatformId,
  code: Finding['code'],
  message: string,
  fix: string,
): Finding => ({
  kind: 'requirement',
  source: 'switchyard',
  code,
  platform,
  entity: { type: 'campaign', id: campaignId },
  field: null,
  message,
  fix,
});
