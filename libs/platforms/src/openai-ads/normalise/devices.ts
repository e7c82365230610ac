import type { CampaignDraft } from '../../port/draft';
import type { DevicesAttributes } from '../attributes/campaign-attributes';
import type { Warn } from '../../normalising';

/** Devices that ads are shown on. Phones decide for tablets, which OpenAI does not tell from them; there are no bid adjustments. */
export const heldDevices = (devices: CampaignDraft['devices'], warn: Warn): DevicesAttributes => {
  if (devices && 'platforms' in devices) {
    return { platforms: devices.platforms as readonly string[] };
  }
  warnOfBids(devices, warn);
  const isOn = (device: 'desktop' | 'mobile' | 'tablet', otherwise = true): boolean =>
    devices?.[device]?.enabled ?? otherwise;
  const [desktop, mobile] = [isOn('desktop'), isOn('mobile')];
  if (isOn('tablet', mobile) !== mobile) {
    warn(
      'TABLETS_FOLLOW_MOBILE',
      'targeting.devices.tablet',
      'OpenAI treats tablets as mobile devices. Set `targeting/devices/tablet` like `targeting/devices/mobile`.',
    );
  }
  return {
    desktop: { enabled: desktop },
    mobile: { enabled: mobile },
    tablet: { enabled: mobile },
  };
};

const warnOfBids = (devices: CampaignDraft['devices'], warn: Warn): void => {
  for (const [device, { bidAdjustmentPercent }] of Object.entries(devices ?? {})) {
    if (bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `targeting.devices.${device}.bidAdjustment`,
        'OpenAI has no bid adjustments of devices. The adjustment is not sent there.',
      );
    }
  }
};
