import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."place_question" ("account_id" text NOT NULL, "id" text NOT NULL, "connection_ids" jsonb NOT NULL, "names" jsonb NOT NULL, "found" jsonb, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "place_question_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "sync"."place_question" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "sync"."place_question" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "sync"."place_question" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "sync"."place_question"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class PlaceQuestions1795267950793 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
