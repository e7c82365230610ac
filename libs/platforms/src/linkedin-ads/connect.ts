import type { CodeToTrade, NewGrant, PlatformAccess } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { LinkedinEndpoints } from '../transport/endpoints';
import type { Session } from './client/session';
import { namedFailure, withAccessFailures } from './connecting/access-failures';
import { reachedAccounts } from './connecting/accounts';
import { choosableAssets } from './connecting/assets';
import { consentRules } from './connecting/consent';
import { readAccountRoles } from './connecting/roles';
import { revokeToken, tradeCode } from './connecting/tokens';

type Open = (connection: OpenConnection, io: PlatformIo) => Session;

/** How people let this installation reach their ad accounts on LinkedIn. */
export const linkedinAccess = (endpoints: LinkedinEndpoints, open: Open): PlatformAccess => ({
  platform: 'linkedin-ads',
  consent: consentRules(endpoints),
  keys: [],
  trade: (code, io) => trade(endpoints, open, code, io),
  tryKey: () => Promise.reject(new Error('LinkedIn has no keys that stand for a grant.')),
  accounts: (connection, io) => namedAccounts(open(connection, io)),
  assets: (connection, io) => withAccessFailures(() => choosableAssets(open(connection, io))),
  revoke: (connection, io) => revokeToken(endpoints, connection, io),
});

/** LinkedIn names a member by their ad accounts alone: a member without one cannot connect. */
const trade = async (
  endpoints: LinkedinEndpoints,
  open: Open,
  code: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const { accessToken, ...grant } = await tradeCode(endpoints, code, io);
  return withAccessFailures(async () => {
    const { person } = await readAccountRoles(open(withToken(accessToken), io));
    if (person === undefined) throw namedFailure('refused', 'NO_ADS_USER', 'with no ad account');
    return { ...grant, subject: person, subjectName: '' };
  });
};

/** A conversation by a token that belongs to no ad account yet. */
const withToken = (accessToken: string): OpenConnection => ({
  id: '',
  platform: 'linkedin-ads',
  externalAccountId: '',
  currency: '',
  timeZone: 'UTC',
  settings: {},
  credentials: { accessToken },
});

async function* namedAccounts(session: Session): ReturnType<typeof reachedAccounts> {
  const accounts = reachedAccounts(session);
  for (;;) {
    const next = await withAccessFailures(() => accounts.next());
    if (next.done) return;
    yield next.value;
  }
}
