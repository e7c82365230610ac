import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "conversions"."action" ADD "routing" text',
  'ALTER TABLE "conversions"."event" ADD "consents" jsonb',
  'ALTER TABLE "conversions"."delivery" ADD "consent_effect" text',
  `CREATE INDEX "delivery_consent_idx" ON "conversions"."delivery"  ("space_id", "connection_id", "settled_at") WHERE reason = 'CONSENT_MISSING'`,
  'CREATE TABLE "conversions"."event_id_reservation" ("space_id" text NOT NULL, "key" text NOT NULL, "event_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "event_id_reservation_pkey" PRIMARY KEY ("space_id", "key"))',
  'ALTER TABLE "conversions"."event_id_reservation" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."event_id_reservation" FORCE ROW LEVEL SECURITY',
  `CREATE POLICY "tenant" ON "conversions"."event_id_reservation" USING ("space_id" = nullif(current_setting('app.space_id', true), '')) WITH CHECK ("space_id" = nullif(current_setting('app.space_id', true), ''))`,
  'CREATE INDEX "event_id_reservation_event_idx" ON "conversions"."event_id_reservation"  ("space_id", "event_id") ',
  'CREATE INDEX "event_id_reservation_old_idx" ON "conversions"."event_id_reservation"  ("space_id", "created_at") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "conversions"."event_id_reservation_old_idx"',
  'DROP INDEX "conversions"."event_id_reservation_event_idx"',
  'DROP TABLE "conversions"."event_id_reservation"',
  'DROP INDEX "conversions"."delivery_consent_idx"',
  'ALTER TABLE "conversions"."delivery" DROP COLUMN "consent_effect"',
  'ALTER TABLE "conversions"."event" DROP COLUMN "consents"',
  'ALTER TABLE "conversions"."action" DROP COLUMN "routing"',
];

/**
 * Who said what of consent and how each platform got the conversion, which platforms get the
 * conversions of an action, and the event ids that were counted.
 */
export class AddConsentRoutingAndEventIds1796000000020 implements MigrationInterface {
  readonly name = 'AddConsentRoutingAndEventIds1796000000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
