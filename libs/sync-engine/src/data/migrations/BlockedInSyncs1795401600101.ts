import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "sync"."sync" ADD "blocked" jsonb NOT NULL DEFAULT \'[]\'',
  'ALTER TABLE "sync"."sync" ADD "blocked_count" integer NOT NULL DEFAULT 0',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "sync"."sync" DROP COLUMN "blocked_count"',
  'ALTER TABLE "sync"."sync" DROP COLUMN "blocked"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class BlockedInSyncs1795401600101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
