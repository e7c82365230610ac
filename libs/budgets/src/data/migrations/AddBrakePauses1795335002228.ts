import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "budgets"',
  'CREATE TABLE "budgets"."brake_pause" ("account_id" text NOT NULL, "event_id" text NOT NULL, "connection_id" text NOT NULL, "remote_id" text NOT NULL, "space_id" text NOT NULL, "campaign_id" text NOT NULL, "platform" text NOT NULL, "is_confirmed" boolean NOT NULL, "since" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "reason" text, CONSTRAINT "brake_pause_pkey" PRIMARY KEY ("account_id", "event_id", "connection_id", "remote_id"))',
  'ALTER TABLE "budgets"."brake_pause" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."brake_pause" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."brake_pause" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "budgets"."brake_pause"'];

/** Generated from the tables of `budgets`; edited by hand only where data must move. */
export class AddBrakePauses1795335002228 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
