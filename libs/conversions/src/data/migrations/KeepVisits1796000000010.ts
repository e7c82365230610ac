import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browser, device and country of the last visits of a known person. */
export class KeepVisits1796000000010 implements MigrationInterface {
  readonly name = 'KeepVisits1796000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."known_person" ADD "visit" jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "conversions"."known_person" DROP COLUMN "visit"');
  }
}
