import type { Fields } from '../core/json';
import type { AccountOptions, NewAccount, VendorAnswer } from '../vendor';
import { ok } from './doors/bodies';
import { type Call, needScope, type Route } from './doors/call';
import { batchGet, batchKeys, checkEnum, pageOf, searchValues } from './doors/collections';
import {
  flagParameter,
  listParameter,
  onlyParameters,
  project,
  textParameter,
  urnOf,
} from './doors/query';
import { badParameter, plainError, Refusal, refuse } from './errors';
import { type Account, ACCOUNT_STATUSES, type World } from './store';
import { SCOPES } from './tokens';

const MOST = 1_000;
/** The count of a list that comes whole (captured answer). */
const ALL = 2_147_483_647;
/** Roles of one page of the list unless `count` says otherwise (captured answer). */
const PAGE_OF_ROLES = 10;

/** Ad accounts, who may use them, and the page behind them: read only (platform document 2a). */
export const accountRoutes: readonly Route[] = [
  { path: '/rest/adAccounts', answer: accounts },
  { path: '/rest/adAccounts/{}', answer: oneAccount },
  { path: '/rest/adAccountUsers', answer: accountUsers },
  { path: '/rest/organizations/{}', answer: organization },
  { path: '/rest/organizationsLookup', answer: organizationsLookup },
  { path: '/rest/organizationAcls', answer: organizationAcls },
];

const own = ({ world, personId }: Call): readonly Account[] =>
  [...world.accounts.values()].filter(
    (account) => world.people.roleOn(account, personId) !== undefined,
  );

function accounts(call: Call): VendorAnswer {
  needScope(call.scopes, ['r_ads', 'rw_ads'], 'GET /adAccounts');
  if (call.method === 'BATCH_GET') {
    return batchGet(
      batchKeys(call),
      (key) =>
        own(call)
          .filter(({ id }) => id === key)
          .map((one) => project(readAccount(one), call.query.projection))[0],
    );
  }
  if (call.method !== 'FINDER') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  onlyParameters(call.query, ['q', 'search', 'sortOrder', 'pageSize', 'pageToken']);
  if (textParameter(call.query, 'q') !== 'search') throw badParameter('q');
  const wanted = searchValues(call.query, ['id', 'name', 'reference', 'type', 'status', 'test']);
  checkEnum(wanted.status, ACCOUNT_STATUSES, 'search.status');
  const found = own(call).filter((account) => matches(account, wanted));
  return ok(
    pageOf(found, call.query, MOST, (account) =>
      project(readAccount(account), call.query.projection),
    ),
  );
}

function matches(account: Account, wanted: Readonly<Record<string, readonly string[]>>): boolean {
  const actual: Readonly<Record<string, string>> = {
    id: urnOf('sponsoredAccount', account.id),
    name: account.name,
    reference: urnOf('organization', account.organizationId),
    type: 'BUSINESS',
    status: account.status,
    test: String(account.isTest ?? false),
  };
  return Object.entries(wanted).every(([name, values]) => values.includes(actual[name] ?? ''));
}

function oneAccount(call: Call): VendorAnswer {
  onlyParameters(call.query, []);
  needScope(call.scopes, ['r_ads', 'rw_ads'], 'GET /adAccounts');
  if (call.method !== 'GET') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  const account = call.world.accounts.get(call.keys[0] ?? '');
  if (!account) {
    throw refuse(
      'NOT_FOUND',
      '',
      `names account ${call.keys[0] ?? ''}, which is not there`,
      'detailed',
    );
  }
  if (call.world.people.roleOn(account, call.personId) === undefined) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `needs a role on urn:li:sponsoredAccount:${account.id}`,
      'detailed',
    );
  }
  return ok(project(readAccount(account), call.query.projection));
}

/**
 * `q=authenticatedUser`, or `q=accounts` for the users of accounts (vendor's page on account
 * access).
 */
function accountUsers(call: Call): VendorAnswer {
  const { query } = call;
  needScope(call.scopes, ['r_ads', 'rw_ads'], 'GET /adAccountUsers');
  onlyParameters(query, ['q', 'accounts', 'start', 'count', 'totals']);
  const finder = textParameter(query, 'q');
  if (finder !== 'authenticatedUser' && finder !== 'accounts') throw badParameter('q');
  flagParameter(query, 'totals');
  const asked = finder === 'accounts' ? (listParameter(query, 'accounts') ?? []) : undefined;
  const found = own(call).filter(
    ({ id }) => asked?.includes(urnOf('sponsoredAccount', id)) ?? true,
  );
  const [start, count] = [wholeIn(call, 'start', 0), wholeIn(call, 'count', ALL)];
  const elements = found
    .slice(start, start + count)
    .map((account) => project(readAccountUser(account, call), query.projection));
  return ok({ paging: { start, count, links: [], total: found.length }, elements });
}

function wholeIn({ query }: Call, name: string, otherwise: number): number {
  const value = textParameter(query, name);
  if (value !== undefined && !/^\d{1,10}$/.test(value)) throw badParameter(name);
  return value === undefined ? otherwise : Number(value);
}

/** The page behind an account, as someone who administers it sees it. */
function organization(call: Call): VendorAnswer {
  onlyParameters(call.query, []);
  needScope(
    call.scopes,
    ['r_organization_social', 'w_organization_social', 'rw_ads', 'r_ads'],
    'GET /organizations',
  );
  const account = own(call).find(({ organizationId }) => organizationId === call.keys[0]);
  if (!account) {
    throw new Refusal(404, plainError(404, `Organization ${call.keys[0] ?? ''} not found`));
  }
  return ok(project(readOrganization(account), call.query.projection));
}

/** Names of pages that the caller need not administer (LinkedIn, Organization Lookup). */
function organizationsLookup(call: Call): VendorAnswer {
  needScope(call.scopes, ['r_organization_admin'], 'GET /organizationsLookup');
  if (call.method !== 'BATCH_GET') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  const accounts = [...call.world.accounts.values()];
  return batchGet(batchKeys(call), (key) => {
    const account = accounts.find(({ organizationId }) => organizationId === key);
    return account && project(readOrganization(account), call.query.projection);
  });
}

/** The caller's roles on pages (LinkedIn, Organization Access Control). */
function organizationAcls(call: Call): VendorAnswer {
  const { query, world, personId } = call;
  needScope(call.scopes, ['r_organization_admin'], 'GET /organizationAcls');
  onlyParameters(query, ['q', 'role', 'state', 'start', 'count']);
  if (textParameter(query, 'q') !== 'roleAssignee') throw badParameter('q');
  const [wantedRole, state] = [textParameter(query, 'role'), textParameter(query, 'state')];
  const accountsWithRole = [...world.accounts.values()].flatMap((account) => {
    const role = world.people.pageRoleOn(account, personId);
    return role === undefined || (wantedRole ?? role) !== role ? [] : [{ account, role }];
  });
  const found = (state ?? 'APPROVED') === 'APPROVED' ? accountsWithRole : [];
  const [start, count] = [wholeIn(call, 'start', 0), wholeIn(call, 'count', PAGE_OF_ROLES)];
  const elements = found.slice(start, start + count).map(({ account, role }) =>
    project(
      {
        organization: urnOf('organization', account.organizationId),
        role,
        roleAssignee: urnOf('person', personId),
        state: 'APPROVED',
        created: { actor: urnOf('person', personId), time: account.createdAt },
        lastModified: { actor: urnOf('person', personId), time: account.createdAt },
      },
      query.projection,
    ),
  );
  return ok({ paging: { start, count, links: [] }, elements });
}

/** An ad account as it is answered (platform document 2a). */
export function readAccount(account: Account): Fields {
  const { id, name, currency, organizationId, status, createdAt } = account;
  return {
    id: Number(id),
    name,
    currency,
    reference: urnOf('organization', organizationId),
    status,
    servingStatuses: [status === 'ACTIVE' ? 'RUNNABLE' : 'STOPPED'],
    type: 'BUSINESS',
    test: account.isTest ?? false,
    notifiedOnCampaignOptimization: true,
    notifiedOnCreativeApproval: true,
    notifiedOnCreativeRejection: true,
    notifiedOnEndOfCampaign: true,
    changeAuditStamps: { created: { time: createdAt }, lastModified: { time: createdAt } },
    version: { versionTag: '1' },
  };
}

/** Who may do what on an account. */
const readAccountUser = (account: Account, { world, personId }: Call): Fields => ({
  user: urnOf('person', personId),
  account: urnOf('sponsoredAccount', account.id),
  role: world.people.roleOn(account, personId),
  changeAuditStamps: {
    created: { time: account.createdAt },
    lastModified: { time: account.createdAt },
  },
});

/** The page of an account. */
const readOrganization = ({ organizationId, name }: Account): Fields => ({
  id: Number(organizationId),
  localizedName: `Page of ${name}`,
  name: {
    localized: { en_US: `Page of ${name}` },
    preferredLocale: { country: 'US', language: 'en' },
  },
  vanityName: `emulated-${organizationId}`,
  primaryOrganizationType: 'NONE',
});

/**
 * Makes an ad account with its own page, person and application, and the default group that every
 * account has; euro and Berlin by default.
 */
export function createAccount(world: World, options: AccountOptions): NewAccount {
  const account = newAccount(world, options);
  world.accounts.set(account.id, account);
  addDefaultGroup(world, account);
  const { id, name, currency, timeZone, organizationId, personId, clientId, clientSecret } =
    account;
  const refreshToken = world.tokens.consent({ personId, clientId, scopes: SCOPES }, world.now());
  return {
    platform: 'linkedin-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { organizationId },
    credentials: { clientId, clientSecret, refreshToken },
  };
}

function newAccount(world: World, options: AccountOptions): Account {
  const id = world.nextId();
  return {
    id,
    name: `Emulated LinkedIn account ${id}`,
    currency: options.currency ?? 'EUR',
    timeZone: options.timeZone ?? 'Europe/Berlin',
    organizationId: world.nextId(),
    personId: `fake${world.nextId()}`,
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    status: 'ACTIVE',
    role: 'ACCOUNT_BILLING_ADMIN',
    createdAt: world.now(),
  };
}

/**
 * Every account comes with a group that the API cannot change (vendor's page on campaign groups:
 * `backfilled`).
 */
function addDefaultGroup(world: World, { id: accountId, createdAt }: Account): void {
  const fields = {
    account: `urn:li:sponsoredAccount:${accountId}`,
    name: 'Default Campaign Group',
    status: 'ACTIVE',
    backfilled: true,
    runSchedule: { start: createdAt },
  };
  world.table('campaignGroup').put({
    kind: 'campaignGroup',
    id: world.nextId(),
    accountId,
    fields,
    createdAt,
    modifiedAt: createdAt,
    version: 1,
  });
}
