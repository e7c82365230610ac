import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "social"',
  'CREATE TABLE "social"."post" ("space_id" text NOT NULL, "id" text NOT NULL, "business_id" text NOT NULL, "channel" text NOT NULL, "topic" text NOT NULL, "goal" text NOT NULL, "template" text NOT NULL, "language" text NOT NULL, "status" text NOT NULL, "step" text, "round" integer NOT NULL, "failure" jsonb, "facts" jsonb NOT NULL, "questions" jsonb NOT NULL, "draft" jsonb, "findings" jsonb NOT NULL, "revision" integer NOT NULL, "changes_note" text, "counted_in" text, "confirmation" jsonb, "confirmed_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "post_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "social"."post" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "social"."post" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "social"."post" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "post_newest_idx" ON "social"."post"  ("space_id", "created_at", "id") ',
  'CREATE TABLE "social"."source" ("space_id" text NOT NULL, "post_id" text NOT NULL, "position" integer NOT NULL, "url" text, "title" text, "text" text, "status" text NOT NULL, "found_title" text, "content" text, "truncated" boolean NOT NULL, "problem_code" text, "problem" text, "read_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "source_pkey" PRIMARY KEY ("space_id", "post_id", "position"))',
  'ALTER TABLE "social"."source" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "social"."source" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "social"."source" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE TABLE "social"."revision" ("space_id" text NOT NULL, "post_id" text NOT NULL, "revision" integer NOT NULL, "draft" jsonb NOT NULL, "findings" jsonb NOT NULL, "user_id" text, "spend" jsonb, "note" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "revision_pkey" PRIMARY KEY ("space_id", "post_id", "revision"))',
  'ALTER TABLE "social"."revision" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "social"."revision" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "social"."revision" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "social"."revision"',
  'DROP TABLE "social"."source"',
  'DROP INDEX "social"."post_newest_idx"',
  'DROP TABLE "social"."post"',
];

/** Generated from the tables of `social`; edited by hand only where data must move. */
export class CreateSocial1796000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
