import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIED =
  '"level", "day", "campaign_id", "object_id", "platform", "connection_id", "ad_group_id", "currency", "impressions", "clicks", "spend_micros", "conversions_micros", "conversion_value_micros"';
const MARKED = '"connection_id", "level", "platform", "zone", "read_at", "from_day", "to_day"';
/** The same columns of the elements of an array. */
const of = (row: string, columns: string): string =>
  columns
    .split(', ')
    .map((name) => `${row}.${name}`)
    .join(', ');

/**
 * Moves the figures of a campaign from the Space that the transaction is bound to into another one,
 * a day at a time. The api may not write figures: this lets it move them, as they are, and do
 * nothing else with them. Row-level security holds for the owner too, so the rows leave under the
 * one Space and arrive under the other. How fresh the figures of these connections are goes with
 * them where the other Space does not know it.
 */
const MOVE_CAMPAIGN = `
  CREATE FUNCTION "reporting"."move_campaign"("campaign" text, "target" text, "connections" text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    source text := current_setting('app.space_id');
    one date;
    facts reporting.daily_performance[];
    marks reporting.read_mark[];
  BEGIN
    SELECT array_agg(m) INTO marks FROM reporting.read_mark m WHERE m.space_id = source AND m.connection_id = ANY(connections);
    PERFORM set_config('app.space_id', target, true);
    INSERT INTO reporting.read_mark ("space_id", ${MARKED}) SELECT target, ${of('m', MARKED)} FROM unnest(marks) m ON CONFLICT DO NOTHING;
    PERFORM set_config('app.space_id', source, true);
    FOR one IN SELECT DISTINCT d.day FROM reporting.daily_performance d WHERE d.space_id = source AND d.campaign_id = campaign LOOP
      WITH gone AS (DELETE FROM reporting.daily_performance d WHERE d.space_id = source AND d.campaign_id = campaign AND d.day = one RETURNING d AS fact)
        SELECT array_agg(g.fact) INTO facts FROM gone g;
      PERFORM set_config('app.space_id', target, true);
      INSERT INTO reporting.daily_performance ("space_id", ${COPIED}) SELECT target, ${of('f', COPIED)} FROM unnest(facts) f;
      PERFORM set_config('app.space_id', source, true);
    END LOOP;
  END $$`;

/** TypeORM knows no functions, so this is written by hand. */
export class MoveFigures1795563000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MOVE_CAMPAIGN);
    await runner.query(
      'REVOKE ALL ON FUNCTION "reporting"."move_campaign"(text, text, text[]) FROM PUBLIC',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION "reporting"."move_campaign"(text, text, text[])');
  }
}
