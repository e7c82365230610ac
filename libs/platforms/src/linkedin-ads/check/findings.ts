import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { UNVERIFIED } from '../unverified';

export const organizationMissing = (): CheckFinding => ({
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'ERROR',
  message: '`settings/organizationId` is missing on the connection.',
  fix: 'Set `settings/organizationId` to the number of the LinkedIn page of the advertiser.',
});

export const accountNotReachable = (externalAccountId: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `These credentials have no access to the ad account ${externalAccountId}.`,
  fix: 'Choose one of the listed accounts, or give this member a role on the account in Campaign Manager.',
});

export const currencyMismatch = (ours: string, theirs: string): CheckFinding => ({
  code: 'CURRENCY_MISMATCH',
  severity: 'ERROR',
  message: `The currency of the ad account is ${theirs}, but the connection has ${ours}.`,
  fix: `Set \`currency\` of the connection to ${theirs}.`,
});

const versionSunset = (version: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `LinkedIn no longer serves version ${version} of its API. The newest known version is ${UNVERIFIED.newestVersion}.`,
  fix: `Set the version of the LinkedIn API to ${UNVERIFIED.newestVersion} or later, or remove it.`,
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
      fix: 'Sign in again and grant every requested permission.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `LinkedIn did not answer. ${said}`,
    fix: 'Check again in a few minutes.',
  };
};
