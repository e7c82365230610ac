import { ianaOf } from '../data/time-zone-of';
import type {
  CheckFinding,
  CheckResult,
  OpenConnection,
  PlatformAccount,
} from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import type { MicrosoftWire } from '../wire/microsoft-wire';
import {
  accountNotReachable,
  currencyMismatch,
  failureFinding,
  settingMissing,
  timeZoneMismatch,
} from './findings';
import { keepTheSameClock } from './same-clock';
import { reachableAccounts } from './reachable-accounts';
import type { ReachableAccount } from './reachable-accounts';

/** Tries credentials and account; what is wrong is told as findings, all at once. */
export const checkConnection = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<CheckResult> => {
  const missing =
    typeof connection.settings['customerId'] === 'string' && connection.settings['customerId']
      ? []
      : [settingMissing('customerId')];
  try {
    const accounts = await reachableAccounts(wire, connection, io);
    return {
      findings: [...missing, ...accountFindings(connection, accounts)],
      accounts: accounts.map(asPlatformAccount),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { findings: [...missing, failureFinding(error.failure, wire.apiVersion)], accounts: [] };
  }
};

const accountFindings = (
  connection: OpenConnection,
  accounts: readonly ReachableAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ id }) => id === connection.externalAccountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  const zone = ianaOf(account.timeZone);
  return [
    ...(account.currency && account.currency !== connection.currency
      ? [currencyMismatch(connection.currency, account.currency)]
      : []),
    ...(zone && !keepTheSameClock(zone, connection.timeZone)
      ? [timeZoneMismatch(connection.timeZone, account.timeZone!)]
      : []),
  ];
};

const asPlatformAccount = ({
  id,
  name,
  currency,
  timeZone,
}: ReachableAccount): PlatformAccount => ({
  externalAccountId: id,
  name,
  currency,
  timeZone: ianaOf(timeZone) ?? null,
});
