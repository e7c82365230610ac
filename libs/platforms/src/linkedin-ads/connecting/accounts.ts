import type { FoundAccount, FoundAccountStatus } from '../../port/access';
import { pagesOf } from '../client/batches';
import { idIn, type Json, listOf, recordOf, textOf } from '../client/objects';
import type { RestliQuery } from '../client/restli';
import { LIMITS, type Session } from '../client/session';

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

/** Elements of one page of the lists that count (platform document 2c: the older paging). */
const PAGE = 100;

/** Everything that a finder answers which pages by `start` and `count`. */
const countedElements = async (
  session: Session,
  path: string,
  query: RestliQuery,
): Promise<readonly Json[]> => {
  const found: Json[] = [];
  for (;;) {
    const asked = { ...query, start: found.length, count: PAGE };
    const { body } = await session.read('FINDER', path, asked);
    const page = listOf(body?.['elements']).map(recordOf);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
};

/** What the member may do on the ad accounts they have a role on. */
interface AccountRoles {
  /** `urn:li:person:…`; undefined when the member has no ad account. */
  readonly person: string | undefined;
  /** By the account's number. */
  readonly roles: ReadonlyMap<string, string>;
}

/** Roles on ad accounts (platform document 2a). */
export const readAccountRoles = async (session: Session): Promise<AccountRoles> => {
  const elements = await countedElements(session, '/adAccountUsers', { q: 'authenticatedUser' });
  return {
    person: elements.map(({ user }) => textOf(user)).find((user) => user !== undefined),
    roles: new Map(
      elements.map(({ account, role }) => [idIn(account), textOf(role) ?? ''] as const),
    ),
  };
};

/** Roles that may change campaigns. An account whose role is unknown is not blocked. */
const WRITING: readonly string[] = [
  '',
  'CAMPAIGN_MANAGER',
  'ACCOUNT_MANAGER',
  'ACCOUNT_BILLING_ADMIN',
];

/** A VIEWER changes nothing, a CREATIVE_MANAGER no campaigns (platform document 2a). */
export const mayChangeCampaigns = (role: string | undefined): boolean =>
  WRITING.includes(role ?? '');

/** Roles with which a page can be advertised for (LinkedIn, Organization Access Control). */
const ADVERTISING: readonly string[] = ['ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER'];

export const mayAdvertiseFor = (roles: readonly string[]): boolean =>
  roles.some((role) => ADVERTISING.includes(role));

/** The member's approved roles on pages, by the page's number. */
export const readPageRoles = async (
  session: Session,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const elements = await countedElements(session, '/organizationAcls', {
    q: 'roleAssignee',
    state: 'APPROVED',
  });
  const roles = new Map<string, readonly string[]>();
  for (const { organization, role } of elements) {
    const id = idIn(organization);
    if (id !== '') roles.set(id, [...(roles.get(id) ?? []), textOf(role) ?? '']);
  }
  return roles;
};
