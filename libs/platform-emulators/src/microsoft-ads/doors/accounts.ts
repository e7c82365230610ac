import { randomUUID } from 'node:crypto';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { type Account, customerSpelling, vendorTimeZone } from '../accounts';
import { operationFault } from '../errors';
import type { World } from '../store/store';
import { unverifiedCodes as codes } from '../unverified';
import { readBody, trackedDoor, userOf } from './service';
import { flags, id, integer, list, object, oneOf, text } from './shape';

/** The role of someone who may do everything: super admin. */
const SUPER_ADMIN = 41;

/** An ad account as `Accounts/Search` answers it. */
function readAccount(account: Account, now: Date): Fields {
  return {
    Id: account.id,
    Number: account.number,
    Name: account.name,
    CurrencyCode: account.currency,
    TimeZone: customerSpelling(vendorTimeZone(account.timeZone, now.getUTCFullYear()) ?? ''),
    ParentCustomerId: account.customerId,
    PrimaryUserId: account.userId,
    AccountLifeCycleStatus: 'Active',
    AccountFinancialStatus: 'ClearFinancialStatus',
    AutoTagType: 'Inactive',
    PauseReason: null,
  };
}

/**
 * The user of these accounts as `User/Query` answers it; a role with null accounts reaches all of
 * its customer.
 */
function readUser(accounts: readonly Account[]): Fields {
  const [{ userId, customerId } = { userId: null, customerId: null }] = accounts;
  const role = {
    RoleId: SUPER_ADMIN,
    CustomerId: customerId,
    AccountIds: null,
    LinkedAccountIds: null,
    CustomerLinkPermission: null,
  };
  const name = { FirstName: 'Emulated', LastName: 'User', MiddleInitial: null };
  return {
    User: {
      Id: userId,
      CustomerId: customerId,
      Name: name,
      UserName: `user-${userId}@example.test`,
      UserLifeCycleStatus: 'Active',
    },
    CustomerRoles: [role],
  };
}

const SERVICE = '/CustomerManagement/v13';
const MAX_PAGE = 1_000;

const searchBody = {
  Predicates: list(
    object({
      Field: text,
      Operator: oneOf([
        'Equals',
        'NotEquals',
        'Contains',
        'In',
        'GreaterThanEquals',
        'LessThanEquals',
        'StartsWith',
        'NotContains',
      ]),
      Value: text,
    }),
  ),
  Ordering: list(
    object({
      Field: oneOf([
        'Id',
        'Name',
        'Number',
        'LifeCycleStatus',
        'CouponClassName',
        'CouponStartDate',
      ]),
      Order: oneOf(['Ascending', 'Descending']),
    }),
  ),
  PageInfo: object({ Index: integer, Size: integer }),
  ReturnAdditionalFields: flags(['None', 'TaxCertificate', 'AccountMode', 'CouponClaimInfo']),
};

/**
 * Customer management: who the user is, and which ad accounts they reach. No account headers are
 * needed here.
 */
export function customerDoor(world: () => World): VendorDoor {
  return trackedDoor(
    'microsoft-ads/customer',
    'clientcenter.api.bingads.microsoft.com',
    (request) => answerCustomerRequest(request, world()),
  );
}

function answerCustomerRequest(request: VendorRequest, world: World): VendorAnswer {
  const operation = OPERATIONS.get(request.path);
  if (!operation) {
    return {
      status: 404,
      body: { Message: 'No HTTP resource was found that matches the request URI.' },
    };
  }
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  return {
    status: 200,
    body: operation(request, world.accounts.ofUser(userOf(request.headers, world)), world),
  };
}

type Operation = (request: VendorRequest, accounts: readonly Account[], world: World) => Fields;

const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  [`${SERVICE}/User/Query`, queryUser],
  [`${SERVICE}/Accounts/Search`, searchAccounts],
]);

function queryUser(request: VendorRequest, accounts: readonly Account[]): Fields {
  const asked = readBody(request, { UserId: id }).UserId ?? accounts[0]?.userId;
  if (asked !== accounts[0]?.userId) throw operationFault(codes.invalidEntityId, 'No such user.');
  return readUser(accounts);
}

function searchAccounts(
  request: VendorRequest,
  accounts: readonly Account[],
  world: World,
): Fields {
  const body = readBody(request, searchBody);
  const [predicate, ...more] = listIn(body, 'Predicates');
  if (!predicate || more.length > 0) {
    throw operationFault(codes.malformedRequest, 'Exactly one predicate.');
  }
  const page = objectIn(body, 'PageInfo');
  const size = numberIn(page, 'Size') ?? 0;
  if (size < 1 || size > MAX_PAGE) {
    throw operationFault(codes.malformedRequest, `PageInfo.Size is 1 to ${MAX_PAGE}.`);
  }
  const from = (numberIn(page, 'Index') ?? 0) * size;
  const found = accounts.filter((account) => matches(account, predicate)).slice(from, from + size);
  return { Accounts: found.map((account) => readAccount(account, world.clock.now())) };
}

function matches(account: Account, predicate: Fields): boolean {
  const value = textIn(predicate, 'Value');
  switch (textIn(predicate, 'Field')) {
    case 'UserId':
      return account.userId === value;
    case 'CustomerId':
      return account.customerId === value;
    case 'AccountId':
      return account.id === value;
    default:
      throw operationFault(
        codes.malformedRequest,
        'Predicates by UserId, CustomerId and AccountId are stood in for.',
      );
  }
}

const SCOPE = 'https://ads.microsoft.com/msads.manage';
const TOKEN_PATH = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/token$/;

/**
 * The Microsoft identity platform's token endpoint: form-encoded, refresh tokens rotate (platform
 * document 2a).
 */
export function tokenDoor(world: () => World): VendorDoor {
  return {
    prefix: 'microsoft-ads/oauth',
    hosts: ['login.microsoftonline.com'],
    handle: (request) => answerTokenRequest(request, world()),
    nature: () => 'auth',
    failure: (status) =>
      refusal(
        status,
        status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
        70000,
        'The call failed.',
        world().clock.now(),
      ),
  };
}

function answerTokenRequest(request: VendorRequest, world: World): VendorAnswer {
  if (!TOKEN_PATH.test(request.path)) return { status: 404 };
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
  const now = world.clock.now();
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) {
    return refusal(400, 'invalid_request', 900144, 'The request body must be form-encoded.', now);
  }
  return grant(new URLSearchParams(request.body.toString('utf8')), world, now);
}

function grant(form: URLSearchParams, world: World, now: Date): VendorAnswer {
  const application = world.accounts.application(form.get('client_id') ?? '');
  if (!application) {
    return refusal(
      400,
      'unauthorized_client',
      700016,
      'Application was not found in the directory.',
      now,
    );
  }
  if (form.get('grant_type') !== 'refresh_token') {
    return refusal(
      400,
      'unsupported_grant_type',
      70003,
      'Only refresh_token is stood in for.',
      now,
    );
  }
  if (!(form.get('scope') ?? '').split(' ').includes(SCOPE)) {
    return refusal(400, 'invalid_scope', 70011, 'The provided scope is not valid.', now);
  }
  if (form.get('client_secret') !== application.clientSecret) {
    return refusal(401, 'invalid_client', 7000215, 'Invalid client secret provided.', now);
  }
  const pair = world.tokens.rotate(
    form.get('refresh_token') ?? '',
    application.clientId,
    now.getTime(),
  );
  if (!pair) {
    return refusal(
      400,
      'invalid_grant',
      70000,
      'The provided grant has expired or is not valid.',
      now,
    );
  }
  const { accessToken, refreshToken, expiresInSeconds } = pair;
  const lifetimes = { expires_in: expiresInSeconds, ext_expires_in: expiresInSeconds };
  return {
    status: 200,
    body: {
      token_type: 'Bearer',
      scope: SCOPE,
      ...lifetimes,
      access_token: accessToken,
      refresh_token: refreshToken,
    },
  };
}

/** The OAuth error with its AADSTS number, as the identity platform writes it. */
function refusal(
  status: number,
  error: string,
  number: number,
  text: string,
  now: Date,
): VendorAnswer {
  const ids = { trace_id: randomUUID(), correlation_id: randomUUID() };
  const timestamp = `${now.toISOString().slice(0, 19).replace('T', ' ')}Z`;
  return {
    status,
    body: {
      error,
      error_description: `AADSTS${number}: ${text}`,
      error_codes: [number],
      timestamp,
      ...ids,
    },
  };
}
