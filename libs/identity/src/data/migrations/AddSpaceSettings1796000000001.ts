import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  `ALTER TABLE "identity"."space" ADD "settings" jsonb NOT NULL DEFAULT '{}'`,
];

const DOWN: readonly string[] = ['ALTER TABLE "identity"."space" DROP COLUMN "settings"'];

/** What a Space sets for its conversions; none of the Spaces that are there set anything. */
export class AddSpaceSettings1796000000001 implements MigrationInterface {
  readonly name = 'AddSpaceSettings1796000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
