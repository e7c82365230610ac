import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "sync"."released_object" ADD "name_due" boolean NOT NULL DEFAULT false',
  'ALTER TABLE "sync"."released_object" ADD "error" text',
  'CREATE INDEX "released_object_open_idx" ON "sync"."released_object"  ("space_id", "connection_id") WHERE settled_at is null or name_due',
];

const DOWN: readonly string[] = [
  'DROP INDEX "sync"."released_object_open_idx"',
  'ALTER TABLE "sync"."released_object" DROP COLUMN "error"',
  'ALTER TABLE "sync"."released_object" DROP COLUMN "name_due"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class ReleasesAtOnce1795401600102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
