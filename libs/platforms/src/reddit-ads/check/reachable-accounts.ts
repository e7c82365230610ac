import { PlatformFailure } from '../../port/failure';
import type { AdAccount } from '../wire/objects';
import type { Session } from '../wire/session';

/** Every ad account of the person's businesses, and the connection's own, which may be shared with the person alone. */
export const reachableAccounts = async (session: Session): Promise<readonly AdAccount[]> => {
  const accounts = new Map<string, AdAccount>();
  for await (const { id } of session.all<{ readonly id: string }>({
    path: '/me/businesses',
    policy: 'business',
  })) {
    const path = `/businesses/${encodeURIComponent(id)}/ad_accounts/query`;
    for await (const account of session.all<AdAccount>({ path, policy: 'business', data: {} })) {
      accounts.set(account.id, account);
    }
  }
  const own = accounts.has(session.accountId) ? undefined : await ownAccount(session);
  return [...accounts.values(), ...(own ? [own] : [])];
};

/** Undefined when it is not there for this person. */
const ownAccount = async (session: Session): Promise<AdAccount | undefined> => {
  try {
    return await session.one<AdAccount>({
      path: `/ad_accounts/${encodeURIComponent(session.accountId)}`,
      policy: 'read',
    });
  } catch (error) {
    if (error instanceof PlatformFailure && isNotThere(error)) return undefined;
    throw error;
  }
};

/** 403 about an account means that this person may not see it, whatever its words. */
const isNotThere = ({ failure: { detail } }: PlatformFailure): boolean =>
  ['HTTP_400', 'HTTP_403', 'HTTP_404'].includes(detail.code);
