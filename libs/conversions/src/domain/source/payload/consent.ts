import { CONSENTS, type ConsentSignal, type ConsentState } from '../../conversion/consent-signal';
import { present } from './members';

const stateOf = (value: unknown): ConsentState | undefined => {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return CONSENTS.find((state) => state === text);
};

/** The consent that a payload tells; nothing when it tells none. */
export const consentOf = (
  adUserData: unknown,
  adPersonalization: unknown,
): { readonly consent?: ConsentSignal } => {
  const consent = present<ConsentSignal>({
    ad_user_data: stateOf(adUserData),
    ad_personalization: stateOf(adPersonalization),
  });
  return Object.keys(consent).length > 0 ? { consent } : {};
};
