import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "budgets"',
  'CREATE TABLE "budgets"."brake_level" ("account_id" text NOT NULL, "scope" text NOT NULL, "standing" text NOT NULL, "event_id" text, "overruled_until" TIMESTAMP(3) WITH TIME ZONE, "alerted_in" text, CONSTRAINT "brake_level_pkey" PRIMARY KEY ("account_id", "scope"))',
  'ALTER TABLE "budgets"."brake_level" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."brake_level" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."brake_level" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "budgets"."brake_event" ("account_id" text NOT NULL, "id" text NOT NULL, "scope" text NOT NULL, "budget_micros" bigint NOT NULL, "spent_micros" bigint NOT NULL, "currency" text NOT NULL, "engaged_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "released_at" TIMESTAMP(3) WITH TIME ZONE, "release_mode" text, "settled_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "brake_event_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "budgets"."brake_event" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."brake_event" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."brake_event" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "budgets"."paused_campaign" ("account_id" text NOT NULL, "event_id" text NOT NULL, "space_id" text NOT NULL, "campaign_id" text NOT NULL, "was_enabled" boolean NOT NULL, CONSTRAINT "paused_campaign_pkey" PRIMARY KEY ("account_id", "event_id", "campaign_id"))',
  'ALTER TABLE "budgets"."paused_campaign" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."paused_campaign" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."paused_campaign" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "budgets"."baseline" ("account_id" text NOT NULL, "period" text NOT NULL, "connection_id" text NOT NULL, "spent_micros" jsonb NOT NULL, CONSTRAINT "baseline_pkey" PRIMARY KEY ("account_id", "period", "connection_id"))',
  'ALTER TABLE "budgets"."baseline" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."baseline" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."baseline" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "budgets"."baseline"',
  'DROP TABLE "budgets"."paused_campaign"',
  'DROP TABLE "budgets"."brake_event"',
  'DROP TABLE "budgets"."brake_level"',
];

/** Generated from the tables of `budgets`; edited by hand only where data must move. */
export class AddBrake1795308957489 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
