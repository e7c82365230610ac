import type { CampaignDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import type { Warn } from '../../normalising';

/** Computers and everything else: Meta counts tablets among mobile devices. Null when every device is meant. */
export const heldDevices = (
  devices: CampaignDraft['devices'],
  warn: Warn,
): AdGroupAttributes['devices'] => {
  const isOn = (device: 'desktop' | 'mobile' | 'tablet'): boolean =>
    devices?.[device]?.enabled ?? true;
  for (const [device, given] of Object.entries(devices ?? {})) {
    if (given.enabled && given.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `targeting/devices/${device}/bidAdjustment`,
        'Meta has no bid adjustments of devices. The adjustment is not sent there.',
      );
    }
  }
  if (isOn('tablet') !== isOn('mobile')) {
    warn(
      'TABLETS_FOLLOW_MOBILE',
      'targeting/devices/tablet',
      'Meta treats tablets as mobile devices. Set `targeting/devices/tablet` like `targeting/devices/mobile`.',
    );
  }
  return isOn('desktop') && isOn('mobile')
    ? null
    : { desktop: isOn('desktop'), mobile: isOn('mobile') };
};
