import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "conversions"',
  'CREATE TABLE "conversions"."event" ("space_id" text NOT NULL, "id" text NOT NULL, "door" text NOT NULL, "action_id" text NOT NULL, "occurred_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "value_micros" bigint, "currency" text, "order_id" text, "click_ids" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "event_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "conversions"."event" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."event" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."event" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "event_newest_idx" ON "conversions"."event"  ("space_id", "door", "created_at", "id") ',
  'CREATE TABLE "conversions"."reservation" ("space_id" text NOT NULL, "action_id" text NOT NULL, "order_id" text NOT NULL, "event_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "reservation_pkey" PRIMARY KEY ("space_id", "action_id", "order_id"))',
  'ALTER TABLE "conversions"."reservation" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."reservation" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."reservation" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE TABLE "conversions"."delivery" ("space_id" text NOT NULL, "event_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text, "status" text NOT NULL, "reason" text, "until" TIMESTAMP(3) WITH TIME ZONE, "due_at" TIMESTAMP(3) WITH TIME ZONE, "attempts" integer NOT NULL, "platform_error" jsonb, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "delivery_pkey" PRIMARY KEY ("space_id", "event_id", "platform"))',
  'ALTER TABLE "conversions"."delivery" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."delivery" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."delivery" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "delivery_due_idx" ON "conversions"."delivery"  ("space_id", "connection_id", "due_at", "event_id") WHERE due_at is not null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "conversions"."delivery_due_idx"',
  'DROP TABLE "conversions"."delivery"',
  'DROP TABLE "conversions"."reservation"',
  'DROP INDEX "conversions"."event_newest_idx"',
  'DROP TABLE "conversions"."event"',
];

/** Generated from the tables of `conversions`; edited by hand only where data must move. */
export class AddConversions1795335678050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
