import { randomUUID } from 'node:crypto';
import type { Fields } from '../core/json';
import type { AccountOptions, NewAccount } from '../vendor';
import { askedAccount, type Call, listPage, type Route, route } from './doors/call';
import { openObject } from './doors/shapes';
import { forbidden, notFound } from './errors';
import { vendorTime } from './member-rules';
import { type Account, type Belonging, isSuspended, SCOPES } from './store/accounts';
import type { World } from './store/world';

const BUSINESS = { policy: 'ads-business-manager' } as const;
const query = { data: openObject({}), isSearch: true } as const;

/** Who calls, and what belongs to their business and ad account (platform document 3a). */
export const accountRoutes: readonly Route[] = [
  route('GET', '/me', BUSINESS, ({ caller }) => ({
    data: { id: caller.memberId, type: 'MEMBER', name: caller.name },
  })),
  route('GET', '/me/businesses', BUSINESS, (call) =>
    listPage(businessesOf(call), call, readBusiness),
  ),
  route('GET', '/businesses/:business/ad_accounts', BUSINESS, (call) =>
    listPage(ofBusiness(call), call, readAccount),
  ),
  route('POST', '/businesses/:business/ad_accounts/query', { ...BUSINESS, ...query }, (call) =>
    listPage(ofBusiness(call), call, readAccount),
  ),
  route(
    'POST',
    '/businesses/:business/funding_instruments/query',
    { policy: 'ads-funding-instruments', ...query },
    (call) => listPage(having('fundingInstrument', ofBusiness(call)), call, readFunding),
  ),
  route('GET', '/ad_accounts/:account', { policy: 'ads-campaign-management-read' }, (call) => ({
    data: readAccount(askedAccount(call)),
  })),
  route('GET', '/ad_accounts/:account/pixels', { policy: 'ads-conversion-signals' }, (call) =>
    listPage(having('pixel', [askedAccount(call)]), call, readPixel),
  ),
  route(
    'GET',
    '/ad_accounts/:account/funding_instruments',
    { policy: 'ads-funding-instruments' },
    (call) => listPage(having('fundingInstrument', [askedAccount(call)]), call, readFunding),
  ),
  route('GET', '/ad_accounts/:account/profiles', BUSINESS, (call) =>
    listPage(having('profile', [askedAccount(call)]), call, readProfile),
  ),
];

/** One account of each business that the caller is a member of. */
function businessesOf({ caller }: Call): readonly Account[] {
  return [...new Map(caller.accounts.map((one) => [one.businessId, one])).values()];
}

function ofBusiness({ caller, world, params: [id = ''] }: Call): readonly Account[] {
  const accounts = caller.accounts.filter((account) => account.businessId === id);
  if (accounts.length > 0) return accounts;
  throw world.accounts.all().some((account) => account.businessId === id)
    ? forbidden('Access not granted for this business.')
    : notFound('The business');
}

const having = (belonging: Belonging, accounts: readonly Account[]): readonly Account[] =>
  accounts.filter(({ missing }) => !missing.includes(belonging));

const readBusiness = (account: Account): Fields => ({
  id: account.businessId,
  name: account.businessName,
  created_at: vendorTime(account.createdAt),
});

/** An ad account as the vendor answers it. */
export const readAccount = (account: Account): Fields => ({
  id: account.id,
  name: account.name,
  business_id: account.businessId,
  type: 'SELF_SERVE',
  currency: account.currency,
  time_zone_id: account.timeZone,
  admin_approval: account.approval,
  suspension_reason: isSuspended(account) ? 'ADVERTISING_POLICY' : null,
  excluded_communities: [],
  excluded_keywords: [],
  spend_cap_type: null,
  created_at: vendorTime(account.createdAt),
  modified_at: vendorTime(account.createdAt),
});

const readFunding = (account: Account): Fields => ({
  id: account.fundingInstrumentId,
  name: null,
  currency: account.currency,
  credit_limit: 100_000_000_000,
  is_servable: !isSuspended(account),
  reasons_not_servable: isSuspended(account) ? ['NOT_ACTIVE'] : [],
  start_time: null,
  end_time: null,
});

const readPixel = (account: Account): Fields => ({
  id: account.pixelId,
  name: `Pixel of ${account.name}`,
  created_at: vendorTime(account.createdAt),
});

const readProfile = (account: Account): Fields => ({
  id: account.profileId,
  username: account.profileId,
  business_id: account.businessId,
});

/**
 * Makes an ad account with its own person, business, profile, pixel, funding and application; euro
 * and Berlin by default.
 */
export function createAccount(world: World, options: AccountOptions): NewAccount {
  const account = newAccount(world, options);
  world.accounts.put(account);
  const {
    id,
    name,
    currency,
    timeZone,
    profileId,
    fundingInstrumentId,
    pixelId,
    clientId,
    clientSecret,
  } = account;
  return {
    platform: 'reddit-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { profileId, fundingInstrumentId, pixelId },
    credentials: { clientId, clientSecret, refreshToken: world.tokens.consent(id) },
  };
}

function newAccount(world: World, options: AccountOptions): Account {
  const id = world.nextThing('a2');
  const name = `Emulated Reddit account ${id}`;
  return {
    id,
    name,
    memberId: world.nextThing('t2'),
    businessId: randomUUID(),
    businessName: `Business of ${name}`,
    profileId: world.nextThing('t2'),
    fundingInstrumentId: world.nextId().slice(-9).replace(/^0/, '1'),
    pixelId: id,
    currency: options.currency ?? 'EUR',
    timeZone: options.timeZone ?? 'Europe/Berlin',
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    scopes: SCOPES,
    approval: 'VALID',
    missing: [],
    createdAt: world.now(),
  };
}
