import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "work"',
  'CREATE TABLE "work"."promised" ("id" text NOT NULL, "queue" text NOT NULL, "kind" text NOT NULL, "space_id" text NOT NULL, "account_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "due_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "lease_until" TIMESTAMP(3) WITH TIME ZONE, "holder" text, "fence" bigint NOT NULL DEFAULT \'0\', "failures" integer NOT NULL DEFAULT \'0\', CONSTRAINT "promised_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "promised_due_idx" ON "work"."promised"  ("due_at") ',
  'CREATE TABLE "work"."worker" ("id" text NOT NULL, "seen_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "worker_pkey" PRIMARY KEY ("id"))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "work"."worker"',
  'DROP INDEX "work"."promised_due_idx"',
  'DROP TABLE "work"."promised"',
];

/** Generated from the tables of `work`; edited by hand only where data must move. */
export class CreateWork1795254692891 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
