import type { CheckFinding } from '../../port/connection';
import type { Failure } from '../../port/failure';
import { VERSION_SUNSET } from '../wire/classify';

export const credentialMissing = (name: string): CheckFinding => ({
  code: 'CREDENTIALS_REFUSED',
  severity: 'ERROR',
  message: `The credentials have no \`${name}\`.`,
  fix: `Set \`credentials/${name}\` to the Ads API key of the ad account.`,
});

export const accountNotReachable = (ours: string, theirs: string): CheckFinding => ({
  code: 'ACCOUNT_NOT_REACHABLE',
  severity: 'ERROR',
  message: `The key belongs to the ad account ${theirs}, not to ${ours}.`,
  fix: 'Use a key made in that account, or correct externalAccountId.',
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
  fix: `Set \`timeZone\` of the connection to ${theirs}. Schedules and days use it.`,
});

/** What stopped the check. */
export const failureFinding = (
  { kind, detail }: Failure,
  version: string,
  newest: string,
): CheckFinding => {
  const said = `${detail.code}: ${detail.message}`;
  if (detail.code === VERSION_SUNSET || (kind === 'refused' && detail.code === 'NOT_FOUND')) {
    return versionSunset(version, newest);
  }
  if (kind === 'unauthorised') {
    return {
      code: 'CREDENTIALS_REFUSED',
      severity: 'ERROR',
      message: `OpenAI refused the key. ${said}`,
      fix: 'Make a new Ads API key in Ads Manager and store it.',
    };
  }
  if (kind === 'refused') {
    return {
      code: 'ACCOUNT_NOT_REACHABLE',
      severity: 'ERROR',
      message: `OpenAI refused access to the ad account. ${said}`,
      fix: 'Correct the cause in the message, then check again.',
    };
  }
  return {
    code: 'PLATFORM_UNAVAILABLE',
    severity: 'ERROR',
    message: `OpenAI did not answer. ${said}`,
    fix: 'Check again later.',
  };
};

const versionSunset = (version: string, newest: string): CheckFinding => ({
  code: 'VERSION_SUNSET',
  severity: 'ERROR',
  message: `OpenAI does not serve version ${version} of its Advertiser API. The newest known version is ${newest}.`,
  fix: `Set SWITCHYARD_OPENAI_ADS_API_VERSION to ${newest}, or remove it.`,
});
