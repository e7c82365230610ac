import type { SinkAdjustment, SinkConversion } from '@switchyard/platforms/domain';
import type { ConsentEffect } from '../conversion/decide-consent';

/** A conversion as consent lets it go: without the person, or for limited use. */
export const applyConsent = (conversion: SinkConversion, effect: ConsentEffect): SinkConversion => {
  switch (effect) {
    case 'sent':
    case 'optedOut':
      return conversion;
    case 'limited':
      return { ...conversion, limitedDataUse: { country: 'US' } };
    case 'sentWithoutPerson': {
      const { device: _device, browser: _browser, ...rest } = conversion;
      return { ...rest, identity: {} };
    }
    default:
      return effect satisfies never;
  }
};

/** The same of an adjustment and its original. */
export const applyConsentToAdjustment = (
  adjustment: SinkAdjustment,
  effect: ConsentEffect,
): SinkAdjustment => ({
  ...adjustment,
  original: applyConsent(adjustment.original, effect),
  ...(effect === 'sentWithoutPerson' && { identity: {} }),
});
