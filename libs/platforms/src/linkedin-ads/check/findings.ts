import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { UNVERIFIED } from '../unverified';

export const organizationMissing = (): CheckFinding => ({
  code: 'SETTING_MISSING',
  severity: 'ERROR',
  message: 'The setting organizationId is missing.',
  fix: 'Set settings.organizationId to the number of the LinkedIn page that ads shall speak for.',
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials do not reach the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this member a role on the account in Campaign Manager.',
});

export const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The connection says ${ours}, the ad account is in ${theirs}.`,
  fix: `Set the connection's currency to ${theirs}.`,
});

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `LinkedIn no longer answers in version ${version}; the newest known one is ${UNVERIFIED.newestVersion}.`,
  fix: `Set the version of the LinkedIn API to ${UNVERIFIED.newestVersion} or a later one, or leave it unset.`,
});

/** What stopped the check. */
export const failureFinding = ({ kind, detail }: Failure, version: string): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === 'VERSION_SUNSET') return versionSunset(version);
  if (kind === 'unauthorised' || kind === 'refused') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `LinkedIn refused the credentials. ${said}`,
      fix: 'Sign in again and allow everything that is asked for.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `LinkedIn could not be asked. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};
