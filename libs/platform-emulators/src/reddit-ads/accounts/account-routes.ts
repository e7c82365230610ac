import { vendorTime } from '../rules/times';
import { forbidden, notFound } from '../wire/api-error';
import type { Fields } from '../../json/fields';
import { listPage } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { openObject } from '../wire/shape';
import type { Account } from './account';
import { askedAccount } from './asked-account';

const BUSINESS = { policy: 'ads-business-manager' } as const;
const query = { data: openObject({}), isSearch: true } as const;

/** Who calls, and what belongs to their business and ad account (platform document 3a). */
export const accountRoutes: readonly Route[] = [
  route('GET', '/me', BUSINESS, ({ caller }) => ({
    data: { id: caller.memberId, type: 'MEMBER', name: `member of ${caller.name}` },
  })),
  route('GET', '/me/businesses', BUSINESS, (call) => listPage([call.caller], call, readBusiness)),
  route('GET', '/businesses/:business/ad_accounts', BUSINESS, (call) =>
    listPage([ofBusiness(call)], call, readAccount),
  ),
  route('POST', '/businesses/:business/ad_accounts/query', { ...BUSINESS, ...query }, (call) =>
    listPage([ofBusiness(call)], call, readAccount),
  ),
  route(
    'POST',
    '/businesses/:business/funding_instruments/query',
    { policy: 'ads-funding-instruments', ...query },
    (call) => listPage([ofBusiness(call)], call, readFunding),
  ),
  route('GET', '/ad_accounts/:account', { policy: 'ads-campaign-management-read' }, (call) => ({
    data: readAccount(askedAccount(call)),
  })),
  route('GET', '/ad_accounts/:account/pixels', { policy: 'ads-conversion-signals' }, (call) =>
    listPage([askedAccount(call)], call, readPixel),
  ),
  route(
    'GET',
    '/ad_accounts/:account/funding_instruments',
    { policy: 'ads-funding-instruments' },
    (call) => listPage([askedAccount(call)], call, readFunding),
  ),
  route('GET', '/ad_accounts/:account/profiles', BUSINESS, (call) =>
    listPage([askedAccount(call)], call, readProfile),
  ),
];

function ofBusiness({ caller, world, params: [id = ''] }: Call): Account {
  if (caller.businessId === id) return caller;
  throw world.accounts.all().some((account) => account.businessId === id)
    ? forbidden('Access not granted for this business.')
    : notFound('The business');
}

const readBusiness = (account: Account): Fields => ({
  id: account.businessId,
  name: `Business of ${account.name}`,
  created_at: vendorTime(account.createdAt),
});

/** An ad account as the vendor answers it. What a suspended one says is from memory, unverified. */
export const readAccount = (account: Account): Fields => ({
  id: account.id,
  name: account.name,
  business_id: account.businessId,
  type: 'SELF_SERVE',
  currency: account.currency,
  time_zone_id: account.timeZone,
  admin_approval: account.isSuspended ? 'INVALID' : 'VALID',
  suspension_reason: account.isSuspended ? 'POLICY' : null,
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
  is_servable: !account.isSuspended,
  reasons_not_servable: account.isSuspended ? ['NOT_ACTIVE'] : [],
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
