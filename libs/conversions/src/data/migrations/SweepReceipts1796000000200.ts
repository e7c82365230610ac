import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Beside running processes, so it may wait for them. An index that another attempt left unfinished
 * is made anew.
 */
const UP: readonly string[] = [
  'SET lock_timeout = 0',
  'DROP INDEX CONCURRENTLY IF EXISTS "conversions"."receipt_old_idx"',
  'CREATE INDEX CONCURRENTLY "receipt_old_idx" ON "conversions"."receipt"  ("space_id", "received_at") ',
  'RESET lock_timeout',
];

const DOWN: readonly string[] = ['DROP INDEX CONCURRENTLY "conversions"."receipt_old_idx"'];

/** Finds receipts that are older than they are kept. */
export class SweepReceipts1796000000200 implements MigrationInterface {
  readonly name = 'SweepReceipts1796000000200';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
