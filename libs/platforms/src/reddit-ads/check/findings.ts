import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { NEWEST_VERSION } from '../wire/reddit-wire';

export const settingMissing = (name: string, meaning: string): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: `\`settings/${name}\` is missing on the connection.`,
  fix: `Set \`settings/${name}\`. ${meaning}`,
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this person access to the account in Reddit Ads Manager.',
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

export const versionSunset = (apiVersion: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Reddit does not serve version ${apiVersion} of its API.`,
  fix: `Set SWITCHYARD_REDDIT_ADS_API_VERSION to ${NEWEST_VERSION}, or remove it.`,
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
    message: `Reddit did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};
