import { type Fields, textIn } from '../core/json';
import type { AccountOptions, NewAccount, VendorRequest } from '../vendor';
import { type Call, type Route, route } from './doors/call';
import { object, text } from './doors/shapes';
import { ApiRefusal, invalidValue } from './errors';
import { type Account, isClosed } from './store/accounts';
import type { World } from './store/world';
import { UNVERIFIED } from './unverified';

const brandShape = object({ name: text(), favicon_file_id: text() });

/** The account as its key's holder sees it (platform document 4a). */
export const accountRoutes: readonly Route[] = [
  route('GET', '/ad_account', ({ account }) => readAccount(account)),
  route('POST', '/ad_account/activate', (call) => changeAccount(call, { status: 'active' }), {
    body: 'none',
  }),
  route('POST', '/ad_account/pause', (call) => changeAccount(call, { status: 'paused' }), {
    body: 'none',
  }),
  route('POST', '/ad_account/brand', setBrand),
];

function setBrand(call: Call): Fields {
  brandShape(call.body, '');
  const faviconFileId = textIn(call.body, 'favicon_file_id') || undefined;
  const isFile =
    faviconFileId === undefined ||
    call.world.find('file', call.account.id, faviconFileId)?.fields.purpose === 'account_favicon';
  if (!isFile) {
    throw invalidValue('favicon_file_id', 'No account favicon was uploaded under this id.');
  }
  return changeAccount(call, {
    name: textIn(call.body, 'name') || call.account.name,
    faviconFileId: faviconFileId ?? call.account.faviconFileId,
  });
}

const changeAccount = ({ world, account }: Call, changes: Partial<Account>): Fields =>
  readAccount(world.accounts.put({ ...account, ...changes }));

export function readAccount({
  id,
  name,
  url,
  status,
  timeZone,
  currency,
  review,
  reviewReason,
}: Account): Fields {
  const found = { status: review, ...(reviewReason === undefined ? {} : { reason: reviewReason }) };
  return {
    id,
    name,
    url,
    preview_url: null,
    status,
    timezone: timeZone,
    currency_code: currency,
    review: found,
    account_integrity_review: { review: { status: 'approved' }, details: { decision: 'allowed' } },
  };
}

/**
 * The account that the key opens: one key, one account, so the header of partners is refused beside
 * it (platform document 4a).
 */
export function authorise(world: World, { headers }: VendorRequest): Account {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw noKey();
  const account = world.accounts.ofKey(key);
  if (!account || account.isKeyRevoked) throw wrongKey();
  if (headers['openai-ad-account'] !== undefined) throw partnerHeader();
  if (isClosed(account)) throw closed();
  return account;
}

const noKey = () =>
  new ApiRefusal({
    status: 401,
    code: null,
    message: "You didn't provide an API key. Send it as `Authorization: Bearer YOUR_KEY`.",
  });
const wrongKey = () =>
  new ApiRefusal({ status: 401, code: 'invalid_api_key', message: 'Incorrect API key provided.' });
const partnerHeader = () =>
  new ApiRefusal({
    status: UNVERIFIED.partnerHeaderStatus,
    code: 'invalid_value',
    message: 'An API key selects its ad account by itself.',
    param: 'OpenAI-Ad-Account',
  });
const closed = () =>
  new ApiRefusal({
    status: UNVERIFIED.closedAccountStatus,
    code: UNVERIFIED.codes.accountClosed,
    message: 'This ad account is not active.',
  });

/**
 * Makes an ad account with its own key, euro and Berlin by default: approved, without the Bulk API.
 */
export function createAccount(world: World, options: AccountOptions): NewAccount {
  const number = world.nextNumber();
  const account = world.accounts.put({
    id: `adacct_${number}`,
    name: `Emulated ChatGPT Ads account ${number}`,
    apiKey: `sk-ads-emulator-${number}`,
    conversionsKey: `sk-conversions-emulator-${number}`,
    pixelId: `px${String(number).padStart(20, '0')}`,
    currency: options.currency ?? 'EUR',
    timeZone: options.timeZone ?? 'Europe/Berlin',
    url: 'https://www.example.com',
    status: 'active',
    review: 'approved',
    isKeyRevoked: false,
    features: {
      bulk_api: false,
      conversion_bidding: UNVERIFIED.conversionBiddingEnabled,
      conversions: true,
    },
    createdAt: world.now(),
  });
  const { id, name, currency, timeZone, apiKey, conversionsKey, pixelId } = account;
  return {
    platform: 'openai-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { pixelId },
    credentials: { apiKey, conversionsKey },
  };
}
