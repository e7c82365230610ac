import { IANAZone } from 'luxon';
import { type Fields, textIn } from '../core/json';
import type { AccountOptions, NewAccount } from '../vendor';
import { accountOf, type Call, type Route, route, tokenOf } from './doors/call';
import { listObjects, readObject } from './doors/lists';
import { integer, map, text, texts, unsigned } from './doors/shapes';
import { deadToken, GraphError, missingParameter } from './errors';
import { addImages, addVideo, deleteImage, listImages } from './media';
import { minimumDailyBudget } from './money';
import { type Decided, listPermissions } from './people/calls';
import { LONG_TOKEN_SECONDS, SCOPES } from './people/people';
import { answerTokens } from './people/tokens';
import { type Account, ACTIVE_ACCOUNT, type Entity, type Kind, type World } from './store';

/** `GET …/minimum_budgets`: the smallest daily budgets of the account's currency. */
function minimumBudgets({ account }: Call): Fields {
  const { currency } = account;
  const clicks = minimumDailyBudget(currency, 'LINK_CLICKS');
  return {
    data: [
      {
        currency,
        min_daily_budget_imp: minimumDailyBudget(currency),
        min_daily_budget_high_freq: clicks,
        min_daily_budget_low_freq: minimumDailyBudget(currency, 'RARE'),
        min_daily_budget_video_views: clicks,
      },
    ],
  };
}

const VIDEO = {
  source: text,
  file_url: text,
  name: text,
  title: text,
  description: text,
  upload_phase: text,
  upload_session_id: text,
  file_size: unsigned,
  start_offset: unsigned,
  end_offset: unsigned,
  video_file_chunk: text,
};
const IMAGES = {
  hashes: texts,
  selected_hashes: texts,
  minwidth: unsigned,
  minheight: unsigned,
  name: text,
  biz_tag_id: unsigned,
  business_id: unsigned,
};

const ofAccount = (kind: Entity['kind']) => (call: Call, read: Readonly<Record<string, unknown>>) =>
  listObjects(call, read, call.world.table(kind).ofAccount(call.account.id));

/** The page of an account is for those who may advertise for it. */
const pagesOf = ({ world, account, caller }: Call) =>
  caller && caller.reached(account.id)?.hasPage !== true
    ? []
    : world.table('page').ofAccount(account.id);

/** Everything about the account, its person, page, pixel, pictures and videos. */
export const accountRoutes: readonly Route[] = [
  route('GET', ['adaccount', 'user', 'page', 'adspixel', 'adimage', 'advideo'], '', {}, readObject),
  route('GET', ['user'], 'adaccounts', {}, ofAccount('adaccount')),
  route('GET', ['user'], 'accounts', {}, ofAccount('page')),
  route('GET', ['user'], 'permissions', {}, ({ parameters }) =>
    listPermissions(parameters.fields, permissions),
  ),
  route('GET', ['adaccount'], 'promote_pages', {}, (call, read) =>
    listObjects(call, read, pagesOf(call)),
  ),
  route('GET', ['adaccount'], 'adspixels', { sort_by: text }, ofAccount('adspixel')),
  route('GET', ['adaccount'], 'minimum_budgets', { bid_amount: integer }, minimumBudgets),
  route(
    'POST',
    ['adaccount'],
    'adimages',
    { bytes: text, copy_from: map, name: text, filename: text },
    addImages,
  ),
  route('GET', ['adaccount'], 'adimages', IMAGES, listImages),
  route('DELETE', ['adaccount'], 'adimages', { hash: text, image_id: text }, deleteImage, ['hash']),
  route('POST', ['adaccount'], 'advideos', VIDEO, addVideo),
  route('GET', ['adaccount'], 'advideos', {}, ofAccount('advideo')),
];

const permissions: readonly Decided[] = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
].map((permission) => ({ permission, status: 'granted' as const }));

/**
 * Makes an ad account with its own person, app, page, Instagram user and pixel; euro and Berlin by
 * default. Its settings name the payer in the Union.
 */
export function createAccount(world: World, options: AccountOptions): NewAccount {
  const account = newAccount(world, options);
  world.accounts.set(account.id, account);
  put(world, account, 'adaccount', `act_${account.id}`, account.name, {
    default_dsa_payor: account.name,
    default_dsa_beneficiary: account.name,
  });
  put(world, account, 'user', account.userId, 'Emulated Person');
  put(world, account, 'page', account.pageId, 'Emulated Page');
  put(world, account, 'adspixel', account.pixelId, 'Emulated Pixel');
  const { appId, appSecret, pageId, instagramUserId, pixelId } = account;
  return {
    platform: 'meta-ads',
    externalAccountId: `act_${account.id}`,
    name: account.name,
    currency: account.currency,
    timeZone: account.timeZone,
    settings: { pageId, instagramUserId, pixelId },
    credentials: { accessToken: world.tokens.issue(account.id, world.now()), appId, appSecret },
  };
}

function newAccount(
  world: World,
  { currency = 'EUR', timeZone = 'Europe/Berlin' }: AccountOptions,
): Account {
  if (!IANAZone.isValidZone(timeZone)) throw new RangeError(`no time zone ${timeZone}`);
  const id = world.nextId('10');
  return {
    id,
    name: `Emulated Meta account ${id}`,
    currency,
    timeZone,
    userId: world.nextId('122'),
    appId: world.nextId('42'),
    appSecret: `fake-app-secret-${id}`,
    pageId: world.nextId('61'),
    instagramUserId: world.nextId('1784'),
    pixelId: world.nextId('73'),
    status: ACTIVE_ACCOUNT,
  };
}

function put(
  world: World,
  account: Account,
  kind: Kind,
  id: string,
  name: string,
  more: Fields = {},
): void {
  world.table(kind).put({
    kind,
    id,
    accountId: account.id,
    fields: { name, ...more },
    createdAt: world.now(),
    updatedAt: world.now(),
  });
}

/**
 * `GET /oauth/access_token`: a living token for a new long-lived one, and what a registered app
 * trades (platform document 1a).
 */
export function exchangeToken(world: World, parameters: Fields): Fields {
  const missing = ['client_id', 'client_secret'].find((name) => textIn(parameters, name) === '');
  if (missing !== undefined) throw missingParameter(missing);
  const app = world.people.consents.app(textIn(parameters, 'client_id'));
  if (app) return answerTokens(world, app, parameters);
  const account = [...world.accounts.values()].find(
    ({ appId }) => appId === textIn(parameters, 'client_id'),
  );
  if (!account) {
    throw new GraphError({
      code: 101,
      message: 'Error validating application. Cannot get application info due to a system error.',
    });
  }
  if (account.appSecret !== textIn(parameters, 'client_secret')) {
    throw new GraphError({ code: 1, message: 'Error validating client secret.' });
  }
  requireLiving(world, parameters, account.id);
  return {
    access_token: world.tokens.issue(account.id, world.now()),
    token_type: 'bearer',
    expires_in: LONG_TOKEN_SECONDS,
  };
}

function requireLiving(world: World, parameters: Fields, accountId: string): void {
  if (textIn(parameters, 'code') !== '') {
    throw new GraphError({
      code: 100,
      subcode: 36009,
      message: 'This authorization code has been used.',
    });
  }
  if (textIn(parameters, 'grant_type') !== 'fb_exchange_token') {
    throw new GraphError({ code: 1, message: 'Invalid grant_type' });
  }
  const stored = world.tokens.find(textIn(parameters, 'fb_exchange_token'));
  if (stored?.accountId !== accountId) throw deadToken('Invalid OAuth access token.');
  if (stored.isRevoked) {
    throw deadToken('Error validating access token: The user has not authorized application.', 458);
  }
  if (stored.endsAt <= world.now()) {
    throw deadToken('Error validating access token: Session has expired.', 463);
  }
}

interface TokenQuestion {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly parameters: Fields;
}

/**
 * `GET /debug_token`: what a token is good for. Asked with a living token, or with the app's own
 * (`id|secret`).
 */
export function debugToken(world: World, { headers, parameters }: TokenQuestion): Fields {
  const asker = tokenOf(headers, parameters);
  const isApp = [...world.accounts.values()].some(
    ({ appId, appSecret }) => asker === `${appId}|${appSecret}`,
  );
  if (!isApp) accountOf(world, asker, '');
  const input = textIn(parameters, 'input_token');
  if (input === '') throw missingParameter('input_token');
  return { data: describeToken(world, input) };
}

function describeToken(world: World, input: string): Fields {
  const stored = world.tokens.find(input);
  const account = stored && world.accounts.get(stored.accountId);
  if (!stored || !account) {
    return {
      error: { code: 190, message: 'Invalid OAuth access token.' },
      is_valid: false,
      scopes: [],
    };
  }
  const isValid = !stored.isRevoked && stored.endsAt > world.now();
  const error = isValid
    ? {}
    : {
        error: {
          code: 190,
          subcode: stored.isRevoked ? 458 : 463,
          message: 'Error validating access token',
        },
      };
  const [issued, ends] = [Math.floor(stored.issuedAt / 1_000), Math.floor(stored.endsAt / 1_000)];
  return {
    app_id: account.appId,
    type: 'USER',
    application: 'Emulated App',
    data_access_expires_at: ends,
    expires_at: ends,
    issued_at: issued,
    is_valid: isValid,
    scopes: SCOPES,
    user_id: account.userId,
    ...error,
  };
}
