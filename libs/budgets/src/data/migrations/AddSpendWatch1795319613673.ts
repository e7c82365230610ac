import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "budgets"',
  'CREATE TABLE "budgets"."spend_watch" ("account_id" text NOT NULL, "connection_id" text NOT NULL, "watched_since" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "last_read_at" TIMESTAMP(3) WITH TIME ZONE, "currency" text, "may_have_spent" boolean NOT NULL, "told_blind_since" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "spend_watch_pkey" PRIMARY KEY ("account_id", "connection_id"))',
  'ALTER TABLE "budgets"."spend_watch" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "budgets"."spend_watch" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "budgets"."spend_watch" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "budgets"."spend_watch"'];

/** Generated from the tables of `budgets`; edited by hand only where data must move. */
export class AddSpendWatch1795319613673 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
