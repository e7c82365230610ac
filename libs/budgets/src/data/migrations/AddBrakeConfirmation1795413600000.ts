import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "budgets"."brake_event" ADD "confirmed_at" TIMESTAMP(3) WITH TIME ZONE',
];

const DOWN: readonly string[] = ['ALTER TABLE "budgets"."brake_event" DROP COLUMN "confirmed_at"'];

/** Generated from the tables of `budgets`; edited by hand only where data must move. */
export class AddBrakeConfirmation1795413600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
