import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."platform_pace" ("key" text NOT NULL, "points" integer NOT NULL, "expire" bigint, CONSTRAINT "platform_pace_pkey" PRIMARY KEY ("key"))',
];

const DOWN: readonly string[] = ['DROP TABLE "sync"."platform_pace"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class PlatformPace1795276845720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
