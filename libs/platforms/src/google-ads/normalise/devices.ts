import type { CampaignDraft, DeviceDraft } from '../../port/draft';
import type {
  CampaignAttributes,
  DeviceAttributes,
  DeviceName,
} from '../attributes/campaign-attributes';
import { normalisePercent } from './bid-adjustment';
import { unchanged, type Normalised } from './normalised';

/** Every device always has a row: Google serves on all that nothing was said about. */
export const normaliseDevices = (
  devices: CampaignDraft['devices'],
): Normalised<CampaignAttributes['devices']> => {
  const [desktop, mobile, tablet] = [
    normaliseDevice('desktop', devices?.desktop),
    normaliseDevice('mobile', devices?.mobile),
    normaliseDevice('tablet', devices?.tablet),
  ];
  return {
    value: { desktop: desktop.value, mobile: mobile.value, tablet: tablet.value },
    warnings: [desktop, mobile, tablet].flatMap(({ warnings }) => warnings),
  };
};

const normaliseDevice = (
  name: DeviceName,
  device: DeviceDraft | undefined,
): Normalised<DeviceAttributes> => {
  if (device?.enabled === false) return unchanged({ enabled: false, bidAdjustmentPercent: null });
  const { value, warnings } = normalisePercent(
    device?.bidAdjustmentPercent,
    `targeting/devices/${name}/bidAdjustment`,
  );
  return { value: { enabled: true, bidAdjustmentPercent: value }, warnings };
};
