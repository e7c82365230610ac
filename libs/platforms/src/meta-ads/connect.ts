import type { PlatformAccess } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { Session } from './client/session';
import { withAccessFailures } from './connecting/access-failures';
import { reachedAccounts } from './connecting/accounts';
import { choosableAssets } from './connecting/assets';
import { consentRules } from './connecting/consent';
import { readSignedRequest } from './connecting/signed-request';
import { prolongToken, revokePermissions, tradeCode } from './connecting/tokens';
import type { Vendor } from './connecting/vendor';

/** How people let this installation reach their ad accounts on Meta. */
export const metaAccess = (
  vendor: Vendor,
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): PlatformAccess => ({
  platform: 'meta-ads',
  consent: consentRules(vendor),
  keys: [],
  trade: (code, io) => tradeCode(vendor, code, io),
  tryKey: () => Promise.reject(new Error('Meta has no keys that stand for a grant.')),
  accounts: (connection, io) => reachedAccounts(open(connection, io)),
  assets: (connection, io) => withAccessFailures(() => choosableAssets(open(connection, io))),
  revoke: (connection, io) => revokePermissions(open(connection, io)),
  prolong: (connection, io) => prolongToken(vendor, connection, io),
  withdrawal: (signedRequest, { clientSecret = '' }) =>
    readSignedRequest(signedRequest, clientSecret),
});
