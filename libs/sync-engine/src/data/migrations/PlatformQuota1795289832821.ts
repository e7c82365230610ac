import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "sync"',
  'CREATE TABLE "sync"."platform_quota" ("platform" text NOT NULL, "owner" text NOT NULL, "hour" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "used" bigint NOT NULL, CONSTRAINT "platform_quota_pkey" PRIMARY KEY ("platform", "owner", "hour"))',
];

const DOWN: readonly string[] = ['DROP TABLE "sync"."platform_quota"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class PlatformQuota1795289832821 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
