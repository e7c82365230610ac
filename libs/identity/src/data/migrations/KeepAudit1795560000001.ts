import type { MigrationInterface, QueryRunner } from 'typeorm';

const HEAD = 'SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$';

const COLUMNS =
  'id, created_at, account_id, space_id, actor, user_id, credential_id, action, request_id, address, change, target, targets, rows, members, before, after, plan_hash, outcome';

const NEXT_ID = `'aud_' || lpad(nextval('identity.audit_entry_number')::text, 26, '0')`;

const FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION "identity"."audit_key"("row" jsonb, "names" text[]) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT string_agg($1->>n.name, ' ' ORDER BY n.at) FROM unnest($2) WITH ORDINALITY n (name, at) $$`,
  // One entry for a statement, an account and a Space. $1 of the trigger: whose the rows are; $2: the
  // columns that name a row; $3: columns whose change alone is none; $4: 'people' to leave the worker out.
  `CREATE FUNCTION "identity"."record_change"() RETURNS trigger LANGUAGE plpgsql ${HEAD}
  DECLARE
    owned_by text := TG_ARGV[0];
    names text[] := string_to_array(TG_ARGV[1], ',');
    ignored text[] := string_to_array(TG_ARGV[2], ',');
    process text := current_setting('application_name', true);
    act jsonb := coalesce(nullif(current_setting('app.acting', true), '')::jsonb,
      CASE WHEN process LIKE 'switchyard-%' THEN jsonb_build_object('kind', substr(process, 12))
        ELSE jsonb_build_object('kind', 'database', 'credentialId', session_user) END);
    olds jsonb[];
    news jsonb[];
  BEGIN
    IF TG_ARGV[3] = 'people' AND act->>'kind' = 'worker' THEN RETURN NULL; END IF;
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(to_jsonb(t)) INTO news FROM new_rows t;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(to_jsonb(t)) INTO olds FROM old_rows t;
    ELSE
      SELECT array_agg(o.row), array_agg(n.row) INTO olds, news
        FROM (SELECT to_jsonb(t) AS row FROM old_rows t) o
        FULL JOIN (SELECT to_jsonb(t) AS row FROM new_rows t) n
          ON identity.audit_key(o.row, names) = identity.audit_key(n.row, names)
        WHERE (o.row - ignored) IS DISTINCT FROM (n.row - ignored);
    END IF;
    IF olds IS NULL AND news IS NULL THEN RETURN NULL; END IF;
    WITH one AS MATERIALIZED (
      SELECT u.before, u.after, r.row, r.row->>'space_id' AS space_id, identity.audit_key(r.row, names) AS key,
        coalesce(CASE
          WHEN owned_by <> 'space_id' AND owned_by <> 'user_id' THEN r.row->>owned_by
          WHEN owned_by = 'user_id' THEN (SELECT p.account_id FROM identity.app_user p WHERE p.id = r.row->>'user_id')
          WHEN r.row->>'space_id' = current_setting('app.space_id', true) THEN current_setting('app.account_id', true)
          ELSE (SELECT s.account_id FROM identity.space s WHERE s.id = r.row->>'space_id') END, '') AS account_id
      FROM unnest(olds, news) u (before, after), LATERAL (SELECT coalesce(u.after, u.before) AS row) r
    ), member AS (
      SELECT o.account_id, o.space_id, jsonb_agg(DISTINCT m.key ORDER BY m.key) AS members
      FROM one o, jsonb_each(o.after) m
      WHERE o.before->m.key IS DISTINCT FROM m.value AND o.before IS NOT NULL AND m.key <> ALL (ignored)
      GROUP BY 1, 2
    ), entry AS (
      INSERT INTO identity.audit_entry (${COLUMNS})
      SELECT ${NEXT_ID}, clock_timestamp(), o.account_id, o.space_id, act->>'kind',
        coalesce(act->>'userId', max(o.row->>'user_id') FILTER (WHERE act->>'kind' = 'visitor')), act->>'credentialId',
        act->>'action', act->>'requestId', act->>'address', lower(TG_OP), TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME,
        to_jsonb((array_agg(o.key ORDER BY o.key))[1:100]), count(*), coalesce(max(m.members::text), '[]')::jsonb,
        encode(sha256(convert_to(string_agg(o.before::text, E'\\n' ORDER BY o.key), 'UTF8')), 'hex'),
        encode(sha256(convert_to(string_agg(o.after::text, E'\\n' ORDER BY o.key), 'UTF8')), 'hex'),
        max(o.row->>'plan_hash'), 'done'
      FROM one o LEFT JOIN member m ON m.account_id = o.account_id AND m.space_id IS NOT DISTINCT FROM o.space_id
      GROUP BY o.account_id, o.space_id
      RETURNING id, account_id
    )
    INSERT INTO identity.audit_waiting (entry_id, account_id) SELECT e.id, e.account_id FROM entry e;
    RETURN NULL;
  END $$`,
  // Requests that were refused, counted. $1: a list of objects with the columns that such an entry has.
  `CREATE FUNCTION "identity"."record_refusals"("refused" jsonb) RETURNS void LANGUAGE sql ${HEAD}
    WITH entry AS (
      INSERT INTO identity.audit_entry (${COLUMNS})
      SELECT ${NEXT_ID}, clock_timestamp(), r.account_id, r.space_id, r.actor, r.user_id, r.credential_id, r.action, NULL, r.address,
        'refusal', 'request', '[]', r.rows, '[]', NULL, NULL, NULL, r.outcome
      FROM jsonb_to_recordset($1) r (account_id text, space_id text, actor text, user_id text, credential_id text, action text, address text, rows integer, outcome text)
      RETURNING id, account_id
    )
    INSERT INTO identity.audit_waiting (entry_id, account_id) SELECT e.id, e.account_id FROM entry e $$`,
];

const UP: readonly string[] = [
  'CREATE SEQUENCE "identity"."audit_entry_number"',
  'CREATE TABLE "identity"."audit_entry" ("id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "account_id" text NOT NULL, "space_id" text, "actor" text NOT NULL, "user_id" text, "credential_id" text, "action" text, "request_id" text, "address" text, "change" text NOT NULL, "target" text NOT NULL, "targets" jsonb NOT NULL, "rows" integer NOT NULL, "members" jsonb NOT NULL, "before" text, "after" text, "plan_hash" text, "outcome" text NOT NULL, CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "audit_entry_newest_idx" ON "identity"."audit_entry"  ("account_id", "created_at", "id")',
  'CREATE TABLE "identity"."audit_link" ("account_id" text NOT NULL, "seq" bigint NOT NULL, "entry_id" text NOT NULL, "digest" text NOT NULL, CONSTRAINT "audit_link_pkey" PRIMARY KEY ("account_id", "seq"))',
  'CREATE UNIQUE INDEX "audit_link_entry_uq" ON "identity"."audit_link"  ("entry_id")',
  'CREATE TABLE "identity"."audit_waiting" ("entry_id" text NOT NULL, "account_id" text NOT NULL, CONSTRAINT "audit_waiting_pkey" PRIMARY KEY ("entry_id"))',
  ...FUNCTIONS,
];

const DOWN: readonly string[] = [
  'DROP FUNCTION "identity"."record_refusals"(jsonb)',
  'DROP FUNCTION "identity"."record_change"() CASCADE',
  'DROP FUNCTION "identity"."audit_key"(jsonb, text[])',
  'DROP TABLE "identity"."audit_waiting"',
  'DROP TABLE "identity"."audit_link"',
  'DROP TABLE "identity"."audit_entry"',
  'DROP SEQUENCE "identity"."audit_entry_number"',
];

/** The audit trail: entries that are added by triggers, and the chain over those of an account. */
export class KeepAudit1795560000001 implements MigrationInterface {
  readonly name = 'KeepAudit1795560000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
