import { randomUUID } from 'node:crypto';
import type { Fields } from '../core/json';
import type {
  AccountOptions,
  NewAccount,
  VendorAnswer,
  VendorDoor,
  VendorRequest,
} from '../vendor';
import {
  askedAccount,
  type Call,
  listPage,
  requireUserAgent,
  type Route,
  route,
} from './doors/call';
import { openObject } from './doors/shapes';
import { ApiError, forbidden, notFound } from './errors';
import { vendorTime } from './member-rules';
import { type Account, SCOPES } from './store/accounts';
import type { World } from './store/world';
import { UNVERIFIED } from './unverified';

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

const TOKEN_PATH = '/api/v1/access_token';

/**
 * The token endpoint of `www.reddit.com`: HTTP Basic client, form-encoded, refresh tokens rotate
 * (platform document 3a).
 */
export function tokenDoor(world: () => World): VendorDoor {
  return {
    prefix: 'reddit-ads/oauth',
    hosts: ['www.reddit.com'],
    handle: (request) => answer(request, world()),
    nature: () => 'auth',
    failure: (status) => refusal(status, status >= 500 ? 'server_error' : 'invalid_grant'),
  };
}

/** The plain OAuth error; its form is from memory, unverified (platform document 3f). */
const refusal = (status: number, error: string): VendorAnswer => ({ status, body: { error } });

function answer(request: VendorRequest, world: World): VendorAnswer {
  try {
    requireUserAgent(request.headers['user-agent']);
  } catch (error) {
    if (error instanceof ApiError) return error.answer();
    throw error;
  }
  if (request.path !== TOKEN_PATH || request.method !== 'POST') return refusal(404, 'not_found');
  const client = clientOf(request, world);
  if (!client) return refusal(401, 'invalid_client');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm
    ? grant(new URLSearchParams(request.body.toString('utf8')), client, world)
    : refusal(400, 'invalid_request');
}

function clientOf({ headers }: VendorRequest, world: World): Account | undefined {
  const encoded = /^basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(/:(.*)/s);
  const account = world.accounts.application(id);
  return account?.clientSecret === secret ? account : undefined;
}

function grant(form: URLSearchParams, client: Account, world: World): VendorAnswer {
  if (form.get('grant_type') !== 'refresh_token') return refusal(400, 'unsupported_grant_type');
  const pair = world.tokens.rotate(form.get('refresh_token') ?? '', client.id, world.now());
  if (!pair) return refusal(400, 'invalid_grant');
  return {
    status: 200,
    body: {
      access_token: pair.accessToken,
      token_type: 'bearer',
      expires_in: UNVERIFIED.accessTokenSeconds,
      scope: client.scopes.join(' '),
      refresh_token: pair.refreshToken,
    },
  };
}

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
  return {
    id,
    name: `Emulated Reddit account ${id}`,
    memberId: world.nextThing('t2'),
    businessId: randomUUID(),
    profileId: world.nextThing('t2'),
    fundingInstrumentId: world.nextId().slice(-9).replace(/^0/, '1'),
    pixelId: id,
    currency: options.currency ?? 'EUR',
    timeZone: options.timeZone ?? 'Europe/Berlin',
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    scopes: SCOPES,
    isSuspended: false,
    createdAt: world.now(),
  };
}
