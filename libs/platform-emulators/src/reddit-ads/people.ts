import { randomUUID } from 'node:crypto';
import { type Fields, listIn, textIn } from '../core/json';
import { EditRefused, type VendorAccess } from '../vendor';
import type { Account } from './store/accounts';
import type { World } from './store/world';

/** Who can sign in at Reddit, what they reach, and which business their ad accounts belong to. */
export const peopleOf = (world: World): VendorAccess => ({
  consents: world.consents,
  nextSubject: () => world.nextThing('t2'),
  reach: (personId, accounts) => {
    const known = world.reach.get(personId) ?? [];
    const more = accounts.map((one) => accountNamed(world, textIn(one, 'id')).id);
    world.reach.set(personId, [...new Set([...known, ...more])]);
  },
  reached: (personId) => (world.reach.get(personId) ?? []).map((id) => ({ id })),
  arrange: (body) => arrangeBusiness(world, body),
});

/** `{ name, accounts: [id] }`: a business that the ad accounts then belong to. */
function arrangeBusiness(world: World, body: Fields): Fields {
  const name = textIn(body, 'name');
  if (name === '') throw new EditRefused('name must be the name of the business');
  const accounts = listIn<unknown>(body, 'accounts').map((id) => accountNamed(world, String(id)));
  const businessId = randomUUID();
  for (const account of accounts) {
    world.accounts.put({ ...account, businessId, businessName: name });
  }
  return { businessId, name, accounts: accounts.map(({ id }) => id) };
}

function accountNamed(world: World, id: string): Account {
  const account = world.accounts.get(id);
  if (!account) throw new EditRefused(`There is no ad account ${id}`);
  return account;
}
