import { columnArrays, insertStatement } from '@switchyard/db-kit';
import { CreateAccount, CreateSpace, IdentityFacade, identityTables } from '@switchyard/identity';
import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { RemoteAccount } from '../oracle/remote-view';
import type { Stage } from './stage';

/** Who walks: Spaces of one account that share an ad account on each platform. */
export interface WalkParty {
  readonly tenants: readonly Tenant[];
  readonly userId: string;
  readonly accounts: readonly PartyAccount[];
}

/** An ad account, and what a person needs to work in it. */
export interface PartyAccount extends RemoteAccount {
  readonly connectionId: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

export const givenParty = async (
  stage: Stage,
  emulators: LocalEmulators,
  platforms: readonly PlatformId[],
): Promise<WalkParty> => {
  const { accountId, spaceId, userId } = await stage.api.get<CreateAccount>(CreateAccount).execute({
    email: 'walker@example.com',
    plan: 'enterprise',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  });
  const tenant = { accountId, spaceId };
  const second = await stage.api.get<CreateSpace>(CreateSpace).execute(accountId, 'Second');
  const accounts: PartyAccount[] = [];
  for (const platform of platforms) {
    accounts.push(await connect(stage, emulators, tenant, platform));
  }
  return { tenants: [tenant, { accountId, spaceId: second.id }], userId, accounts };
};

const connectionTable = identityTables.find(({ qualified }) => /connection"?$/.test(qualified));

/** There is no other way than the route, which needs the whole identity: a row, and credentials as after a rotation. */
const connect = async (
  stage: Stage,
  emulators: LocalEmulators,
  tenant: Tenant,
  platform: PlatformId,
): Promise<PartyAccount> => {
  const made = emulators
    .vendor(platform)
    .createAccount({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  const id = stage.ids.next('con');
  const now = new Date();
  const row = {
    accountId: tenant.accountId,
    id,
    platform,
    externalAccountId: made.externalAccountId,
    name: made.name,
    currency: made.currency,
    timeZone: made.timeZone,
    status: 'ACTIVE',
    isDefault: true,
    driftPolicy: 'MERGE',
    settings: made.settings,
    credentials: { keyId: '', enc: '', ciphertext: '', version: 0 },
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  if (!connectionTable) throw new Error('identity has no table of connections');
  await stage.time.rows(
    insertStatement(connectionTable).text,
    columnArrays(connectionTable, [row as never]),
  );
  await stage.api
    .get<IdentityFacade>(IdentityFacade)
    .keepRotatedCredentials(tenant, id, 0, made.credentials as Record<string, string>);
  return {
    platform,
    externalAccountId: made.externalAccountId,
    connectionId: id,
    credentials: made.credentials,
    settings: made.settings,
  };
};
