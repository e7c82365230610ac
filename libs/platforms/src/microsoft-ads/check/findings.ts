import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { NEWEST_VERSION } from '../wire/microsoft-wire';

export const settingMissing = (name: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `\`settings/${name}\` is missing on the connection.`,
  fix: `Set \`settings/${name}\` to the id of the Microsoft manager account.`,
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this user access to the account in Microsoft Advertising.',
});

export const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

export const timeZoneMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The time zone of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: 'Set `timeZone` of the connection to the time zone of the ad account. Schedules and days use it.',
});

/** What stopped the check. */
export const failureFinding = ({ kind, detail }: Failure, apiVersion: string): CheckFinding => {
  if (detail.code === 'HTTP_404') return versionSunset(apiVersion);
  const said = `${detail.code}: ${detail.message}`;
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Microsoft refused the credentials. ${said}`,
      fix: 'Sign in again and check the developer token.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Microsoft did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

/** An address without a service behind it: accounts are asked for under an address that only the version can make wrong. */
const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Microsoft does not serve version ${apiVersion} of its API. The newest known version is ${NEWEST_VERSION}.`,
  fix: `Set SWITCHYARD_MICROSOFT_ADS_API_VERSION to ${NEWEST_VERSION}, or remove it.`,
});
