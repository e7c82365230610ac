import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { userOf } from '../wire/gate';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { readBody } from '../wire/read-body';
import { trackedDoor } from '../wire/service-door';
import { flags, id, integer, list, object, oneOf, text } from '../wire/shape';
import type { Account } from './account';
import { readAccount, readUser } from './read-customer';

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

/** Customer management: who the user is, and which ad accounts they reach. No account headers are needed here. */
export function customerDoor(world: () => World): VendorDoor {
  return trackedDoor(
    'microsoft-ads/customer',
    'clientcenter.api.bingads.microsoft.com',
    (request) => answer(request, world()),
  );
}

function answer(request: VendorRequest, world: World): VendorAnswer {
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
