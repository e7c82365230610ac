import type { CampaignDraft } from '../../port/draft';
import type { Warn } from '../../normalising';

/** Performance Max takes places and hours without bid adjustments, and no devices (guide of Performance Max campaigns). */
export const withoutBids = (draft: CampaignDraft, warn: Warn): CampaignDraft => {
  const dropped = (field: string): void =>
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      field,
      'Microsoft has no bid adjustments in Performance Max. The adjustment is not sent there.',
    );
  const { devices, ...rest } = draft;
  if (
    Object.values(devices ?? {}).some(
      (device) => device && (!device.enabled || (device.bidAdjustmentPercent ?? 0) !== 0),
    )
  ) {
    dropped('devices');
  }
  return {
    ...rest,
    geoTargets: draft.geoTargets.map((place, index) => {
      if (place.bidAdjustmentPercent) dropped(`geoTargets/${index}/bidAdjustment`);
      return { ...place, bidAdjustmentPercent: undefined };
    }),
    schedule: draft.schedule.map((window, index) => {
      if (window.bidModifier !== 1) dropped(`schedule/${index}/bidModifier`);
      return { ...window, bidModifier: 1 };
    }),
  };
};
