import { refusal } from '../apply/refused';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import type { Failure } from '../../port/failure';

/** Why these fields of an ad group must not be sent: its ads would show to people that nobody meant. */
export const unsendable = (
  { geoTargets, devices }: AdGroupAttributes,
  fields: readonly string[],
): Failure | undefined => {
  if (fields.includes('geoTargets') && geoTargets.some(({ kind }) => kind === 'UNHELD')) {
    return refusal(
      'PLACE_NOT_RESOLVED',
      'Reddit can target none of the locations in `geoTargets`. The ads would show everywhere.',
      'geoTargets',
    );
  }
  if (fields.includes('devices') && devices && !devices.desktop && !devices.mobile) {
    return refusal(
      'DEVICES_UNHELD',
      '`targeting/devices` disables every device. The ads would show on all of them.',
      'devices',
    );
  }
  return undefined;
};
