import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."remote_claim" ("platform" text NOT NULL, "external_account_id" text NOT NULL, "remote_id" text NOT NULL, "space_id" text NOT NULL, "claimed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "remote_claim_pkey" PRIMARY KEY ("platform", "external_account_id", "remote_id"))',
  'CREATE TABLE "sync"."released_object" ("space_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "external_account_id" text NOT NULL, "campaign_id" text NOT NULL, "remote_id" text NOT NULL, "name" text NOT NULL, "campaign_type" text NOT NULL, "effect" text NOT NULL, "released_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "settled_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "released_object_pkey" PRIMARY KEY ("space_id", "platform", "connection_id", "remote_id"))',
  'ALTER TABLE "sync"."released_object" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."released_object" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."released_object" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "released_object_campaign_idx" ON "sync"."released_object"  ("space_id", "campaign_id", "platform") ',
  'CREATE INDEX "released_object_due_idx" ON "sync"."released_object"  ("space_id", "campaign_id") WHERE settled_at is null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "sync"."released_object_due_idx"',
  'DROP INDEX "sync"."released_object_campaign_idx"',
  'DROP TABLE "sync"."released_object"',
  'DROP TABLE "sync"."remote_claim"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class Links1795289445644 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
