import { idIn, type Json, listOf, recordOf, textOf } from '../client/objects';
import type { RestliQuery } from '../client/restli';
import type { Session } from '../client/session';

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
export interface AccountRoles {
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
