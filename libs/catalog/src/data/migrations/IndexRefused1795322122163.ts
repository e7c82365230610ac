import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "catalog"',
  'CREATE INDEX "ad_refused_idx" ON "catalog"."ad"  ("space_id", "id") WHERE review @? \'$.*."status" ? (@ == "DISAPPROVED" || @ == "LIMITED")\'',
  'CREATE INDEX "keyword_refused_idx" ON "catalog"."keyword"  ("space_id", "id") WHERE review @? \'$.*."status" ? (@ == "DISAPPROVED" || @ == "LIMITED")\'',
];

const DOWN: readonly string[] = [
  'DROP INDEX "catalog"."keyword_refused_idx"',
  'DROP INDEX "catalog"."ad_refused_idx"',
];

/** Generated from the tables of `catalog`; edited by hand only where data must move. */
export class IndexRefused1795322122163 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
