import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Beside running processes: an index that another attempt left unfinished is made anew. */
const UP: readonly string[] = [
  'DROP INDEX CONCURRENTLY IF EXISTS "work"."promised_sync_idx"',
  'CREATE INDEX CONCURRENTLY "promised_sync_idx" ON "work"."promised"  ("id") WHERE kind = \'sync\'',
];

const DOWN: readonly string[] = ['DROP INDEX CONCURRENTLY "work"."promised_sync_idx"'];

/** Finds the work items of syncs among those of everything else. */
export class FindSyncs1796000000310 implements MigrationInterface {
  readonly name = 'FindSyncs1796000000310';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
