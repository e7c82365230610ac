import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks from before the zone was recorded: their days count as UTC days until the next reading,
 * minutes later.
 */
const UP: readonly string[] = [
  'ALTER TABLE "reporting"."read_mark" ADD "zone" text NOT NULL DEFAULT \'UTC\'',
  'ALTER TABLE "reporting"."read_mark" ALTER COLUMN "zone" DROP DEFAULT',
];

const DOWN: readonly string[] = ['ALTER TABLE "reporting"."read_mark" DROP COLUMN "zone"'];

/** Adds the zone whose midnights divide the days of a reading. */
export class AddZoneOfMarks1795308957490 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
