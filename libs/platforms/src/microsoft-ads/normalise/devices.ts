import type { CampaignDraft, DeviceDraft } from '../../port/draft';
import { DEVICES } from '../attributes/campaign-attributes';
import type {
  Device,
  DeviceAttributes,
  DevicesAttributes,
} from '../attributes/campaign-attributes';
import { heldPercent } from './percent';
import type { Warn } from '../../normalising';

/** All three devices, or null when none is adjusted: Microsoft holds either three device criteria or none. */
export const normaliseDevices = (
  devices: CampaignDraft['devices'] | null,
  warn: Warn,
): DevicesAttributes | null => devicesOf((device) => held(device, devices?.[device], warn));

/** The same value for every spelling of "no adjustment". */
export const devicesOf = (of: (device: Device) => DeviceAttributes): DevicesAttributes | null => {
  const all = Object.fromEntries(
    DEVICES.map((device) => [device, of(device)]),
  ) as DevicesAttributes;
  return DEVICES.every((device) => all[device].enabled && all[device].bidAdjustmentPercent === 0)
    ? null
    : all;
};

/** The adjustment of a device that is off means nothing: Microsoft has one number for both. */
const held = (device: Device, draft: DeviceDraft | undefined, warn: Warn): DeviceAttributes => {
  const enabled = draft?.enabled ?? true;
  if (!enabled) return { enabled, bidAdjustmentPercent: 0 };
  return {
    enabled,
    bidAdjustmentPercent: heldPercent(
      draft?.bidAdjustmentPercent ?? 0,
      `devices/${device}/bidAdjustment`,
      warn,
    ),
  };
};
