import { Module } from '@nestjs/common';
import { CatalogModule, catalogTables, catalogMigrations } from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { Database } from '@switchyard/db-kit';
import { Authenticator, createHttpApp, FlexibleRateLimiter, IdempotencyStore } from '@switchyard/http-kit';
import { Clock, Ids, SystemClock, TimeSortedIds, UnitOfWork } from '@switchyard/kernel';
import { generateSealingKeys, IdentityFacade, readKeyRing } from '@switchyard/identity';
import { WorkBook } from '@switchyard/queue-kit';
import { FakeClock, NothingStored, OpenDoor, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { ConversionsModule } from '../conversions.module';
import { conversionsMigrations } from '../data/migrations';
import { conversionsTables } from '../data/tables';
import { ConversionsHttpModule } from '../http/conversions-http.module';
import { HeldActions } from '../use-cases/action/held-actions';
import { callerOf, type Call } from './call';

/** An account in euros and Berlin without connections. */
class Euros {
  defaultsOf(): Promise<{ currency: string; timeZone: string }> {
    return Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Berlin' });
  }

  unknownConnection(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** A default connection to google-ads, another one, and none to microsoft-ads. */
export const CONNECTIONS = [
  { id: 'con_01h455vb4pex5vsknk084sn02q', platform: 'google-ads', externalAccountId: '1234567890', isDefault: true },
  { id: 'con_01h455vb4pex5vsknk084sn02r', platform: 'google-ads', externalAccountId: '9876543210', isDefault: false },
] as const;

/** Nobody works here: promises are forgotten. */
const nobody = { promise: () => Promise.resolve(), promiseStanding: () => Promise.resolve(), wake: () => Promise.resolve(), bringForward: () => Promise.resolve() };

export interface ConversionsBench {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  readonly ids: Ids;
  /** A part of the module. */
  take<Part>(part: abstract new (...parts: never[]) => Part): Part;
  newSpace(): { readonly spaceId: string; readonly call: Call };
  close(): Promise<void>;
}

/** The routes of conversions and of the catalog over a real database, behind a door that lets every well-formed token in. */
export const conversionsBench = async (): Promise<ConversionsBench> => {
  const db = await testDatabase([...catalogTables, ...conversionsTables], [...catalogMigrations, ...conversionsMigrations]);
  const [secretKeys, sealing] = [readKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64url')}`), await generateSealingKeys('k1')];
  const [clock, ids] = [new FakeClock(), new TimeSortedIds()];
  const parts = [
    { provide: Database, useValue: db.database }, { provide: UnitOfWork, useValue: db.work }, { provide: Clock, useValue: clock }, { provide: Ids, useValue: ids },
    { provide: Authenticator, useClass: OpenDoor }, { provide: IdempotencyStore, useClass: NothingStored }, { provide: WorkBook, useValue: nobody },
    { provide: IdentityFacade, useValue: { connectionsOf: () => Promise.resolve(CONNECTIONS) } },
  ];
  @Module({})
  class World {}
  const catalog = CatalogModule.forRoot({ account: Euros, conversionActions: HeldActions });
  @Module({ imports: [{ module: World, global: true, providers: parts, exports: parts }, catalog, CatalogHttpModule, ConversionsModule.forRoot({ secretKeys, publicKeys: readKeyRing(sealing.publicKey) }), ConversionsHttpModule] })
  class Root {}
  const app = await createHttpApp(Root, { ids, limiter: new FlexibleRateLimiter(new SystemClock()), trustedProxyHops: 0, onCrash: (error) => { throw error; } });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const newSpace = () => {
    const spaceId = ids.next('spc');
    return { spaceId, call: callerOf(app, spaceId) };
  };
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  const take = <Part>(part: abstract new (...parts: never[]) => Part): Part => app.get<Part>(part as never);
  return { db, clock, ids, take, newSpace, close };
};
