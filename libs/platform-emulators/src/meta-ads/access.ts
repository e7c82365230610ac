import { createHmac } from 'node:crypto';
import { type Fields, isFields, listIn, textIn } from '../core/json';
import { EditRefused, type VendorAccess } from '../vendor';
import { createAccount } from './accounts';
import { type Reached, TASKS } from './people/people';
import type { World } from './store';

/** What the control interface may ask of people. */
export const accessOf = (world: World): VendorAccess => ({
  consents: world.people.consents,
  nextSubject: () => world.nextId('122'),
  reach: (personId, accounts) => {
    const given = accounts.map((one) => readReached(world, one));
    for (const { id, ...reached } of given) world.people.give(personId, id, reached);
  },
  reached: (personId) => world.people.givenTo(personId),
  arrange: (body) => arrange(world, body),
});

function requirePerson(world: World, personId: string): void {
  if (!world.people.consents.person(personId)) {
    throw new EditRefused(`There is no person ${personId}.`);
  }
}

function digitsOf(world: World, id: string): string {
  const digits = id.replace(/^act_/, '');
  if (!world.accounts.has(digits)) throw new EditRefused(`There is no ad account ${id}.`);
  return digits;
}

/** `{ id, role?, hasPage? }`: MANAGE and the account's page unless it says otherwise. */
function readReached(world: World, sent: Fields): Reached & { readonly id: string } {
  const role = TASKS.find((task) => task === (textIn(sent, 'role') || 'MANAGE'));
  if (!role) throw new EditRefused(`\`role\` is one of ${TASKS.join(', ')}.`);
  return { id: digitsOf(world, textIn(sent, 'id')), role, hasPage: sent.hasPage !== false };
}

type Arrangement = (world: World, sent: Fields) => Fields;

/**
 * `business`: `{ name?, accounts, clientAccounts? }`; `configuration`: `{ clientId, businessId? }`
 * of Facebook Login for Business; `manyAccounts`: `{ personId, count }`; `changePassword`: `{
 * personId }` ends all tokens; `withdrawal`: `{ personId, clientId }` ends the consent and answers
 * the `signed_request` that the vendor sends then.
 */
const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  business: addBusiness,
  configuration: addConfiguration,
  manyAccounts: addAccounts,
  changePassword: (world, sent) => {
    const personId = textIn(sent, 'personId');
    requirePerson(world, personId);
    world.people.changePassword(personId);
    return { personId };
  },
  withdrawal: withdraw,
};

function arrange(world: World, body: Fields): Fields {
  const [[name, sent] = ['', undefined], ...others] = Object.entries(body);
  const arrangement = Object.hasOwn(ARRANGEMENTS, name) ? ARRANGEMENTS[name] : undefined;
  if (!arrangement || !isFields(sent) || others.length > 0) {
    throw new EditRefused(`Send one of ${Object.keys(ARRANGEMENTS).join(', ')} as an object.`);
  }
  return arrangement(world, sent);
}

function addBusiness(world: World, sent: Fields): Fields {
  const idsIn = (member: string) =>
    listIn<unknown>(sent, member).map((id) => digitsOf(world, String(id)));
  const id = world.nextId('55');
  const business = {
    id,
    name: textIn(sent, 'name') || `Emulated business ${id}`,
    systemUserId: world.nextId('61'),
    ownedAccounts: idsIn('accounts'),
    clientAccounts: idsIn('clientAccounts'),
  };
  world.people.businesses.set(id, business);
  return { ...business };
}

function addConfiguration(world: World, sent: Fields): Fields {
  const [clientId, businessId] = [textIn(sent, 'clientId'), textIn(sent, 'businessId')];
  if (!world.people.consents.app(clientId)) throw new EditRefused(`There is no app ${clientId}.`);
  if (businessId !== '' && !world.people.businesses.has(businessId)) {
    throw new EditRefused(`There is no business ${businessId}.`);
  }
  const id = world.nextId('88');
  const configuration = { id, clientId, ...(businessId === '' ? {} : { businessId }) };
  world.people.configurations.set(id, configuration);
  return { ...configuration };
}

const MOST_ACCOUNTS = 5_000;

function addAccounts(world: World, { personId, count }: Fields): Fields {
  requirePerson(world, String(personId));
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_ACCOUNTS) {
    throw new EditRefused(`\`count\` is a whole number from 1 to ${MOST_ACCOUNTS}.`);
  }
  const ids = Array.from({ length: count }, () => createAccount(world, {}).externalAccountId);
  for (const id of ids) {
    world.people.give(String(personId), digitsOf(world, id), { role: 'MANAGE', hasPage: true });
  }
  return { accounts: ids };
}

function withdraw(world: World, sent: Fields): Fields {
  const [personId, clientId] = [textIn(sent, 'personId'), textIn(sent, 'clientId')];
  const [person, app] = [
    world.people.consents.person(personId),
    world.people.consents.app(clientId),
  ];
  if (!person || !app) throw new EditRefused('`personId` or `clientId` names nothing.');
  world.people.consents.revokeAll(personId, clientId);
  const payload = Buffer.from(
    JSON.stringify({
      algorithm: 'HMAC-SHA256',
      issued_at: Math.floor(world.now() / 1_000),
      user_id: person.subject,
    }),
  ).toString('base64url');
  const signature = createHmac('sha256', app.clientSecret).update(payload).digest('base64url');
  return { signedRequest: `${signature}.${payload}` };
}
