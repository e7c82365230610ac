import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."media_upload" ("account_id" text NOT NULL, "connection_id" text NOT NULL, "sha256" text NOT NULL, "remote_id" text, "begun_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "media_upload_pkey" PRIMARY KEY ("account_id", "connection_id", "sha256"))',
  'ALTER TABLE "sync"."media_upload" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."media_upload" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."media_upload" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE INDEX "media_upload_remote_idx" ON "sync"."media_upload"  ("account_id", "connection_id", "remote_id") ',
  'CREATE TABLE "sync"."place_answer" ("platform" text NOT NULL, "question" text NOT NULL, "matches" jsonb NOT NULL, "asked_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "place_answer_pkey" PRIMARY KEY ("platform", "question"))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "sync"."place_answer"',
  'DROP INDEX "sync"."media_upload_remote_idx"',
  'DROP TABLE "sync"."media_upload"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class Media1795265546026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
