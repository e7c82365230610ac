import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'CREATE TABLE "catalog"."angle" ("space_id" text NOT NULL, "id" text NOT NULL, "business_id" text NOT NULL, "name" text NOT NULL, "angle_type" text NOT NULL, "claim" text NOT NULL, "status" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "angle_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."angle" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."angle" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."angle" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "angle_newest_idx" ON "catalog"."angle"  ("space_id", "created_at", "id") ',
  'CREATE INDEX "angle_business_idx" ON "catalog"."angle"  ("space_id", "business_id", "created_at", "id") ',
  'CREATE TABLE "catalog"."concept" ("space_id" text NOT NULL, "id" text NOT NULL, "angle_id" text NOT NULL, "name" text NOT NULL, "attributes" jsonb NOT NULL, "status" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "concept_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "catalog"."concept" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "catalog"."concept" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "catalog"."concept" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "concept_newest_idx" ON "catalog"."concept"  ("space_id", "created_at", "id") ',
  'CREATE INDEX "concept_angle_idx" ON "catalog"."concept"  ("space_id", "angle_id", "created_at", "id") ',
  'CREATE INDEX "ad_angle_idx" ON "catalog"."ad"  ("space_id", "angle_id", "created_at", "id") WHERE angle_id is not null',
  'CREATE INDEX "ad_concept_idx" ON "catalog"."ad"  ("space_id", "concept_id", "created_at", "id") WHERE concept_id is not null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "catalog"."ad_concept_idx"',
  'DROP INDEX "catalog"."ad_angle_idx"',
  'DROP INDEX "catalog"."concept_angle_idx"',
  'DROP INDEX "catalog"."concept_newest_idx"',
  'DROP TABLE "catalog"."concept"',
  'DROP INDEX "catalog"."angle_business_idx"',
  'DROP INDEX "catalog"."angle_newest_idx"',
  'DROP TABLE "catalog"."angle"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class AddAnglesAndConcepts1795263671749 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
