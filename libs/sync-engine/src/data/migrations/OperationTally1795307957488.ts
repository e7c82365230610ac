import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DROP_TALLY, KEEP_TALLY } from './operation-tally-statements';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."operation_tally" ("space_id" text NOT NULL, "sync_id" text NOT NULL, "connection_id" text NOT NULL, "campaign_id" text NOT NULL, "platform" text NOT NULL, "action" text NOT NULL, "status" text NOT NULL, "count" integer NOT NULL, "first_seq" integer NOT NULL, CONSTRAINT "operation_tally_pkey" PRIMARY KEY ("space_id", "sync_id", "connection_id", "campaign_id", "action", "status"))',
  'ALTER TABLE "sync"."operation_tally" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."operation_tally" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."operation_tally" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "operation_error_idx" ON "sync"."operation"  ("space_id", "sync_id", "connection_id", "campaign_id", "action", "status", "seq") WHERE error is not null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "sync"."operation_error_idx"',
  'DROP TABLE "sync"."operation_tally"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class OperationTally1795307957488 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of [...UP, ...KEEP_TALLY]) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of [...DROP_TALLY, ...DOWN]) await runner.query(query);
  }
}
