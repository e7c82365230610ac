import type { CampaignDraft, DeviceDraft } from '../../port/draft';
import type { Warning } from '../../port/finding';
import type { Normalised } from './normalised';

/** Performance Max bids by itself: places, hours and devices are kept, their bid adjustments are not. */
export const withoutAdjustments = (draft: CampaignDraft): Normalised<CampaignDraft> => {
  if (draft.campaignType !== 'PERFORMANCE_MAX') return { value: draft, warnings: [] };
  const { geoTargets, schedule, devices = {} } = draft;
  const value: CampaignDraft = {
    ...draft,
    geoTargets: geoTargets.map((place) => ({ ...place, bidAdjustmentPercent: undefined })),
    schedule: schedule.map((window) => ({ ...window, bidModifier: 1 })),
    devices: Object.fromEntries(
      Object.entries(devices).map(([name, { enabled }]: [string, DeviceDraft]) => [
        name,
        { enabled },
      ]),
    ),
  };
  return {
    value,
    warnings: [
      ...placeWarnings(geoTargets),
      ...windowWarnings(schedule),
      ...deviceWarnings(devices),
    ],
  };
};

const placeWarnings = (places: CampaignDraft['geoTargets']): readonly Warning[] =>
  places.flatMap(({ bidAdjustmentPercent }, index) =>
    bidAdjustmentPercent ? [left(`geoTargets/${index}/bidAdjustment`)] : [],
  );

const windowWarnings = (schedule: CampaignDraft['schedule']): readonly Warning[] =>
  schedule.flatMap(({ bidModifier }, index) =>
    bidModifier === 1 ? [] : [left(`schedule/${index}/bidModifier`)],
  );

const deviceWarnings = (devices: NonNullable<CampaignDraft['devices']>): readonly Warning[] =>
  Object.entries(devices).flatMap(([name, device]) =>
    device.enabled && device.bidAdjustmentPercent
      ? [left(`targeting/devices/${name}/bidAdjustment`)]
      : [],
  );

const left = (field: string): Warning => ({
  code: 'BID_ADJUSTMENT_UNSUPPORTED',
  field,
  message: 'Google has no bid adjustments in Performance Max. The adjustment is not sent there.',
});
