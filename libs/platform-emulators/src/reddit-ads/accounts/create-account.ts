import { randomUUID } from 'node:crypto';
import type { AccountWish, NewAccount } from '../../vendor';
import type { World } from '../store/world';
import type { Account } from './account';
import { SCOPES } from './scopes';

/** Makes an ad account with its own person, business, profile, pixel, funding and application; euro and Berlin unless wished otherwise. */
export function createAccount(world: World, wish: AccountWish): NewAccount {
  const account = newAccount(world, wish);
  world.accounts.put(account);
  const {
    id,
    name,
    currency,
    timeZone,
    profileId,
    fundingInstrumentId,
    pixelId,
    clientId,
    clientSecret,
  } = account;
  return {
    platform: 'reddit-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { profileId, fundingInstrumentId, pixelId },
    credentials: { clientId, clientSecret, refreshToken: world.tokens.consent(id) },
  };
}

function newAccount(world: World, wish: AccountWish): Account {
  const id = world.nextThing('a2');
  return {
    id,
    name: `Emulated Reddit account ${id}`,
    memberId: world.nextThing('t2'),
    businessId: randomUUID(),
    profileId: world.nextThing('t2'),
    fundingInstrumentId: world.nextId().slice(-9).replace(/^0/, '1'),
    pixelId: id,
    currency: wish.currency ?? 'EUR',
    timeZone: wish.timeZone ?? 'Europe/Berlin',
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    scopes: SCOPES,
    isSuspended: false,
    createdAt: world.now(),
  };
}
