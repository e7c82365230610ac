import type { CheckFinding, CheckResult, PlatformAccount } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import { type Json, textOf } from '../wire/answer';
import { LIMITS } from '../wire/limits';
import { allOf } from '../wire/pages';
import type { Session } from '../wire/session';
import { idIn } from '../wire/urn';
import {
  accountNotReachable,
  currencyMismatch,
  failureFinding,
  organizationMissing,
} from './findings';

/** Tries credentials, version and account; what is wrong is told as findings, all at once. LinkedIn's accounts keep no time zone: its days are those of UTC. */
export const checkConnection = async (session: Session): Promise<CheckResult> => {
  const missing = session.organizationUrn ? [] : [organizationMissing()];
  try {
    const query = {
      q: 'search',
      search: { status: { values: ['ACTIVE'] } },
      pageSize: LIMITS.searchPage,
    };
    const accounts = (await allOf(session, '/adAccounts', query, 'campaign')).map(readAccount);
    return { findings: [...missing, ...accountFindings(session, accounts)], accounts };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return {
      findings: [...missing, failureFinding(error.failure, session.apiVersion)],
      accounts: [],
    };
  }
};

const accountFindings = (
  { accountId, currency, connection }: Session,
  accounts: readonly PlatformAccount[],
): readonly CheckFinding[] => {
  const account = accounts.find(({ externalAccountId }) => externalAccountId === accountId);
  if (!account) return [accountNotReachable(connection.externalAccountId)];
  return account.currency && account.currency !== currency
    ? [currencyMismatch(currency, account.currency)]
    : [];
};

const readAccount = ({ id, name, currency }: Json): PlatformAccount => ({
  externalAccountId: idIn(id),
  name: textOf(name) ?? idIn(id),
  currency: textOf(currency) ?? null,
  timeZone: null,
});
