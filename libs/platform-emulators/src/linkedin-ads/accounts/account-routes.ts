import type { VendorAnswer } from '../../vendor';
import { batchGet, batchKeys } from '../resources/batch';
import { checkEnum, searchValues } from '../resources/search-values';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { needScope } from '../wire/gate';
import { pageOf } from '../wire/page';
import { refuse } from '../wire/problem';
import { project } from '../wire/projection';
import { badParameter } from '../wire/query-faults';
import { flagParameter, listParameter, onlyParameters, textParameter } from '../wire/query';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { urnOf } from '../wire/urn';
import { type Account, ACCOUNT_STATUSES } from './account';
import { readAccount, readAccountUser, readOrganization } from './read-account';

const MOST = 1_000;
/** The count of a list that comes whole (captured answer). */
const ALL = 2_147_483_647;

/** Ad accounts, who may use them, and the page behind them: read only (platform document 2a). */
export const accountRoutes: readonly Route[] = [
  { path: '/rest/adAccounts', answer: accounts },
  { path: '/rest/adAccounts/{}', answer: oneAccount },
  { path: '/rest/adAccountUsers', answer: accountUsers },
  { path: '/rest/organizations/{}', answer: organization },
];

const own = ({ world, personId }: Call): readonly Account[] =>
  [...world.accounts.values()].filter((account) => account.personId === personId);

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
  const wished = searchValues(call.query, ['id', 'name', 'reference', 'type', 'status', 'test']);
  checkEnum(wished.status, ACCOUNT_STATUSES, 'search.status');
  const found = own(call).filter((account) => matches(account, wished));
  return ok(
    pageOf(found, call.query, MOST, (account) =>
      project(readAccount(account), call.query.projection),
    ),
  );
}

function matches(account: Account, wished: Readonly<Record<string, readonly string[]>>): boolean {
  const held: Readonly<Record<string, string>> = {
    id: urnOf('sponsoredAccount', account.id),
    name: account.name,
    reference: urnOf('organization', account.organizationId),
    type: 'BUSINESS',
    status: account.status,
    test: 'false',
  };
  return Object.entries(wished).every(([name, values]) => values.includes(held[name] ?? ''));
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
  if (account.personId !== call.personId) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `needs a role on urn:li:sponsoredAccount:${account.id}`,
      'detailed',
    );
  }
  return ok(project(readAccount(account), call.query.projection));
}

/** `q=authenticatedUser`, or `q=accounts` for the users of accounts (vendor's page on account access). */
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
    .map((account) => project(readAccountUser(account), query.projection));
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
