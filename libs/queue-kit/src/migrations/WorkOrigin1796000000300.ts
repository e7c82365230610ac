import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "work"."promised" ADD "request_id" text',
  'ALTER TABLE "work"."promised" ADD "traceparent" text',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "work"."promised" DROP COLUMN "traceparent"',
  'ALTER TABLE "work"."promised" DROP COLUMN "request_id"',
];

/** Generated from the tables of `work`; edited by hand only where data must move. */
export class WorkOrigin1796000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
