import { type Fields, textIn } from '../core/json';
import { EditRefused, type VendorAccess } from '../vendor';
import { createAccount } from './accounts';
import { NO_PAGE, PAGE_ROLES, type Reached, ROLES } from './people';
import type { World } from './store';

/** What the control interface may ask of people. */
export const accessOf = (world: World): VendorAccess => ({
  consents: world.people.consents,
  nextSubject: () => `fake${world.nextId()}`,
  reach: (personId, accounts) => {
    const given = accounts.map((one) => readReached(world, one));
    for (const { id, ...reached } of given) world.people.give(personId, id, reached);
  },
  reached: (personId) => world.people.given(personId),
  arrange: (body) => arrange(world, body),
});

/** `{ id, role?, pageRole? }`: an administrator of both unless it says otherwise. */
function readReached(world: World, sent: Fields): Reached & { readonly id: string } {
  const id = textIn(sent, 'id');
  if (!world.accounts.has(id)) throw new EditRefused(`There is no ad account ${id}.`);
  const role = ROLES.find((one) => one === (textIn(sent, 'role') || 'ACCOUNT_BILLING_ADMIN'));
  const asked = textIn(sent, 'pageRole') || 'ADMINISTRATOR';
  const pageRole = PAGE_ROLES.find((one) => one === asked);
  if (!role) throw new EditRefused(`\`role\` is one of ${ROLES.join(', ')}.`);
  if (!pageRole && asked !== NO_PAGE) {
    throw new EditRefused(`\`pageRole\` is ${NO_PAGE} or one of ${PAGE_ROLES.join(', ')}.`);
  }
  return { id, role, ...(pageRole ? { pageRole } : {}) };
}

const MOST_ACCOUNTS = 5_000;

/**
 * `{ personId, count, role? }` makes so many ad accounts for the person; `{ accountId, isTest
 * }` makes an account one for tests, or none.
 */
function arrange(world: World, body: Fields): Fields {
  if (body.accountId !== undefined) return markTest(world, textIn(body, 'accountId'), body.isTest);
  const { count } = body;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_ACCOUNTS) {
    throw new EditRefused('Send `personId` and `count`, or `accountId` and `isTest`.');
  }
  const personId = textIn(body, 'personId');
  if (!world.people.consents.person(personId)) {
    throw new EditRefused(`There is no person ${personId}.`);
  }
  const ids = Array.from({ length: count }, () => createAccount(world, {}).externalAccountId);
  for (const account of ids) {
    const { id, ...reached } = readReached(world, { id: account, role: body.role });
    world.people.give(personId, id, reached);
  }
  return { accounts: ids };
}

function markTest(world: World, id: string, isTest: unknown): Fields {
  const account = world.accounts.get(id);
  if (!account || typeof isTest !== 'boolean') {
    throw new EditRefused('`accountId` names an ad account, `isTest` is true or false.');
  }
  world.accounts.set(id, { ...account, isTest });
  return { accountId: id, isTest };
}
