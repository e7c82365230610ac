import { IANAZone } from 'luxon';
import type { AccountWish, NewAccount } from '../../vendor';
import type { Kind } from '../store/entity';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { type Account, ACTIVE_ACCOUNT } from './account';

/** Makes an ad account with its own person, app, page, Instagram user and pixel; euro and Berlin unless wished otherwise. Who pays in the Union is said in its settings. */
export function createAccount(world: World, wish: AccountWish): NewAccount {
  const account = newAccount(world, wish);
  world.accounts.set(account.id, account);
  put(world, account, 'adaccount', `act_${account.id}`, account.name, {
    default_dsa_payor: account.name,
    default_dsa_beneficiary: account.name,
  });
  put(world, account, 'user', account.userId, 'Emulated Person');
  put(world, account, 'page', account.pageId, 'Emulated Page');
  put(world, account, 'adspixel', account.pixelId, 'Emulated Pixel');
  const { appId, appSecret, pageId, instagramUserId, pixelId } = account;
  return {
    platform: 'meta-ads',
    externalAccountId: `act_${account.id}`,
    name: account.name,
    currency: account.currency,
    timeZone: account.timeZone,
    settings: { pageId, instagramUserId, pixelId },
    credentials: { accessToken: world.tokens.issue(account.id, world.now()), appId, appSecret },
  };
}

function newAccount(
  world: World,
  { currency = 'EUR', timeZone = 'Europe/Berlin' }: AccountWish,
): Account {
  if (!IANAZone.isValidZone(timeZone)) throw new RangeError(`no time zone ${timeZone}`);
  const id = world.nextId('10');
  return {
    id,
    name: `Emulated Meta account ${id}`,
    currency,
    timeZone,
    userId: world.nextId('122'),
    appId: world.nextId('42'),
    appSecret: `fake-app-secret-${id}`,
    pageId: world.nextId('61'),
    instagramUserId: world.nextId('1784'),
    pixelId: world.nextId('73'),
    status: ACTIVE_ACCOUNT,
  };
}

function put(
  world: World,
  account: Account,
  kind: Kind,
  id: string,
  name: string,
  more: Fields = {},
): void {
  world.table(kind).put({
    kind,
    id,
    accountId: account.id,
    fields: { name, ...more },
    createdAt: world.now(),
    updatedAt: world.now(),
  });
}
