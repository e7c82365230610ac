import type { AccountWish, NewAccount } from '../../vendor';
import type { World } from '../store/world';
import type { Account } from './account';
import { vendorTimeZone } from './time-zones';

/** Makes an ad account with its own customer, user and application; euro and Berlin unless wished otherwise. */
export function createAccount(world: World, wish: AccountWish): NewAccount {
  const account = newAccount(world, wish);
  if (vendorTimeZone(account.timeZone, world.clock.now().getUTCFullYear()) === undefined) {
    throw new RangeError(`no vendor time zone for ${account.timeZone}`);
  }
  world.accounts.add(account);
  const {
    id,
    name,
    currency,
    timeZone,
    customerId,
    clientId,
    clientSecret,
    developerToken,
    userId,
  } = account;
  const refreshToken = world.tokens.consent(clientId, userId);
  return {
    platform: 'microsoft-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { customerId },
    credentials: { clientId, clientSecret, refreshToken, developerToken },
  };
}

/** Account ids are shorter than object ids: nine digits of the same sequence. */
const shortId = (world: World): string => world.nextId().slice(-9).replace(/^0/, '1');

function newAccount(world: World, wish: AccountWish): Account {
  const id = shortId(world);
  return {
    id,
    number: `F${id}`,
    name: `Emulated Microsoft account ${id}`,
    customerId: shortId(world),
    userId: shortId(world),
    currency: wish.currency ?? 'EUR',
    timeZone: wish.timeZone ?? 'Europe/Berlin',
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    developerToken: `FAKE-DEVELOPER-${id}`,
  };
}
