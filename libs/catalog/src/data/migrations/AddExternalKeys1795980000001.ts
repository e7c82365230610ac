import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'ALTER TABLE "catalog"."campaign" ADD "external_key" text',
  'ALTER TABLE "catalog"."ad_group" ADD "external_key" text',
  'ALTER TABLE "catalog"."ad" ADD "external_key" text',
  'ALTER TABLE "catalog"."asset" ADD "external_key" text',
  'CREATE UNIQUE INDEX "campaign_external_key_uq" ON "catalog"."campaign"  ("space_id", "external_key") WHERE external_key is not null and status <> \'REMOVED\'',
  'CREATE UNIQUE INDEX "ad_group_external_key_uq" ON "catalog"."ad_group"  ("space_id", "campaign_id", "external_key") WHERE external_key is not null',
  'CREATE UNIQUE INDEX "ad_external_key_uq" ON "catalog"."ad"  ("space_id", "ad_group_id", "external_key") WHERE external_key is not null',
  'CREATE UNIQUE INDEX "asset_external_key_uq" ON "catalog"."asset"  ("space_id", "external_key") WHERE external_key is not null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "catalog"."asset_external_key_uq"',
  'DROP INDEX "catalog"."ad_external_key_uq"',
  'DROP INDEX "catalog"."ad_group_external_key_uq"',
  'DROP INDEX "catalog"."campaign_external_key_uq"',
  'ALTER TABLE "catalog"."asset" DROP COLUMN "external_key"',
  'ALTER TABLE "catalog"."ad" DROP COLUMN "external_key"',
  'ALTER TABLE "catalog"."ad_group" DROP COLUMN "external_key"',
  'ALTER TABLE "catalog"."campaign" DROP COLUMN "external_key"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class AddExternalKeys1795980000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
