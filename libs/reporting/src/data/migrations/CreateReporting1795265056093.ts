import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "reporting"',
  'CREATE TABLE "reporting"."daily_performance" ("space_id" text NOT NULL, "campaign_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "day" date NOT NULL, "currency" text NOT NULL, "impressions" bigint NOT NULL, "clicks" bigint NOT NULL, "spend_micros" bigint NOT NULL, "conversions_micros" bigint NOT NULL, "conversion_value_micros" bigint NOT NULL, "recorded_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "daily_performance_pkey" PRIMARY KEY ("space_id", "campaign_id", "platform", "connection_id", "day"))',
  'ALTER TABLE "reporting"."daily_performance" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "reporting"."daily_performance" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "reporting"."daily_performance" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "daily_performance_day_idx" ON "reporting"."daily_performance"  ("space_id", "day") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "reporting"."daily_performance_day_idx"',
  'DROP TABLE "reporting"."daily_performance"',
];

/** Generated from the tables of `reporting`; edited by hand only where data must move. */
export class CreateReporting1795265056093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
