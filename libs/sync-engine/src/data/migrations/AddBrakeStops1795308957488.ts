import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."brake_stop" ("account_id" text NOT NULL, "connection_id" text NOT NULL, "event_id" text NOT NULL, "remote_id" text NOT NULL, "space_id" text NOT NULL, "campaign_id" text NOT NULL, "state" text NOT NULL, "error" text, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "brake_stop_pkey" PRIMARY KEY ("account_id", "connection_id", "event_id", "remote_id"))',
  'ALTER TABLE "sync"."brake_stop" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."brake_stop" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."brake_stop" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "sync"."brake_stop"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class AddBrakeStops1795308957488 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
