import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which types of events a source received, and when it last did. */
export class AddSeenEventTypes1796000000030 implements MigrationInterface {
  readonly name = 'AddSeenEventTypes1796000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."source" ADD "seen_types" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."source" DROP COLUMN "seen_types"');
  }
}
