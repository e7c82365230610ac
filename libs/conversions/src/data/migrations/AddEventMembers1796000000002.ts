import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "conversions"."event" ADD "external_event_id" text',
  `ALTER TABLE "conversions"."event" ADD "action_source" text NOT NULL DEFAULT 'system_generated'`,
  'ALTER TABLE "conversions"."event" ADD "country" text',
  'ALTER TABLE "conversions"."event" ADD "details" jsonb',
  'ALTER TABLE "conversions"."event" ADD "is_test" boolean NOT NULL DEFAULT false',
  'ALTER TABLE "conversions"."action" ADD "event_name" text',
  'ALTER TABLE "conversions"."action" ADD "platform_events" jsonb',
  'CREATE UNIQUE INDEX "action_event_uq" ON "conversions"."action"  ("space_id", "event_name") WHERE event_name is not null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "conversions"."action_event_uq"',
  'ALTER TABLE "conversions"."action" DROP COLUMN "platform_events"',
  'ALTER TABLE "conversions"."action" DROP COLUMN "event_name"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "is_test"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "details"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "country"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "action_source"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "external_event_id"',
];

/** More members of conversions, and actions for events of other names than the funnel's. */
export class AddEventMembers1796000000002 implements MigrationInterface {
  readonly name = 'AddEventMembers1796000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
