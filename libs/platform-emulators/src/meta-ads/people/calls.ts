import type { Fields } from '../../core/json';
import type { Call } from '../doors/call';
import { listObjects } from '../doors/lists';
import { notPermitted, unknownField, unknownPath } from '../errors';
import { type GraphNode, readSelection, selectFields } from '../nodes/fields';
import { type Account, ACTIVE_ACCOUNT, type Entity, type World } from '../store';
import { type Business, type Caller, SCOPES } from './people';

type PersonCall = Omit<Call, 'subject'> & { readonly caller: Caller };

/** The account of a call without an ad account. Such calls are counted and limited for each caller. */
const accountOfCaller = ({ subject }: Caller): Account => ({
  id: subject,
  name: '',
  currency: 'USD',
  timeZone: 'UTC',
  userId: subject,
  appId: '',
  appSecret: '',
  pageId: '',
  instagramUserId: '',
  pixelId: '',
  status: ACTIVE_ACCOUNT,
});

/** The account that a path of a person's call is about: of the object that it names. */
export function accountOfPath(world: World, caller: Caller, path: string): Account {
  const [id = ''] = path.split('/').filter((part) => part !== '');
  const wanted =
    id === 'search' ? caller.accountIds[0] : world.findAny(decodeURIComponent(id))?.accountId;
  const reached = wanted !== undefined && caller.reached(wanted) ? wanted : undefined;
  const account = world.accounts.get(reached ?? '');
  if (!account && id === 'search') throw notPermitted('The person has no ad account');
  return account ?? accountOfCaller(caller);
}

/** Refuses what the person did not grant, and what their role on the account does not include. */
export function requireGranted(call: PersonCall, edge: string, isRead: boolean): void {
  const { scopes } = call.caller;
  const isGranted = isRead
    ? scopes.includes('ads_read') || scopes.includes('ads_management')
    : scopes.includes('ads_management');
  if (!isGranted) {
    throw notPermitted('Ad account owner has NOT grant ads_management or ads_read permission');
  }
  if (edge === 'promote_pages' && !scopes.includes('pages_show_list')) {
    throw notPermitted('Requires pages_show_list permission');
  }
  if (!isRead && call.caller.reached(call.account.id)?.role === 'ANALYZE') {
    throw notPermitted('You do not have permission to change objects of this ad account');
  }
}

/** Answers a call on `me`, the caller or a business; undefined for one on anything else. */
export function answerPerson(call: PersonCall): unknown {
  const [id = '', edge = '', ...rest] = call.path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const business = call.world.people.businesses.get(id);
  const isOwn = id === 'me' || id === call.caller.subject;
  if (rest.length > 0 || (!isOwn && !business)) return undefined;
  call.world.usage.count(call.caller.subject, call.method !== 'GET', call.world.now());
  return business ? answerBusiness(call, business, edge) : answerMe(call, edge);
}

function answerMe(call: PersonCall, edge: string): unknown {
  switch (`${call.method} ${edge}`) {
    case 'GET ':
      return selectFields(meNode(call.caller), readSelection(call.parameters.fields));
    case 'GET permissions':
      return listPermissions(call.parameters.fields, permissionsOf(call.caller));
    case 'DELETE permissions':
      call.world.people.consents.revokeAll(call.caller.personId, call.caller.app.clientId);
      return { success: true };
    case 'GET adaccounts':
      return listAccounts(call, call.caller.business ? [] : call.caller.accountIds);
    case 'GET assigned_ad_accounts':
      return listAccounts(call, call.caller.accountIds);
    default:
      throw unknownPath(`/${edge}`);
  }
}

const meNode = ({ subject, name, business }: Caller): GraphNode => {
  const values: Fields = { name, client_business_id: business?.id };
  return {
    typeName: 'User',
    id: subject,
    names: ['id', 'name', 'client_business_id'],
    read: (field) => values[field],
    edges: [],
    edge: () => [],
  };
};

/** Whatever an app may ask for and did not get was declined. */
const permissionsOf = ({ scopes, app }: Caller): readonly Decided[] => [
  { permission: 'public_profile', status: 'granted' },
  ...(app.scopes ?? SCOPES).map((permission): Decided => ({
    permission,
    status: scopes.includes(permission) ? 'granted' : 'declined',
  })),
];

function answerBusiness(call: PersonCall, business: Business, edge: string): unknown {
  const isReached =
    call.caller.scopes.includes('business_management') &&
    [...business.ownedAccounts, ...business.clientAccounts].some((one) => call.caller.reached(one));
  if (!isReached) {
    throw notPermitted('Requires business_management permission to manage the object.');
  }
  switch (`${call.method} ${edge}`) {
    case 'GET ':
      return { id: business.id, name: business.name };
    case 'GET owned_ad_accounts':
      return listAccounts(call, business.ownedAccounts);
    case 'GET client_ad_accounts':
      return listAccounts(call, business.clientAccounts);
    default:
      throw unknownPath(`/${edge}`);
  }
}

function listAccounts(call: PersonCall, ids: readonly string[]): Fields {
  requireGranted(call, '', true);
  const table = call.world.table('adaccount');
  const entities = ids
    .filter((id) => call.caller.reached(id))
    .flatMap((id) => table.get(`act_${id}`) ?? []);
  return listObjects({ ...call, subject: entityOfCaller(call.caller) }, {}, entities);
}

const entityOfCaller = ({ subject }: Caller): Entity => ({
  kind: 'user',
  id: subject,
  accountId: subject,
  fields: {},
  createdAt: 0,
  updatedAt: 0,
});

const NAMES: readonly string[] = ['permission', 'status'];

/** A decision on one permission. */
export interface Decided {
  readonly permission: string;
  readonly status: 'granted' | 'declined';
}

/** `GET /me/permissions`: rows have no id, and are whole whatever of them is asked. */
export function listPermissions(fields: unknown, decided: readonly Decided[]): Fields {
  const unknown = readSelection(fields).find(({ name }) => !NAMES.includes(name));
  if (unknown) throw unknownField(unknown.name, 'Permission');
  return { data: decided };
}
