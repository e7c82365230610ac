import { capabilities } from '../capabilities/capabilities';
import type {
  CheckFinding,
  CheckResult,
  OpenConnection,
  PlatformAccount,
} from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import type { AdAccount } from '../wire/objects';
import type { RedditWire } from '../wire/reddit-wire';
import { Session } from '../wire/session';
import {
  accountNotReachable,
  currencyMismatch,
  failureFinding,
  settingMissing,
  timeZoneMismatch,
} from './findings';
import { reachableAccounts } from './reachable-accounts';

/** Tries credentials, account and version; what is wrong is told as findings, all at once. */
export const checkConnection = async (
  wire: RedditWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const missing = missingSettings(connection);
  try {
    const accounts = await reachableAccounts(new Session(wire, connection, io));
    return {
      findings: [...missing, ...accountFindings(connection, accounts)],
      accounts: accounts.map(asPlatformAccount),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [...missing, failureFinding(error.failure, wire.apiVersion)], accounts: [] };
  }
};

const missingSettings = ({ settings }: OpenConnection): readonly CheckFinding[] =>
  capabilities.settingsRequired
    .filter(
      ({ name }) =>
        settings[name] === undefined || settings[name] === null || settings[name] === '',
    )
    .map(({ name, meaning }) => settingMissing(name, meaning));

const accountFindings = (
  connection: OpenConnection,
  accounts: readonly AdAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ id }) => id === connection.externalAccountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  const { currency, time_zone_id: zone } = account;
  return [
    ...(currency && currency !== connection.currency
      ? [currencyMismatch(connection.currency, currency)]
      : []),
    ...(zone && zone !== connection.timeZone ? [timeZoneMismatch(connection.timeZone, zone)] : []),
  ];
};

const asPlatformAccount = ({
  id,
  name,
  currency,
  time_zone_id: timeZone,
}: AdAccount): PlatformAccount => ({
  externalAccountId: id,
  name: name ?? id,
  currency: currency ?? null,
  timeZone: timeZone ?? null,
});
