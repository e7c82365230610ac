import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = ['ALTER TABLE "sync"."operation" ADD "overwritten" jsonb'];

const DOWN: readonly string[] = ['ALTER TABLE "sync"."operation" DROP COLUMN "overwritten"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class OverwrittenEdits1795403100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
