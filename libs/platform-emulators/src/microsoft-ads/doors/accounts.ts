import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { type Account, customerSpelling, vendorTimeZone } from '../accounts';
import { operationFault } from '../errors';
import type { Reach } from '../people';
import type { World } from '../store/store';
import { unverifiedCodes as codes } from '../unverified';
import { type Caller, callerOf, readBody, trackedDoor } from './service';
import { flags, id, integer, list, object, oneOf, text } from './shape';

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
    AccountLifeCycleStatus: account.lifeCycleStatus,
    AccountFinancialStatus: 'ClearFinancialStatus',
    AutoTagType: 'Inactive',
    PauseReason: null,
  };
}

/** The caller as `User/Query` answers it. */
function readUser(caller: Caller, world: World): Fields {
  const { userId, userName } = caller;
  const name = { FirstName: 'Emulated', LastName: 'User', MiddleInitial: null };
  const roles = rolesOf(caller, world);
  return {
    User: {
      Id: userId,
      CustomerId: roles[0]?.CustomerId ?? null,
      Name: name,
      UserName: userName,
      UserLifeCycleStatus: 'Active',
    },
    CustomerRoles: roles,
  };
}

/**
 * One role per customer and kind of role. Null accounts reach all of the customer; accounts of
 * other customers are linked ones.
 */
function rolesOf({ reach, reachesAll }: Caller, world: World): readonly Fields[] {
  const groups = new Map<string, readonly Reach[]>();
  for (const one of reach) {
    const key = `${one.customerId} ${one.roleId}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [{ customerId, roleId } = { customerId: null, roleId: null }] = group;
    const isOwn = ({ accountId }: Reach) =>
      world.accounts.get(accountId)?.customerId === customerId;
    const own = group.filter(isOwn).map(({ accountId }) => accountId);
    const linked = group.filter((one) => !isOwn(one)).map(({ accountId }) => accountId);
    return {
      RoleId: roleId,
      CustomerId: customerId,
      AccountIds: reachesAll || own.length === 0 ? null : own,
      LinkedAccountIds: linked.length > 0 ? linked : null,
      CustomerLinkPermission: null,
    };
  });
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
    body: operation(request, callerOf(request.headers, world), world),
  };
}

type Operation = (request: VendorRequest, caller: Caller, world: World) => Fields;

const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  [`${SERVICE}/User/Query`, queryUser],
  [`${SERVICE}/Accounts/Search`, searchAccounts],
]);

function queryUser(request: VendorRequest, caller: Caller, world: World): Fields {
  const asked = readBody(request, { UserId: id }).UserId ?? caller.userId;
  if (asked !== caller.userId) throw operationFault(codes.invalidEntityId, 'No such user.');
  return readUser(caller, world);
}

function searchAccounts(request: VendorRequest, caller: Caller, world: World): Fields {
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
  const found = caller.reach
    .flatMap(({ accountId }) => world.accounts.get(accountId) ?? [])
    .filter((account) => matches(account, caller, predicate))
    .slice(from, from + size);
  return { Accounts: found.map((account) => readAccount(account, world.clock.now())) };
}

function matches(account: Account, { userId }: Caller, predicate: Fields): boolean {
  const value = textIn(predicate, 'Value');
  switch (textIn(predicate, 'Field')) {
    case 'UserId':
      return userId === value;
    case 'CustomerId':
      return account.customerId === value;
    case 'AccountId':
      return account.id === value;
    default:
      throw operationFault(
        codes.malformedRequest,
        'Predicates by UserId, CustomerId and AccountId are emulated.',
      );
  }
}
