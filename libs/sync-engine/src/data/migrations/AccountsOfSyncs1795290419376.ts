import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "sync"."sync" ADD "settled_connections" jsonb NOT NULL DEFAULT \'[]\'',
];

const DOWN: readonly string[] = ['ALTER TABLE "sync"."sync" DROP COLUMN "settled_connections"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class AccountsOfSyncs1795290419376 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
