import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'ALTER TABLE "catalog"."campaign" ADD "schedule_zone" text NOT NULL DEFAULT \'account\'',
  'ALTER TABLE "catalog"."campaign" ADD "schedule_source" jsonb',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "catalog"."campaign" DROP COLUMN "schedule_source"',
  'ALTER TABLE "catalog"."campaign" DROP COLUMN "schedule_zone"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class AddScheduleSource1795263900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
