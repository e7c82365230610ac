import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'CREATE TABLE "catalog"."asset" ("space_id" text NOT NULL, "id" text NOT NULL, "type" text NOT NULL, "name" text NOT NULL, "source_url" text, "link_text" text, "description1" text, "description2" text, "final_url" text, "callout_text" text, "header" text, "values" jsonb, "phone_number" text, "country_code" text, "fetch" jsonb NOT NULL, "fetch_round" integer NOT NULL, "size" integer, "width" integer, "height" integer, "mime_type" text, "sha256" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "asset_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."asset" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."asset" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."asset" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "asset_newest_idx" ON "catalog"."asset"  ("space_id", "created_at", "id") ',
  'CREATE INDEX "asset_sha256_idx" ON "catalog"."asset"  ("space_id", "sha256") WHERE sha256 is not null',
  'CREATE TABLE "catalog"."asset_binding" ("space_id" text NOT NULL, "id" text NOT NULL, "scope" text NOT NULL, "campaign_id" text NOT NULL, "ad_group_id" text, "ad_id" text, "owner_id" text NOT NULL, "asset_id" text NOT NULL, "role" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "asset_binding_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."asset_binding" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."asset_binding" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."asset_binding" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "asset_binding_uq" ON "catalog"."asset_binding"  ("space_id", "owner_id", "asset_id", "role") ',
  'CREATE INDEX "asset_binding_campaign_idx" ON "catalog"."asset_binding"  ("space_id", "campaign_id", "created_at", "id") ',
  'CREATE INDEX "asset_binding_asset_idx" ON "catalog"."asset_binding"  ("space_id", "asset_id", "created_at", "id") ',
  'CREATE INDEX "asset_binding_ad_group_idx" ON "catalog"."asset_binding"  ("space_id", "ad_group_id") ',
  'CREATE INDEX "asset_binding_newest_idx" ON "catalog"."asset_binding"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "catalog"."asset_content" ("space_id" text NOT NULL, "id" text NOT NULL, "sha256" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "asset_content_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."asset_content" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."asset_content" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."asset_content" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "asset_content_sha256_uq" ON "catalog"."asset_content"  ("space_id", "sha256") WHERE sha256 is not null',
  'CREATE TABLE "catalog"."asset_chunk" ("space_id" text NOT NULL, "content_id" text NOT NULL, "seq" integer NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "asset_chunk_pkey" PRIMARY KEY ("space_id", "content_id", "seq"))',
  'ALTER TABLE "catalog"."asset_chunk" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."asset_chunk" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."asset_chunk" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "catalog"."asset_chunk"',
  'DROP INDEX "catalog"."asset_content_sha256_uq"',
  'DROP TABLE "catalog"."asset_content"',
  'DROP INDEX "catalog"."asset_binding_newest_idx"',
  'DROP INDEX "catalog"."asset_binding_ad_group_idx"',
  'DROP INDEX "catalog"."asset_binding_asset_idx"',
  'DROP INDEX "catalog"."asset_binding_campaign_idx"',
  'DROP INDEX "catalog"."asset_binding_uq"',
  'DROP TABLE "catalog"."asset_binding"',
  'DROP INDEX "catalog"."asset_sha256_idx"',
  'DROP INDEX "catalog"."asset_newest_idx"',
  'DROP TABLE "catalog"."asset"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class CreateAssets1795263763158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
