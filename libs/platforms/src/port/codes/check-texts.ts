import type { CodeText } from '@switchyard/kernel';

/** Every code of the check of a connection. */
export const CHECK_TEXTS = {
  ACCOUNT_NOT_REACHABLE: {
    meaning:
      'The credentials are good, but do not reach the ad account, or the connection is gone.',
    example: 'These credentials do not reach the account 1234567890.',
    fix: 'Choose an account that the credentials reach, or give the person access to it on the platform.',
  },
  CONNECTION_SETTING_MISSING: {
    meaning: 'A setting that the platform needs is not set in the connection.',
    example: 'The account is reached only through the manager 1112223333.',
    fix: 'Set what the message names in `settings` with PATCH /api/v1/connections/:id.',
  },
  CREDENTIALS_REFUSED: {
    meaning: 'The platform refuses the credentials, or one of them is missing.',
    example: 'Google refused the credentials: invalid_grant.',
    fix: 'Send new credentials with PATCH /api/v1/connections/:id.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'The ad account has another currency than the connection.',
    example: 'The ad account is in USD, the connection says EUR.',
    fix: 'Set the `currency` of the connection to that of the ad account.',
  },
  INTERNAL_ERROR: {
    meaning: 'Switchyard failed while it checked the connection.',
    example: 'Switchyard failed while it worked on google-ads.',
    fix: 'Check again. If it fails again, tell the operator of the installation.',
  },
  PLATFORM_UNAVAILABLE: {
    meaning: 'The platform did not answer, or this installation has no connector for it.',
    example: 'Google did not answer.',
    fix: 'Check again in a few minutes.',
  },
  TIME_ZONE_MISMATCH: {
    meaning: 'The ad account has another time zone than the connection.',
    example: 'The ad account is in America/New_York, the connection says Europe/Berlin.',
    fix: 'Set the `timeZone` of the connection to that of the ad account.',
  },
  VERSION_SUNSET: {
    meaning: 'The platform no longer answers the version of its API that is set.',
    example: 'Google no longer answers this version of its API.',
    fix: 'The operator of the installation sets a newer version, or none, and restarts.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type CheckCode = keyof typeof CHECK_TEXTS;
