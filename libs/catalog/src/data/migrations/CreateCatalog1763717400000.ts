import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'CREATE TABLE "catalog"."business" ("space_id" text NOT NULL, "id" text NOT NULL, "name" text NOT NULL, "url" text, "description" text, "industry" text, "target_audiences" jsonb NOT NULL, "seo_keywords" jsonb NOT NULL, "brand_voice" text, "logo_asset_id" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "business_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."business" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."business" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."business" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "business_newest_idx" ON "catalog"."business"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "catalog"."campaign" ("space_id" text NOT NULL, "id" text NOT NULL, "business_id" text, "name" text NOT NULL, "name_key" text NOT NULL, "type" text NOT NULL, "objective" text NOT NULL, "platforms" jsonb NOT NULL, "connection_ids" jsonb NOT NULL, "status" text NOT NULL, "platform_status" jsonb NOT NULL, "budget_micros" bigint NOT NULL, "currency" text NOT NULL, "platform_budgets_micros" jsonb, "bidding_strategy" jsonb NOT NULL, "ad_schedule" jsonb NOT NULL, "ad_schedule_structured" jsonb NOT NULL, "geo_targets" jsonb NOT NULL, "location_intent" text NOT NULL, "targeting" jsonb NOT NULL, "languages" jsonb NOT NULL, "networks" jsonb NOT NULL, "negative_keywords" jsonb NOT NULL, "start_date" date, "end_date" date, "final_url" text, "tracking_template" text, "conversion_action_ids" jsonb NOT NULL, "declarations" jsonb, "platform_links" jsonb NOT NULL, "delivery" jsonb NOT NULL, "hold" jsonb, "tree_version" integer NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "campaign_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."campaign" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."campaign" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."campaign" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "campaign_name_uq" ON "catalog"."campaign"  ("space_id", "name_key") WHERE status <> \'REMOVED\'',
  'CREATE INDEX "campaign_newest_idx" ON "catalog"."campaign"  ("space_id", "created_at", "id") ',
  'CREATE INDEX "campaign_business_idx" ON "catalog"."campaign"  ("space_id", "business_id") ',
  'CREATE TABLE "catalog"."ad_group" ("space_id" text NOT NULL, "id" text NOT NULL, "campaign_id" text NOT NULL, "name" text NOT NULL, "name_key" text NOT NULL, "status" text NOT NULL, "max_cpc_micros" bigint, "context_hints" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "ad_group_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."ad_group" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."ad_group" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."ad_group" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "ad_group_name_uq" ON "catalog"."ad_group"  ("space_id", "campaign_id", "name_key") ',
  'CREATE INDEX "ad_group_campaign_idx" ON "catalog"."ad_group"  ("space_id", "campaign_id", "created_at", "id") ',
  'CREATE INDEX "ad_group_newest_idx" ON "catalog"."ad_group"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "catalog"."ad" ("space_id" text NOT NULL, "id" text NOT NULL, "campaign_id" text NOT NULL, "ad_group_id" text NOT NULL, "type" text NOT NULL, "status" text NOT NULL, "headlines" jsonb NOT NULL, "descriptions" jsonb NOT NULL, "long_headline" text, "business_name" text, "final_url" text NOT NULL, "path1" text, "path2" text, "call_to_action" text, "angle_id" text, "concept_id" text, "stamp_provenance" text, "review" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "ad_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."ad" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."ad" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."ad" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "ad_ad_group_idx" ON "catalog"."ad"  ("space_id", "ad_group_id", "created_at", "id") ',
  'CREATE INDEX "ad_campaign_idx" ON "catalog"."ad"  ("space_id", "campaign_id", "created_at", "id") ',
  'CREATE INDEX "ad_newest_idx" ON "catalog"."ad"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "catalog"."keyword" ("space_id" text NOT NULL, "id" text NOT NULL, "campaign_id" text NOT NULL, "ad_group_id" text NOT NULL, "text" text NOT NULL, "text_key" text NOT NULL, "match_type" text NOT NULL, "status" text NOT NULL, "negative" boolean NOT NULL, "max_cpc_micros" bigint, "review" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "keyword_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."keyword" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."keyword" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."keyword" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "keyword_text_uq" ON "catalog"."keyword"  ("space_id", "ad_group_id", "text_key", "match_type", "negative") ',
  'CREATE INDEX "keyword_campaign_idx" ON "catalog"."keyword"  ("space_id", "campaign_id", "created_at", "id") ',
  'CREATE INDEX "keyword_newest_idx" ON "catalog"."keyword"  ("space_id", "created_at", "id") ',
];

const DOWN = [
  'DROP INDEX "catalog"."keyword_newest_idx"',
  'DROP INDEX "catalog"."keyword_campaign_idx"',
  'DROP INDEX "catalog"."keyword_text_uq"',
  'DROP TABLE "catalog"."keyword"',
  'DROP INDEX "catalog"."ad_newest_idx"',
  'DROP INDEX "catalog"."ad_campaign_idx"',
  'DROP INDEX "catalog"."ad_ad_group_idx"',
  'DROP TABLE "catalog"."ad"',
  'DROP INDEX "catalog"."ad_group_newest_idx"',
  'DROP INDEX "catalog"."ad_group_campaign_idx"',
  'DROP INDEX "catalog"."ad_group_name_uq"',
  'DROP TABLE "catalog"."ad_group"',
  'DROP INDEX "catalog"."campaign_business_idx"',
  'DROP INDEX "catalog"."campaign_newest_idx"',
  'DROP INDEX "catalog"."campaign_name_uq"',
  'DROP TABLE "catalog"."campaign"',
  'DROP INDEX "catalog"."business_newest_idx"',
  'DROP TABLE "catalog"."business"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class CreateCatalog1763717400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
