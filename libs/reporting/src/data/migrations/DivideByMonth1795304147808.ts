import type { MigrationInterface, QueryRunner } from 'typeorm';

const TENANT = `("space_id" = nullif(current_setting('app.space_id', true), ''))`;

const guarded = (table: string): readonly string[] => [
  `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
  `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
  `CREATE POLICY "tenant" ON ${table} USING ${TENANT} WITH CHECK ${TENANT}`,
];

/**
 * Makes the months of some days that do not exist yet. The application calls it and owns nothing,
 * so it runs as the owner, with names that no caller can redirect, and makes nothing but months. A
 * month is built beside the table and attached, which keeps no reader waiting. Its own row-level
 * security admits no role: the policy applies to access through the table.
 */
const ENSURE_MONTHS = `
  CREATE FUNCTION "reporting"."ensure_months"("first" date, "last" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    month date := date_trunc('month', first)::date;
    name text;
  BEGIN
    IF first IS NULL OR last IS NULL OR first < '2000-01-01' OR last >= '2200-01-01' OR last < first OR last - first > 3700 THEN
      RAISE EXCEPTION 'no months from % to %', first, last USING ERRCODE = '22023';
    END IF;
    WHILE month <= last LOOP
      name := 'daily_performance_' || to_char(month, 'YYYY_MM');
      IF NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'reporting'::regnamespace AND relname = name) THEN
        PERFORM pg_advisory_xact_lock(7412965);
        IF NOT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'reporting'::regnamespace AND relname = name) THEN
          EXECUTE format('CREATE TABLE reporting.%I (LIKE reporting.daily_performance INCLUDING ALL)', name);
          EXECUTE format('ALTER TABLE reporting.%I ENABLE ROW LEVEL SECURITY', name);
          EXECUTE format('ALTER TABLE reporting.daily_performance ATTACH PARTITION reporting.%I FOR VALUES FROM (%L) TO (%L)', name, month, (month + interval '1 month')::date);
        END IF;
      END IF;
      month := (month + interval '1 month')::date;
    END LOOP;
  END $$`;

const FIGURES =
  '"impressions", "clicks", "spend_micros", "conversions_micros", "conversion_value_micros"';

const UP: readonly string[] = [
  'ALTER TABLE "reporting"."daily_performance" RENAME TO "undivided"',
  'ALTER TABLE "reporting"."undivided" RENAME CONSTRAINT "daily_performance_pkey" TO "undivided_pkey"',
  // The owner reads all Spaces' rows for the move.
  'ALTER TABLE "reporting"."undivided" DISABLE ROW LEVEL SECURITY',
  'CREATE TABLE "reporting"."daily_performance" ("space_id" text NOT NULL, "level" text NOT NULL, "day" date NOT NULL, "campaign_id" text NOT NULL, "object_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "ad_group_id" text, "currency" text NOT NULL, "impressions" bigint NOT NULL, "clicks" bigint NOT NULL, "spend_micros" bigint NOT NULL, "conversions_micros" bigint, "conversion_value_micros" bigint, CONSTRAINT "daily_performance_pkey" PRIMARY KEY ("space_id", "level", "day", "campaign_id", "object_id", "platform", "connection_id")) PARTITION BY RANGE ("day")',
  'CREATE TABLE "reporting"."read_mark" ("space_id" text NOT NULL, "connection_id" text NOT NULL, "level" text NOT NULL, "platform" text NOT NULL, "read_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "from_day" date NOT NULL, "to_day" date NOT NULL, CONSTRAINT "read_mark_pkey" PRIMARY KEY ("space_id", "connection_id", "level"))',
  ENSURE_MONTHS,
  'REVOKE ALL ON FUNCTION "reporting"."ensure_months"(date, date) FROM PUBLIC',
  'SELECT "reporting"."ensure_months"("day", "day") FROM (SELECT DISTINCT date_trunc(\'month\', "day")::date AS "day" FROM "reporting"."undivided") "months"',
  `INSERT INTO "reporting"."daily_performance" ("space_id", "level", "day", "campaign_id", "object_id", "platform", "connection_id", "currency", ${FIGURES})
    SELECT "space_id", 'campaign', "day", "campaign_id", "campaign_id", "platform", "connection_id", "currency", ${FIGURES} FROM "reporting"."undivided"`,
  `INSERT INTO "reporting"."read_mark" SELECT "space_id", "connection_id", 'campaign', min("platform"), max("recorded_at"), min("day"), max("day") FROM "reporting"."undivided" GROUP BY "space_id", "connection_id"`,
  'DROP TABLE "reporting"."undivided"',
  ...guarded('"reporting"."daily_performance"'),
  ...guarded('"reporting"."read_mark"'),
];

const DOWN: readonly string[] = [
  'ALTER TABLE "reporting"."daily_performance" DISABLE ROW LEVEL SECURITY',
  'ALTER TABLE "reporting"."read_mark" DISABLE ROW LEVEL SECURITY',
  'ALTER TABLE "reporting"."daily_performance" RENAME TO "divided"',
  'ALTER TABLE "reporting"."divided" RENAME CONSTRAINT "daily_performance_pkey" TO "divided_pkey"',
  'CREATE TABLE "reporting"."daily_performance" ("space_id" text NOT NULL, "campaign_id" text NOT NULL, "platform" text NOT NULL, "connection_id" text NOT NULL, "day" date NOT NULL, "currency" text NOT NULL, "impressions" bigint NOT NULL, "clicks" bigint NOT NULL, "spend_micros" bigint NOT NULL, "conversions_micros" bigint NOT NULL, "conversion_value_micros" bigint NOT NULL, "recorded_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "daily_performance_pkey" PRIMARY KEY ("space_id", "campaign_id", "platform", "connection_id", "day"))',
  `INSERT INTO "reporting"."daily_performance" SELECT "space_id", "campaign_id", "platform", "connection_id", "day", "currency", "impressions", "clicks", "spend_micros",
    coalesce("conversions_micros", 0), coalesce("conversion_value_micros", 0), coalesce((SELECT "read_at" FROM "reporting"."read_mark" "m" WHERE "m"."space_id" = "d"."space_id" AND "m"."connection_id" = "d"."connection_id" AND "m"."level" = 'campaign'), now())
    FROM "reporting"."divided" "d" WHERE "level" = 'campaign'`,
  'DROP TABLE "reporting"."divided"',
  'DROP TABLE "reporting"."read_mark"',
  'DROP FUNCTION "reporting"."ensure_months"(date, date)',
  ...guarded('"reporting"."daily_performance"'),
  'CREATE INDEX "daily_performance_day_idx" ON "reporting"."daily_performance" ("space_id", "day")',
];

/**
 * Facts of all levels, a partition for each month; earlier facts stay, as facts of campaigns.
 * TypeORM supports neither partitions nor functions, so this is written by hand.
 */
export class DivideByMonth1795304147808 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
