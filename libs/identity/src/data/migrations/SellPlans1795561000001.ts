import type { MigrationInterface, QueryRunner } from 'typeorm';

const HEAD = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$';

/**
 * What the api's role cannot do to an account by itself. As with tokens, a living session is asked
 * for; plans change by a customer that a session of the account was bound to.
 */
const FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION "identity"."change_account"("session" text, "changes" jsonb, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, false);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    UPDATE identity.account a SET name = coalesce($2->>'name', a.name), currency = coalesce($2->>'currency', a.currency),
      time_zone = coalesce($2->>'time_zone', a.time_zone) WHERE a.id = person.account_id;
    RETURN 'DONE';
  END $$`,
  // $2: true to mark it for deletion in 14 days, false to keep it. Who registered it alone may.
  `CREATE FUNCTION "identity"."end_account"("session" text, "ends" boolean, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, $2);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    IF person.user_id <> (SELECT u.id FROM identity.app_user u WHERE u.account_id = person.account_id ORDER BY u.created_at, u.id LIMIT 1) THEN
      RETURN 'FORBIDDEN';
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(person.account_id, 7));
    UPDATE identity.account a SET deletion_due_at = CASE WHEN $2 THEN coalesce(a.deletion_due_at, greatest($3, now()) + interval '14 days') END
      WHERE a.id = person.account_id;
    RETURN 'DONE';
  END $$`,
  `CREATE FUNCTION "identity"."bind_customer"("session" text, "customer_id" text, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, false);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    INSERT INTO identity.billing_customer (account_id, customer_id, is_live, renews, created_at)
      VALUES (person.account_id, $2, false, false, $3) ON CONFLICT DO NOTHING;
    IF NOT EXISTS (SELECT FROM identity.billing_customer b WHERE b.account_id = person.account_id AND b.customer_id = $2) THEN
      RETURN 'TAKEN';
    END IF;
    RETURN 'DONE';
  END $$`,
  // What was read of a customer because of an event, and when the reading began. Each event once; an
  // older reading never replaces a newer one.
  `CREATE FUNCTION "identity"."apply_subscription"("customer_id" text, "event_id" text, "reading" jsonb, "read_at" timestamptz) RETURNS text ${HEAD}
  DECLARE whose text;
  BEGIN
    SELECT b.account_id INTO whose FROM identity.billing_customer b WHERE b.customer_id = $1 FOR UPDATE;
    IF NOT FOUND THEN RETURN 'UNKNOWN'; END IF;
    DELETE FROM identity.billing_event e WHERE e.account_id = whose AND e.received_at < now() - interval '60 days';
    INSERT INTO identity.billing_event (id, account_id, received_at) VALUES ($2, whose, now()) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN 'REPEATED'; END IF;
    UPDATE identity.billing_customer b SET subscription_id = $3->>'subscription_id', is_live = ($3->>'is_live')::boolean,
      renews = ($3->>'renews')::boolean, read_at = $4 WHERE b.account_id = whose AND (b.read_at IS NULL OR b.read_at <= $4);
    IF NOT FOUND THEN RETURN 'STALE'; END IF;
    UPDATE identity.account a SET plan = $3->>'plan', subscription = $3->>'subscription'
      WHERE a.id = whose AND $3->>'plan' IN ('free', 'starter', 'pro', 'enterprise') AND $3->>'subscription' IN ('active', 'expired');
    RETURN 'DONE';
  END $$`,
];

/**
 * Removes an account that is due with every row that names it or one of its Spaces, in all schemas of
 * the owner, but not the audit trail. The time that is given counts only as far as it is the past, so
 * that no role can do it early; the owner may let a database of tests believe it. The owner is under
 * the policies, too: each Space is entered.
 */
const REMOVE = `CREATE FUNCTION "identity"."remove_account"("account_id" text, "mail_id" text, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE
    now_is timestamptz := CASE WHEN EXISTS (SELECT FROM identity.test_clock) THEN $3 ELSE least($3, now()) END;
    spaces text[] := ARRAY(SELECT s.id FROM identity.space s WHERE s.account_id = $1);
    people text[] := ARRAY(SELECT u.id FROM identity.app_user u WHERE u.account_id = $1 ORDER BY u.created_at, u.id);
    emails text[] := ARRAY(SELECT u.email FROM identity.app_user u WHERE u.account_id = $1 ORDER BY u.created_at, u.id);
    hosts text[] := ARRAY(SELECT DISTINCT s.account_id FROM identity.membership m JOIN identity.space s ON s.id = m.space_id
      WHERE m.user_id = ANY (people) AND s.account_id <> $1);
    one text;
    part record;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended($1, 7));
    PERFORM FROM identity.account a WHERE a.id = $1 AND a.deletion_due_at <= now_is FOR UPDATE;
    IF NOT FOUND THEN RETURN 'NOT_DUE'; END IF;
    IF EXISTS (SELECT FROM identity.billing_customer b WHERE b.account_id = $1 AND b.renews) THEN RETURN 'SUBSCRIBED'; END IF;
    DELETE FROM identity.stored_answer a WHERE a.token_id IN (
      SELECT t.id FROM identity.access_token t WHERE t.account_id = $1 UNION ALL SELECT k.id FROM identity.website_key k WHERE k.account_id = $1);
    FOR part IN SELECT n.nspname AS schema, c.relname AS name
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute k ON k.attrelid = c.oid
        WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND k.attname = 'user_id'
          AND c.relowner = (SELECT r.oid FROM pg_roles r WHERE r.rolname = current_user)
          AND n.nspname = 'identity' AND c.relname NOT LIKE 'audit\\_%' ORDER BY c.relname LOOP
      EXECUTE format('DELETE FROM %I.%I WHERE user_id = ANY ($1)', part.schema, part.name) USING people;
    END LOOP;
    DELETE FROM identity.invitation i WHERE i.email = ANY (emails);
    DELETE FROM identity.queued_mail m WHERE m.email = ANY (emails);
    FOREACH one IN ARRAY hosts LOOP
      PERFORM set_config('app.account_id', one, true);
      DELETE FROM identity.alert_reading r WHERE r.user_id = ANY (people);
    END LOOP;
    PERFORM set_config('app.account_id', $1, true);
    FOREACH one IN ARRAY spaces || ''::text LOOP
      PERFORM set_config('app.space_id', one, true);
      FOR part IN SELECT n.nspname AS schema, c.relname AS name, k.attname AS key
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute k ON k.attrelid = c.oid
          WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND k.attname = CASE one WHEN '' THEN 'account_id' ELSE 'space_id' END
            AND c.relowner = (SELECT r.oid FROM pg_roles r WHERE r.rolname = current_user)
            AND n.nspname NOT IN ('public', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
            AND NOT (n.nspname = 'identity' AND c.relname LIKE 'audit\\_%')
          ORDER BY n.nspname = 'identity', n.nspname, c.relname LOOP
        EXECUTE format('DELETE FROM %I.%I WHERE %I = $1', part.schema, part.name, part.key) USING CASE one WHEN '' THEN $1 ELSE one END;
      END LOOP;
    END LOOP;
    DELETE FROM identity.account a WHERE a.id = $1;
    INSERT INTO identity.queued_mail (id, kind, email, created_at, next_at, attempts)
      SELECT $2, 'account_deleted', emails[1], $3, $3, 0 WHERE cardinality(emails) > 0;
    RETURN 'DONE';
  END $$`;

/** An account is called as the person who registered it, until that is changed. */
const NAME = `UPDATE "identity"."account" a SET "name" = coalesce((SELECT coalesce(nullif(p."name", ''), u."email") FROM "identity"."app_user" u
  JOIN "identity"."profile" p ON p."user_id" = u."id" WHERE u."account_id" = a."id" ORDER BY u."created_at", u."id" LIMIT 1), '')`;

const OWN_ROWS = `"account_id" = nullif(current_setting('app.account_id', true), '')`;

const UP: readonly string[] = [
  `ALTER TABLE "identity"."account" ADD "name" text NOT NULL DEFAULT ''`,
  'ALTER TABLE "identity"."account" ADD "deletion_due_at" TIMESTAMP(3) WITH TIME ZONE',
  'CREATE INDEX "account_deletion_idx" ON "identity"."account"  ("deletion_due_at") WHERE deletion_due_at is not null',
  NAME,
  'CREATE TABLE "identity"."plan_use" ("account_id" text NOT NULL, "action" text NOT NULL, "period" text NOT NULL, "used" integer NOT NULL, CONSTRAINT "plan_use_pkey" PRIMARY KEY ("account_id", "action", "period"))',
  'ALTER TABLE "identity"."plan_use" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."plan_use" FORCE ROW LEVEL SECURITY',
  `CREATE POLICY "tenant" ON "identity"."plan_use" USING (${OWN_ROWS}) WITH CHECK (${OWN_ROWS})`,
  'CREATE TABLE "identity"."billing_customer" ("account_id" text NOT NULL, "customer_id" text NOT NULL, "subscription_id" text, "is_live" boolean NOT NULL, "renews" boolean NOT NULL, "read_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "billing_customer_pkey" PRIMARY KEY ("account_id"))',
  'CREATE UNIQUE INDEX "billing_customer_customer_uq" ON "identity"."billing_customer"  ("customer_id")',
  'CREATE TABLE "identity"."billing_event" ("id" text NOT NULL, "account_id" text NOT NULL, "received_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "billing_event_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "billing_event_account_idx" ON "identity"."billing_event"  ("account_id", "received_at")',
  'CREATE TABLE "identity"."test_clock" ("is_believed" boolean NOT NULL, CONSTRAINT "test_clock_pkey" PRIMARY KEY ("is_believed"))',
  ...FUNCTIONS,
  REMOVE,
];

const DOWN: readonly string[] = [
  'DROP FUNCTION "identity"."remove_account"(text, text, timestamptz)',
  'DROP FUNCTION "identity"."apply_subscription"(text, text, jsonb, timestamptz)',
  'DROP FUNCTION "identity"."bind_customer"(text, text, timestamptz)',
  'DROP FUNCTION "identity"."end_account"(text, boolean, timestamptz)',
  'DROP FUNCTION "identity"."change_account"(text, jsonb, timestamptz)',
  'DROP TABLE "identity"."test_clock"',
  'DROP TABLE "identity"."billing_event"',
  'DROP TABLE "identity"."billing_customer"',
  'DROP TABLE "identity"."plan_use"',
  'DROP INDEX "identity"."account_deletion_idx"',
  'ALTER TABLE "identity"."account" DROP COLUMN "deletion_due_at"',
  'ALTER TABLE "identity"."account" DROP COLUMN "name"',
];

/** Names and ends of accounts, counted use of plans, and customers of the billing service. */
export class SellPlans1795561000001 implements MigrationInterface {
  readonly name = 'SellPlans1795561000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
