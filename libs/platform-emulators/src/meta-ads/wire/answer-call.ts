import { ACTIVE_ACCOUNT } from '../accounts/account';
import { ROUTES } from '../routes';
import type { Call } from './call';
import { COMMON_PARAMETERS, PAGE_PARAMETERS } from './common-parameters';
import type { Fields } from '../../json/fields';
import { readMembers } from './read-shape';
import { noSuchObject, notPermitted, unknownPath } from './refusals';
import type { Route } from './route';
import { subjectOf } from './subject-of';

/** Answers a call on an object or one of its edges: `/<id>` or `/<id>/<edge>`. */
export function answerCall(call: Omit<Call, 'subject'>): unknown {
  const [id = '', edge = '', ...rest] = call.path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const subject = subjectOf(call, id);
  const isRead = call.method === 'GET';
  call.world.usage.count(subject.accountId, !isRead, call.world.now());
  const found = ROUTES.get(`${call.method} ${subject.kind} ${edge}`);
  if (rest.length > 0 || !found) {
    throw edge === ''
      ? noSuchObject(call.method, id)
      : unknownPath(`/${[edge, ...rest].join('/')}`);
  }
  if (!isRead && call.account.status !== ACTIVE_ACCOUNT) {
    throw notPermitted('The ad account is not active');
  }
  const read = readMembers(
    ownParameters(call, found),
    found.parameters,
    found.required,
    '',
    call.account.timeZone,
  );
  return found.answer({ ...call, subject }, read);
}

/** What was sent without what every call takes; a route's own meaning of such a name goes first. */
function ownParameters(
  { method, parameters }: Omit<Call, 'subject'>,
  { parameters: members }: Route,
): Fields {
  const common = { ...COMMON_PARAMETERS, ...(method === 'GET' ? PAGE_PARAMETERS : {}) };
  return Object.fromEntries(
    Object.entries(parameters).filter(
      ([name]) => Object.hasOwn(members, name) || !Object.hasOwn(common, name),
    ),
  );
}
