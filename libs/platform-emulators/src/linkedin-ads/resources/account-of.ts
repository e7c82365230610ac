import type { Account } from '../accounts/account';
import type { Call } from '../wire/call';
import { needScope } from '../wire/gate';
import { type Dialect, refuse } from '../wire/problem';

const READS: readonly string[] = ['GET', 'GET_ALL', 'BATCH_GET', 'FINDER'];

/** The account of a call, if its person may do there what they ask. Throws the vendor's refusal. */
export function accountOf(
  call: Call,
  accountId: string,
  collection: string,
  dialect: Dialect,
): Account {
  const account = call.world.accounts.get(accountId);
  if (!account) {
    throw refuse('NOT_FOUND', '', `names account ${accountId}, which is not there`, dialect);
  }
  if (account.personId !== call.personId) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `needs a role on urn:li:sponsoredAccount:${accountId}`,
      dialect,
    );
  }
  const isRead = READS.includes(call.method);
  needScope(
    call.scopes,
    isRead ? ['r_ads', 'rw_ads'] : ['rw_ads'],
    `${call.method} /adAccounts/${collection}`,
  );
  if (!isRead) checkWriter(account, collection, dialect);
  return account;
}

/** A viewer writes nothing, a creative manager only creatives; a closed account takes no writes (platform document 2a). */
function checkWriter({ id, role, status }: Account, collection: string, dialect: Dialect): void {
  const mayWrite = role === 'CREATIVE_MANAGER' ? collection === 'creatives' : role !== 'VIEWER';
  if (!mayWrite) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `may not be made by a ${role} on urn:li:sponsoredAccount:${id}`,
      dialect,
    );
  }
  if (status !== 'ACTIVE') {
    throw refuse(
      'FIELD_VALUE_NOT_ACTIVE',
      '/account',
      `value urn:li:sponsoredAccount:${id} is not active`,
      dialect,
    );
  }
}
