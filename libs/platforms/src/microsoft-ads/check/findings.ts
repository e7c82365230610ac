import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { NEWEST_VERSION } from '../wire/microsoft-wire';

export const settingMissing = (name: string): CheckFinding => ({
  code: 'SETTING_MISSING',
  severity: 'ERROR',
  message: `The setting ${name} is missing.`,
  fix: `Set settings.${name} to the id of the Microsoft manager account.`,
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials do not reach the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this user access to the account in Microsoft Advertising.',
});

export const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The connection says ${ours}, the ad account is in ${theirs}.`,
  fix: `Set the connection's currency to ${theirs}.`,
});

export const timeZoneMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The connection says ${ours}, the ad account keeps the clock of ${theirs}.`,
  fix: "Set the connection's time zone to the ad account's, or schedules and days will be off.",
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
    message: `Microsoft could not be asked. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

/** An address without a service behind it: accounts are asked for under an address that only the version can make wrong. */
const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Microsoft does not serve version ${apiVersion} of its API; ${NEWEST_VERSION} is the newest known here.`,
  fix: `Set SWITCHYARD_MICROSOFT_ADS_API_VERSION to ${NEWEST_VERSION}, or leave it out.`,
});
