import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { NEWEST_VERSION } from '../versions';
import { VERSION_SUNSET } from '../wire/classify';

export const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials hold no ${name}.`,
  fix: `Set credentials.${name}.`,
});

export const settingMissing = (name: string): CheckFinding => ({
  code: 'SETTING_MISSING',
  severity: 'ERROR',
  message: `The setting ${name} is missing: every ad of Meta speaks for a page.`,
  fix: `Set settings.${name} to the id of a Facebook page that the account may use.`,
});

export const accountNotReachable = (account: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `This token does not reach the ad account ${account}.`,
  fix: 'Choose one of the accounts listed, or give the person access to this one.',
});

export const accountNotActive = (account: string, status: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `The ad account ${account} is not active: Meta says ${status}.`,
  fix: 'Settle what Meta asks for in its billing and account settings.',
});

export const currencyMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The ad account is in ${theirs}, the connection says ${ours}.`,
  fix: `Set the connection's currency to ${theirs}.`,
});

export const timeZoneMismatch = (theirs: string, ours: string): CheckFinding => ({
  code: 'TIME_ZONE_MISMATCH',
  severity: 'WARNING',
  message: `The ad account keeps ${theirs} time, the connection says ${ours}.`,
  fix: `Set the connection's timeZone to ${theirs}; days begin and end by it.`,
});

/** What stopped the check. */
export const failureFinding = ({ kind, detail }: Failure, version: string): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === VERSION_SUNSET) return versionSunset(version);
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `Meta refused the token. ${said}`,
      fix: 'Sign in again: Meta renews no token by itself, a long one lives for 60 days.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `Meta could not be asked. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `Meta does not serve version ${version} of its API; ${NEWEST_VERSION} is the newest known here.`,
  fix: `Set SWITCHYARD_META_ADS_API_VERSION to ${NEWEST_VERSION} or another version that Meta serves.`,
});
