import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Database } from '@switchyard/db-kit';
import { type Caller, Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { Outbox, type WorkItem } from '@switchyard/queue-kit';
import { FakeClock, RecordedIds, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { CatalogModule } from '../catalog.module';
import { catalogMigrations } from '../data/migrations';
import { catalogTables } from '../data/tables';
import type { AccountDefaults, CampaignInput } from '../domain';
import { CreateCampaign } from '../use-cases/campaigns/manage-campaigns';
import {
  AD_CHILDREN,
  AD_GROUP_CHILDREN,
  type AdChildren,
  type AdGroupChildren,
  KEYWORD_CHILDREN,
  type KeywordChildren,
} from '../use-cases/children/children';
import { AccountSettings } from '../use-cases/ports';

export const KNOWN_CONNECTION = 'con_01h455vb4pex5vsknk084sn02q';

/** An account in euros and Berlin that has one connection, to google-ads. */
export class OneConnection extends AccountSettings {
  defaultsOf(): Promise<AccountDefaults> {
    return Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  }

  unknownConnection(
    _tenant: Caller,
    connectionIds: Record<string, string>,
  ): Promise<'google-ads' | 'microsoft-ads' | undefined> {
    const unknown = Object.entries(connectionIds).find(
      ([platform, id]) => platform !== 'google-ads' || id !== KNOWN_CONNECTION,
    );
    return Promise.resolve(unknown?.[0] as 'google-ads' | undefined);
  }
}

export interface CatalogBench {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  /** What was enqueued for the worker. */
  readonly enqueued: readonly WorkItem[];
  get<T>(token: unknown): T;
  /** A caller in a Space of its own. */
  newCaller(): Caller;
  campaign(caller: Caller, input?: Partial<CampaignInput>): Promise<string>;
  adGroup(caller: Caller, campaignId: string, name?: string): Promise<string>;
  readonly adGroups: AdGroupChildren;
  readonly ads: AdChildren;
  readonly keywords: KeywordChildren;
  close(): Promise<void>;
}

/** The catalog over a real database, without HTTP. */
export const catalogBench = async (): Promise<CatalogBench> => {
  const db = await testDatabase(catalogTables, catalogMigrations);
  const clock = new FakeClock();
  const ids = new RecordedIds();
  const enqueued: WorkItem[] = [];
  const parts = [
    { provide: Database, useValue: db.database },
    { provide: UnitOfWork, useValue: db.work },
    { provide: Clock, useValue: clock },
    { provide: Ids, useValue: ids },
    { provide: Outbox, useValue: bookInto(enqueued) },
  ];
  @Module({})
  class World {}
  const world = { module: World, global: true, providers: parts, exports: parts };
  const module = await Test.createTestingModule({
    imports: [world, CatalogModule.forRoot({ account: OneConnection })],
  }).compile();
  const get = <T>(token: unknown): T => module.get<T>(token as never);
  const adGroups = get<AdGroupChildren>(AD_GROUP_CHILDREN);
  let made = 0;
  return {
    db,
    clock,
    enqueued,
    get,
    adGroups,
    ads: get<AdChildren>(AD_CHILDREN),
    keywords: get<KeywordChildren>(KEYWORD_CHILDREN),
    newCaller: () => ({
      accountId: ids.next('acc'),
      spaceId: ids.next('spc'),
      userId: ids.next('usr'),
      tokenAccountId: ids.next('acc'),
      tokenId: ids.next('tok'),
      role: 'OWNER',
      scopes: [],
      requestId: ids.next('req'),
    }),
    campaign: async (caller, input = {}) => {
      made += 1;
      return (
        await get<CreateCampaign>(CreateCampaign).execute(caller, {
          name: `Campaign ${made}`,
          type: 'SEARCH',
          budget: 10,
          ...input,
        })
      ).id;
    },
    adGroup: async (caller, campaignId, name = 'Shoes') =>
      (await adGroups.create(caller, { campaignId, name })).id,
    close: async () => {
      await module.close();
      await db.close();
    },
  };
};

/** A work book that only writes down. */
export const bookInto = (enqueued: WorkItem[]): Pick<Outbox, 'enqueue' | 'enqueueStanding'> => {
  const write = (item: WorkItem): Promise<void> => {
    enqueued.push(item);
    return Promise.resolve();
  };
  return { enqueue: write, enqueueStanding: write };
};
