import type { AccountWish, NewAccount } from '../../vendor';
import type { World } from '../store/world';
import type { Account } from './account';
import { SCOPES } from './tokens';

/** Makes an ad account with its own page, person and application, and the default group that every account has; euro and Berlin unless wished otherwise. */
export function createAccount(world: World, wish: AccountWish): NewAccount {
  const account = newAccount(world, wish);
  world.accounts.set(account.id, account);
  addDefaultGroup(world, account);
  const { id, name, currency, timeZone, organizationId, personId, clientId, clientSecret } =
    account;
  const refreshToken = world.tokens.consent({ personId, clientId, scopes: SCOPES }, world.now());
  return {
    platform: 'linkedin-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { organizationId },
    credentials: { clientId, clientSecret, refreshToken },
  };
}

function newAccount(world: World, wish: AccountWish): Account {
  const id = world.nextId();
  return {
    id,
    name: `Emulated LinkedIn account ${id}`,
    currency: wish.currency ?? 'EUR',
    timeZone: wish.timeZone ?? 'Europe/Berlin',
    organizationId: world.nextId(),
    personId: `fake${world.nextId()}`,
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    status: 'ACTIVE',
    role: 'ACCOUNT_BILLING_ADMIN',
    createdAt: world.now(),
  };
}

/** Every account comes with a group that the API cannot change (vendor's page on campaign groups: `backfilled`). */
function addDefaultGroup(world: World, { id: accountId, createdAt }: Account): void {
  const fields = {
    account: `urn:li:sponsoredAccount:${accountId}`,
    name: 'Default Campaign Group',
    status: 'ACTIVE',
    backfilled: true,
    runSchedule: { start: createdAt },
  };
  world.table('campaignGroup').put({
    kind: 'campaignGroup',
    id: world.nextId(),
    accountId,
    fields,
    createdAt,
    modifiedAt: createdAt,
    version: 1,
  });
}
