import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "reporting"',
  'CREATE TABLE "reporting"."angle_state" ("space_id" text NOT NULL, "angle_id" text NOT NULL, "state" text NOT NULL, "previous_state" text, "changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "evaluated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "angle_state_pkey" PRIMARY KEY ("space_id", "angle_id"))',
  'ALTER TABLE "reporting"."angle_state" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "reporting"."angle_state" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "reporting"."angle_state" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
];

const DOWN: readonly string[] = ['DROP TABLE "reporting"."angle_state"'];

/** Generated from the tables of `reporting`; edited by hand only where data must move. */
export class AddAngleStates1795320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
