import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."binding" ("space_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "campaign_id" text NOT NULL, "entity" text NOT NULL, "local_id" text NOT NULL, "parent_id" text, "parent_remote_id" text, "name" text NOT NULL, "campaign_type" text NOT NULL, "remote_id" text NOT NULL, "applied" jsonb NOT NULL, "state" text NOT NULL, CONSTRAINT "binding_pkey" PRIMARY KEY ("space_id", "platform", "connection_id", "local_id"))',
  'ALTER TABLE "sync"."binding" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."binding" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."binding" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "binding_campaign_idx" ON "sync"."binding"  ("space_id", "campaign_id", "platform") ',
  'CREATE TABLE "sync"."preview" ("space_id" text NOT NULL, "id" text NOT NULL, "status" text NOT NULL, "plan_hash" text, "request" jsonb NOT NULL, "summary" jsonb, "platforms" jsonb NOT NULL, "blocked" jsonb NOT NULL, "spend" jsonb, "failure" jsonb, "requested_by" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "ready_at" TIMESTAMP(3) WITH TIME ZONE, "sync_id" text, CONSTRAINT "preview_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "sync"."preview" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."preview" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."preview" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "preview_hash_idx" ON "sync"."preview"  ("space_id", "plan_hash", "created_at") ',
  'CREATE TABLE "sync"."plan_part" ("space_id" text NOT NULL, "preview_id" text NOT NULL, "platform" text NOT NULL, "campaign_id" text NOT NULL, "connection_id" text NOT NULL, "digest" text NOT NULL, "basis" jsonb NOT NULL, "imprint" jsonb NOT NULL, "drift" jsonb NOT NULL, "missing" jsonb NOT NULL, "warnings" jsonb NOT NULL, CONSTRAINT "plan_part_pkey" PRIMARY KEY ("space_id", "preview_id", "platform", "campaign_id", "connection_id"))',
  'ALTER TABLE "sync"."plan_part" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."plan_part" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."plan_part" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE TABLE "sync"."plan_change" ("space_id" text NOT NULL, "preview_id" text NOT NULL, "seq" integer NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "campaign_id" text NOT NULL, "action" text NOT NULL, "entity" text NOT NULL, "local_id" text NOT NULL, "change" jsonb NOT NULL, CONSTRAINT "plan_change_pkey" PRIMARY KEY ("space_id", "preview_id", "seq"))',
  'ALTER TABLE "sync"."plan_change" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."plan_change" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."plan_change" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE TABLE "sync"."sync" ("space_id" text NOT NULL, "id" text NOT NULL, "preview_id" text, "plan_hash" text, "request" jsonb NOT NULL, "requested_by" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "started_at" TIMESTAMP(3) WITH TIME ZONE, "progress_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP(3) WITH TIME ZONE, "cancel_requested_at" TIMESTAMP(3) WITH TIME ZONE, "waiting" boolean NOT NULL, "platform_calls" jsonb NOT NULL, "resumes_at" TIMESTAMP(3) WITH TIME ZONE, "failure" jsonb, "tree_versions" jsonb NOT NULL, CONSTRAINT "sync_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "sync"."sync" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."sync" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."sync" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "sync_active_uq" ON "sync"."sync"  ("space_id") WHERE finished_at is null',
  'CREATE INDEX "sync_created_idx" ON "sync"."sync"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "sync"."operation" ("space_id" text NOT NULL, "sync_id" text NOT NULL, "id" text NOT NULL, "seq" integer NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "campaign_id" text NOT NULL, "entity" text NOT NULL, "local_id" text NOT NULL, "action" text NOT NULL, "status" text NOT NULL, "attempts" integer NOT NULL, "change" jsonb NOT NULL, "remote_id" text, "error" jsonb, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "operation_pkey" PRIMARY KEY ("space_id", "sync_id", "id"))',
  'ALTER TABLE "sync"."operation" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."operation" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."operation" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "operation_seq_uq" ON "sync"."operation"  ("space_id", "sync_id", "seq") ',
  'CREATE INDEX "operation_started_idx" ON "sync"."operation"  ("space_id", "local_id") WHERE action in (\'create\', \'replace\') and status in (\'started\', \'uncertain\')',
  'CREATE TABLE "sync"."connection_check" ("account_id" text NOT NULL, "id" text NOT NULL, "connection_id" text NOT NULL, "result" jsonb, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "connection_check_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "sync"."connection_check" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."connection_check" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."connection_check" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "sync"."connection_check"',
  'DROP INDEX "sync"."operation_started_idx"',
  'DROP INDEX "sync"."operation_seq_uq"',
  'DROP TABLE "sync"."operation"',
  'DROP INDEX "sync"."sync_created_idx"',
  'DROP INDEX "sync"."sync_active_uq"',
  'DROP TABLE "sync"."sync"',
  'DROP TABLE "sync"."plan_change"',
  'DROP TABLE "sync"."plan_part"',
  'DROP INDEX "sync"."preview_hash_idx"',
  'DROP TABLE "sync"."preview"',
  'DROP INDEX "sync"."binding_campaign_idx"',
  'DROP TABLE "sync"."binding"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class CreateSync1795254698551 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
