import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "conversions"."known_person" ADD "visit" jsonb',
  `CREATE INDEX "event_person_idx" ON "conversions"."event"  ("space_id", "created_at") WHERE persons <> '[]'::jsonb`,
];

const DOWN: readonly string[] = [
  'DROP INDEX "conversions"."event_person_idx"',
  'ALTER TABLE "conversions"."known_person" DROP COLUMN "visit"',
];

/** Browser, device and country of known persons' visits; persons of conversions are found by age. */
export class KeepVisits1796000000010 implements MigrationInterface {
  readonly name = 'KeepVisits1796000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
