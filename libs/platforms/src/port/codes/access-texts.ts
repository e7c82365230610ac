import type { CodeText } from '@switchyard/kernel';

/**
 * Why an ad account could not be connected, in our words: the vendor's own texts are not shown.
 * `fix` names who can remove the cause: the person, the administrator of their organisation, or the
 * operator of this installation.
 */
export const ACCESS_TEXTS = {
  ACCESS_DENIED: {
    meaning: 'The person did not consent on the page of the platform.',
    example: 'You did not allow access on the page of LinkedIn.',
    fix: 'Start again and consent.',
  },
  ADMIN_CONSENT_REQUIRED: {
    meaning: "An administrator of the person's organisation must allow the application first.",
    example: 'Microsoft Entra asks an administrator of your organisation to consent.',
    fix: 'Ask the administrator of your organisation to trust the application, then start again.',
  },
  APP_NOT_ACCEPTED: {
    meaning: 'The platform does not accept the application of this installation.',
    example: 'Reddit does not know the client id of this installation.',
    fix: 'The operator compares the settings with the application at the platform (docs/connecting.md).',
  },
  APP_NOT_APPROVED: {
    meaning: 'The platform has not approved the application for this use yet.',
    example: 'The developer token of Microsoft is not active yet.',
    fix: 'The operator completes the review of the application (docs/connecting.md).',
  },
  CODE_REFUSED: {
    meaning: 'The code of the consent was used before, is too old, or belongs to another request.',
    example: 'The code of the consent is more than a minute old.',
    fix: 'Start again.',
  },
  CONSENT_EXPIRED: {
    meaning: 'The attempt took more than 10 minutes.',
    example: 'The attempt of 09:00 was answered at 09:15.',
    fix: 'Start again.',
  },
  ENDED_AT_PLATFORM: {
    meaning: 'The person took the consent back, changed the password, or the grant ended.',
    example: 'Meta ended the grant because the password was changed.',
    fix: 'Consent again.',
  },
  KEY_REFUSED: {
    meaning: 'The platform does not accept the key.',
    example: 'OpenAI does not know the API key any more.',
    fix: 'Make a new key at the platform and enter it.',
  },
  NO_ADS_USER: {
    meaning: 'The person has no access to any ad account on the platform.',
    example: 'The Google account is not associated with any Ads account.',
    fix: 'Consent as the person who manages the ads, or ask for access to the ad account.',
  },
  NO_ANSWER: {
    meaning: 'The platform did not answer, or its answer was lost.',
    example: 'The connection to Microsoft broke off.',
    fix: 'Start again.',
  },
  SCOPE_MISSING: {
    meaning: 'The person did not allow everything that ad accounts are read with.',
    example: 'The permission to read ads was unticked on the page of Meta.',
    fix: 'Start again and leave every permission ticked.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type AccessProblemCode = keyof typeof ACCESS_TEXTS;
export const ACCESS_PROBLEMS = Object.keys(ACCESS_TEXTS) as readonly AccessProblemCode[];
export const isAccessProblem = (code: unknown): code is AccessProblemCode =>
  typeof code === 'string' && Object.hasOwn(ACCESS_TEXTS, code);
