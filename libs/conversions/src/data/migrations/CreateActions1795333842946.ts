import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "conversions"',
  'CREATE TABLE "conversions"."action" ("space_id" text NOT NULL, "id" text NOT NULL, "name" text NOT NULL, "name_key" text NOT NULL, "type" text NOT NULL, "category" text NOT NULL, "status" text NOT NULL, "counting_type" text NOT NULL, "value_settings" jsonb NOT NULL, "click_through_lookback_window_days" integer, "view_through_lookback_window_days" integer, "attribution_model" text, "enhanced_conversions_for_leads" boolean NOT NULL, "lead_stage" text, "default_event_value_micros" bigint, "include_in_conversions_metric" boolean NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "action_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "conversions"."action" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."action" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."action" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "action_name_uq" ON "conversions"."action"  ("space_id", "name_key") ',
  'CREATE UNIQUE INDEX "action_stage_uq" ON "conversions"."action"  ("space_id", "lead_stage") WHERE lead_stage is not null',
  'CREATE INDEX "action_newest_idx" ON "conversions"."action"  ("space_id", "created_at", "id") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "conversions"."action_newest_idx"',
  'DROP INDEX "conversions"."action_stage_uq"',
  'DROP INDEX "conversions"."action_name_uq"',
  'DROP TABLE "conversions"."action"',
];

/** Generated from the tables of `conversions`; edited by hand only where data must move. */
export class CreateActions1795333842946 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
