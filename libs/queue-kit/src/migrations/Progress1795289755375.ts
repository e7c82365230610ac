import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "work"',
  'CREATE TABLE "work"."dead" ("id" text NOT NULL, "queue" text NOT NULL, "kind" text NOT NULL, "space_id" text NOT NULL, "account_id" text NOT NULL, "failures" integer NOT NULL, "stalls" integer NOT NULL, "reason" text NOT NULL, "died_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "dead_pkey" PRIMARY KEY ("id"))',
  'ALTER TABLE "work"."promised" ADD "progress_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()',
  'ALTER TABLE "work"."promised" ADD "stalls" integer NOT NULL DEFAULT \'0\'',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "work"."promised" DROP COLUMN "stalls"',
  'ALTER TABLE "work"."promised" DROP COLUMN "progress_at"',
  'DROP TABLE "work"."dead"',
];

/** Generated from the tables of `work`; edited by hand only where data must move. */
export class Progress1795289755375 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
