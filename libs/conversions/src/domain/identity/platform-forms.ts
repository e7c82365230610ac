import type { PlatformId } from '@switchyard/kernel';
import type { EmailForm } from './email-forms';
import type { PhoneForm } from './phone-forms';

/** Which form of an identifier a platform hashes; one that it takes no hash of is absent. */
export interface PlatformForm {
  readonly email: EmailForm;
  readonly phone?: PhoneForm;
  readonly externalId: boolean;
}

/** The one table from platform to form. External ids are trimmed and hashed as they are. */
export const PLATFORM_FORMS: Readonly<Record<PlatformId, PlatformForm>> = {
  // developers.google.com/data-manager/api/get-started/formatting
  'google-ads': { email: 'google', phone: 'e164', externalId: false },
  'microsoft-ads': { email: 'dotless', phone: 'e164', externalId: false },
  // developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
  'meta-ads': { email: 'plain', phone: 'digits', externalId: true },
  'linkedin-ads': { email: 'plain', externalId: false },
  // Reddit's "Manual Advanced Matching": everything but letters and digits leaves the name.
  'reddit-ads': { email: 'letters', phone: 'e164', externalId: true },
  'openai-ads': { email: 'plain', externalId: true },
};
