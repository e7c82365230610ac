import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'ALTER TABLE "catalog"."campaign" ADD "releases" jsonb NOT NULL DEFAULT \'[]\'',
];

const DOWN: readonly string[] = ['ALTER TABLE "catalog"."campaign" DROP COLUMN "releases"'];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class AddReleases1795401600202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
