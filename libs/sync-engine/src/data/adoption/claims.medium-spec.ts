import { randomUUID } from 'node:crypto';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { Claims, type RemoteCampaign } from './claims';

let db: TestDatabase;
let claims: Claims;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
  claims = new Claims(db.database);
});
afterAll(() => db.close());

const someone = (): Tenant => ({
  accountId: `acc_${randomUUID()}`,
  spaceId: `spc_${randomUUID()}`,
});
const campaignOf = (externalAccountId: string, remoteId = '900'): RemoteCampaign => ({
  platform: 'google-ads',
  externalAccountId,
  remoteId,
});
const claim = (tenant: Tenant, ...campaigns: readonly RemoteCampaign[]) =>
  db.work.run(tenant, () => claims.claim(tenant, campaigns));
const drop = (tenant: Tenant, campaign: RemoteCampaign) =>
  db.work.run(tenant, () => claims.drop(tenant, [campaign]));

describe('a remote campaign', () => {
  it('belongs to the Space that took it, as often as it asks', async () => {
    const [ours, campaign] = [someone(), campaignOf(randomUUID())];
    expect(await claim(ours, campaign, campaign)).toEqual([]);
    expect(await claim(ours, campaign)).toEqual([]);
  });

  it('is refused to every other Space, of another account too, until it is given up', async () => {
    const [ours, theirs, campaign] = [someone(), someone(), campaignOf(randomUUID())];
    await claim(ours, campaign);
    expect(await claim(theirs, campaign)).toEqual([campaign]);
    await drop(theirs, campaign);
    expect(await claims.claimedElsewhere(theirs, campaign, ['900', '901'])).toEqual(
      new Set(['900']),
    );
    expect(await claims.claimedElsewhere(ours, campaign, ['900'])).toEqual(new Set());
    await drop(ours, campaign);
    expect(await claim(theirs, campaign)).toEqual([]);
  });

  it('of the same number in another ad account is another one', async () => {
    const [ours, theirs] = [someone(), someone()];
    await claim(ours, campaignOf(randomUUID()));
    expect(await claim(theirs, campaignOf(randomUUID()))).toEqual([]);
  });

  it('goes to one of two Spaces that take it at once, without a deadlock', async () => {
    const account = randomUUID();
    const campaigns = Array.from({ length: 20 }, (_, at) => campaignOf(account, String(at)));
    const refused = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        claim(someone(), ...(at % 2 === 0 ? campaigns : campaigns.toReversed())),
      ),
    );
    expect(refused.filter((list) => list.length === 0)).toHaveLength(1);
    expect(refused.filter((list) => list.length === 20)).toHaveLength(5);
  });
});
