import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE INDEX "operation_unanswered_idx" ON "sync"."operation"  ("space_id", "local_id") WHERE action = \'update\' and status in (\'started\', \'uncertain\')',
];

const DOWN: readonly string[] = ['DROP INDEX "sync"."operation_unanswered_idx"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class UnansweredUpdates1795318593440 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
