import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "budgets"',
  'CREATE TABLE "budgets"."account_budget" ("account_id" text NOT NULL, "global_budget_micros" bigint, "period" text NOT NULL, "currency" text NOT NULL, "rates_micros" jsonb NOT NULL, "emergency_brake" boolean NOT NULL, "alert_threshold_percent" integer NOT NULL, "campaign_brakes" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE, "version" integer NOT NULL, CONSTRAINT "account_budget_pkey" PRIMARY KEY ("account_id"))',
  'ALTER TABLE "budgets"."account_budget" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."account_budget" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."account_budget" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "budgets"."account_budget"'];

/** Generated from the tables of `budgets`; edited by hand only where data must move. */
export class CreateBudgets1795289822075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
