import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A secret of a source that was replaced stays valid for a day. */
export class AddPreviousSecret1796000000040 implements MigrationInterface {
  readonly name = 'AddPreviousSecret1796000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."source" ADD "previous_secret" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."source" DROP COLUMN "previous_secret"');
  }
}
