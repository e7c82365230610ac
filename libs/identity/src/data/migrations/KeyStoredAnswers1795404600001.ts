import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Fingerprints that are not keyed can be guessed: they go. They are kept for a day at most; a
 * request that comes again is done anew.
 */
const UP: readonly string[] = [
  'DELETE FROM "identity"."stored_answer"',
  'ALTER TABLE "identity"."stored_answer" ADD "names" jsonb NOT NULL',
];

const DOWN: readonly string[] = [
  'DELETE FROM "identity"."stored_answer"',
  'ALTER TABLE "identity"."stored_answer" DROP COLUMN "names"',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class KeyStoredAnswers1795404600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
