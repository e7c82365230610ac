import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { DatabaseModule, statement } from '@switchyard/db-kit';
import { readKeyRing } from '@switchyard/identity';
import { Clock, Ids, SystemClock, TimeSortedIds } from '@switchyard/kernel';
import { queueMigrations, queueTables } from '@switchyard/queue-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { conversionsMigrations } from './data/migrations';
import { conversionsTables } from './data/tables';
import { ReplayModule } from './replay.module';
import { ReplayMany } from './use-cases/replay-conversions';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(
    [...catalogTables, ...conversionsTables, ...queueTables],
    [...catalogMigrations, ...conversionsMigrations, ...queueMigrations],
  );
});
afterAll(() => db.close());

it('a tool without a queue sends dead letters again: the worker finds the work by itself', async () => {
  const tenant = { accountId: 'acc_1', spaceId: new TimeSortedIds().next('spc') };
  const values = [tenant.spaceId, new TimeSortedIds().next('cve')];
  await db.work.run(tenant, async () => {
    await db.database.write(
      statement(
        `insert into conversions.event (space_id, id, door, action_id, occurred_at, order_id, click_ids, persons, person_keys, created_at) values ($1, $2, 'event', 'cva_1', now(), 'o-1', '[]', '[]', '[]', now())`,
      ),
      values,
    );
    await db.database.write(
      statement(
        `insert into conversions.delivery (space_id, event_id, platform, kind, connection_id, status, attempts, created_at, updated_at) values ($1, $2, 'meta-ads', 'conversion', 'con_1', 'failed', 3, now(), now())`,
      ),
      values,
    );
  });
  const ring = readKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64url')}`);
  const database = DatabaseModule.forRoot({
    url: db.url,
    entities: conversionsTables.map(({ entity }) => entity),
    poolSize: 2,
    applicationName: 'replay',
    statementTimeoutMs: 10_000,
  });
  const world = [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: TimeSortedIds },
  ];
  @Module({})
  class World {}
  @Module({
    imports: [
      database,
      { module: World, global: true, providers: world, exports: world },
      ReplayModule.forRoot(ring),
    ],
  })
  class Tool {}
  const tool = await NestFactory.createApplicationContext(Tool, {
    logger: false,
    abortOnError: false,
  });
  expect(
    await tool.get(ReplayMany, { strict: false }).execute(tenant, { platform: 'meta-ads' }),
  ).toEqual({ replayed: 1, left: 0 });
  await tool.close();
  expect(
    await db.database.readGlobal(
      statement('select id, kind from work.promised where space_id = $1'),
      [tenant.spaceId],
    ),
  ).toEqual([{ id: `deliver-conversions-${tenant.spaceId}-con_1`, kind: 'deliver-conversions' }]);
});
