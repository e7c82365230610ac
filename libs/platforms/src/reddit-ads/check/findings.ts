import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { NEWEST_VERSION } from '../wire/reddit-wire';

export const settingMissing = (name: string, meaning: string): CheckFinding => ({
  code: 'SETTING_MISSING',
  severity: 'ERROR',
  message: `The setting ${name} is missing.`,
  fix: `Set settings.${name}: ${meaning}`,
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials do not reach the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this person access to the account in Reddit Ads Manager.',
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

export const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Reddit does not serve the version ${apiVersion} of its API.`,
  fix: `Set SWITCHYARD_REDDIT_ADS_API_VERSION to ${NEWEST_VERSION}, the newest that is known here, or leave it out.`,
});

/** What stopped the check. */
export const failureFinding = ({ kind, detail }: Failure, apiVersion: string): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (
    detail.code === 'VERSION_SUNSET' ||
    (detail.code === 'HTTP_404' && apiVersion !== NEWEST_VERSION)
  ) {
    return versionSunset(apiVersion);
  }
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Reddit refused the credentials. ${said}`,
      fix: 'Sign in again and check the id and secret of the application.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Reddit could not be asked. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};
