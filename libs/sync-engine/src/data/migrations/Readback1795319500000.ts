import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FORGET_FORMER, REMEMBER_FORMER } from './former-object-statements';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."account_reading" ("account_id" text NOT NULL, "connection_id" text NOT NULL, "part" text NOT NULL, "read_at" TIMESTAMP(3) WITH TIME ZONE, "deep_day" date, "failures" integer NOT NULL, "error" text, CONSTRAINT "account_reading_pkey" PRIMARY KEY ("account_id", "connection_id", "part"))',
  'ALTER TABLE "sync"."account_reading" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."account_reading" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."account_reading" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "sync"."former_object" ("space_id" text NOT NULL, "connection_id" text NOT NULL, "entity" text NOT NULL, "remote_id" text NOT NULL, "campaign_id" text NOT NULL, "local_id" text NOT NULL, "parent_id" text, "gone_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "former_object_pkey" PRIMARY KEY ("space_id", "connection_id", "entity", "remote_id"))',
  'ALTER TABLE "sync"."former_object" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."former_object" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."former_object" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "former_object_gone_idx" ON "sync"."former_object"  ("space_id", "gone_at") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "sync"."former_object_gone_idx"',
  'DROP TABLE "sync"."former_object"',
  'DROP TABLE "sync"."account_reading"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class Readback1795319500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of [...UP, ...REMEMBER_FORMER]) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of [...FORGET_FORMER, ...DOWN]) await runner.query(query);
  }
}
