import type { VendorRequest } from '../../vendor';
import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import { UNVERIFIED_STATUS as STATUS } from '../unverified';
import { documented } from './documented-codes';
import { gateFault } from './fault';

type Headers = VendorRequest['headers'];

/** The user behind a call: bearer token and developer token are right and in time. Throws the vendor's fault. */
export function userOf(headers: Headers, world: World): string {
  requireHeaders(headers, ['authorization', 'developertoken']);
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const holder = world.tokens.holder(token, world.now());
  if (!holder || !world.accounts.withDeveloperToken(headers.developertoken ?? '')) {
    throw gateFault(
      STATUS.invalidCredentials,
      documented.invalidCredentials,
      'Authentication failed.',
    );
  }
  if (holder.expired) {
    throw gateFault(
      STATUS.tokenExpired,
      documented.authenticationTokenExpired,
      'Authentication token expired.',
    );
  }
  return holder.userId;
}

/** The ad account that a call names in its headers, if its user may reach it. Throws the vendor's fault. */
export function accountOf(headers: Headers, world: World): Account {
  requireHeaders(headers, ['authorization', 'developertoken', 'customerid', 'customeraccountid']);
  const userId = userOf(headers, world);
  const account = world.accounts.get(headers.customeraccountid ?? '');
  if (account?.userId !== userId || account.customerId !== headers.customerid) {
    throw gateFault(
      STATUS.notAuthorized,
      documented.userIsNotAuthorized,
      'User is not authorized to perform this action.',
    );
  }
  return account;
}

function requireHeaders(headers: Headers, names: readonly string[]): void {
  const missing = names.filter((name) => !headers[name]);
  if (missing.length === 0) return;
  throw gateFault(
    STATUS.missingHeaders,
    documented.requestMissingHeaders,
    `Missing: ${missing.join(', ')}.`,
  );
}
