import type { FoundAccount, FoundAccountStatus } from '../../port/access';
import { pagesOf } from '../client/batches';
import { idIn, type Json, listOf, textOf } from '../client/objects';
import { LIMITS, type Session } from '../client/session';
import { mayChangeCampaigns, readAccountRoles } from './roles';

/** Accounts that were not deleted: others cannot be used any more. */
const SHOWN = ['ACTIVE', 'CANCELED', 'DRAFT'];

/** How ad accounts are searched, also test accounts: without `test` the search has both kinds. */
export const ACCOUNT_SEARCH = {
  q: 'search',
  search: { status: { values: SHOWN } },
  pageSize: LIMITS.searchPage,
};

/** Every ad account of the member, with what their role lets them do. */
export async function* reachedAccounts(session: Session): AsyncGenerator<FoundAccount, void> {
  const { roles } = await readAccountRoles(session);
  const seen = new Set<string>();
  for await (const page of pagesOf(session, '/adAccounts', ACCOUNT_SEARCH, 'campaign')) {
    for (const account of page.filter((one) => isNew(idIn(one['id']), seen))) {
      const id = idIn(account['id']);
      yield foundAccount(id, account, roles.get(id));
    }
  }
}

/** True once for each id. */
const isNew = (id: string, seen: Set<string>): boolean =>
  id !== '' && !seen.has(id) && seen.add(id).has(id);

/** LinkedIn's accounts have no time zone: its days are those of UTC (platform document 2b). */
const foundAccount = (id: string, account: Json, role: string | undefined): FoundAccount => {
  const reference = textOf(account['reference']);
  return {
    externalAccountId: id,
    name: textOf(account['name']) ?? id,
    currency: textOf(account['currency']) ?? null,
    timeZone: 'UTC',
    status: statusOf(account),
    isTest: account['test'] === true,
    isReadOnly: !mayChangeCampaigns(role),
    managerPath: reference === undefined ? [] : [{ id: reference, name: nameOf(reference) }],
    settings: {},
  };
};

const nameOf = (reference: string): string =>
  /^urn:li:organization:\d+$/.test(reference) ? `LinkedIn page ${idIn(reference)}` : reference;

/** Whether LinkedIn itself stopped the account (platform document 2c: serving statuses). */
const STOPPED: readonly string[] = ['BILLING_HOLD', 'RESTRICTED_HOLD', 'INTERNAL_HOLD'];

export const statusOf = (account: Json): FoundAccountStatus => {
  switch (textOf(account['status']) ?? 'ACTIVE') {
    case 'ACTIVE':
      return listOf(account['servingStatuses']).some((one) => STOPPED.includes(String(one)))
        ? 'SUSPENDED'
        : 'ACTIVE';
    case 'DRAFT':
      return 'UNDER_REVIEW';
    default:
      return 'CLOSED';
  }
};
