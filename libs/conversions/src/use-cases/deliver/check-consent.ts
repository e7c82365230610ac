import { consentPolicyOf } from '@switchyard/identity/domain';
import type { ClickId } from '@switchyard/platforms/domain';
import {
  type ConsentDecision,
  type ConsentSignal,
  type ConversionEvent,
  decideConsent,
  type Finding,
  PLATFORM_OF_CLICK,
} from '../../domain';
import type { DeliveryJob } from './delivery-job';

/** What consent makes of a conversion, or an adjustment of it, that goes through a connection. */
export const checkConsent = (
  { connection, platform, region }: Pick<DeliveryJob, 'connection' | 'platform' | 'region'>,
  { door, country }: Pick<ConversionEvent, 'door' | 'country'>,
  stated: ConsentSignal | null,
  clickIds: readonly ClickId[],
): ConsentDecision =>
  decideConsent({
    stated,
    policy: consentPolicyOf(connection),
    country: country ?? region,
    door,
    platform,
    hasClick: clickIds.some(({ kind }) => PLATFORM_OF_CLICK[kind] === platform),
  });

/** Why nothing goes. */
export const withheld = ({
  code,
}: Extract<ConsentDecision, { readonly sends: false }>): Finding => ({
  outcome: 'skipped',
  code,
  message: MESSAGES[code],
});

const MESSAGES = {
  CONSENT_DENIED: 'The person did not consent to what the platform does with the data.',
  CONSENT_MISSING:
    'No consent of the person is known, and the consent policy of the connection asks for it.',
} as const;
