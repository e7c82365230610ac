import type { CheckFinding } from '../../port/connection';

export const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials have no \`${name}\`.`,
  fix: `Set \`credentials/${name}\` with PATCH /connections/:id.`,
});

export const credentialsRefused = (code: string, message: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `Google refused the credentials: ${code}. ${message}`.trim(),
  fix: 'Sign in again and store the new refresh token, or correct clientId and clientSecret.',
});

export const accountNotReachable = (customerId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${customerId}.`,
  fix: 'Choose one of the accounts listed, or give the person access to this one.',
});

export const accountRefused = (code: string, message: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `Google refused the look-up of accounts: ${code}. ${message}`.trim(),
  fix: 'Correct the cause in the message, then check again.',
});

export const managerMissing = (managerId: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `The ad account needs the manager account ${managerId}.`,
  fix: `Set \`settings/loginCustomerId\` to ${managerId}.`,
});

export const currencyMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

export const timeZoneMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The time zone of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`timeZone\` of the connection to ${theirs}. Schedules and days use it.`,
});

export const versionSunset = (): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: 'Google no longer serves this version of its API.',
  fix: 'Set SWITCHYARD_GOOGLE_ADS_API_VERSION to a supported version.',
});

export const platformUnavailable = (code: string): CheckFinding => ({
  code: 'PLATFORM_UNAVAILABLE',
  severity: 'ERROR',
  message: `Google did not answer: ${code}.`,
  fix: 'Check again later.',
});
