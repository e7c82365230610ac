import type { MigrationInterface, QueryRunner } from 'typeorm';

const MEMBERS = ['ad_user_data', 'ad_personalization'];

const statement = (member: string): string =>
  `'${member}', case when "consents"->'${member}' is not null then jsonb_build_object('state', "consents"->>'${member}', 'by', 'server', 'at', floor(extract(epoch from "last_seen_at") * 1000)::int8) end`;

/**
 * Under a name of its own: who still reads plain states must not take a statement for one. What was
 * kept without its speaker counts as a server's word, which no website raises.
 */
const UP: readonly string[] = [
  'ALTER TABLE "conversions"."known_person" RENAME COLUMN "consent" TO "consents"',
  'ALTER TABLE "conversions"."known_person" NO FORCE ROW LEVEL SECURITY',
  `UPDATE "conversions"."known_person" SET "consents" = nullif(jsonb_strip_nulls(jsonb_build_object(${MEMBERS.map(statement).join(', ')})), '{}') WHERE "consents" IS NOT NULL`,
  'ALTER TABLE "conversions"."known_person" FORCE ROW LEVEL SECURITY',
];

const state = (member: string): string => `'${member}', "consents"->'${member}'->>'state'`;

const DOWN: readonly string[] = [
  'ALTER TABLE "conversions"."known_person" NO FORCE ROW LEVEL SECURITY',
  `UPDATE "conversions"."known_person" SET "consents" = nullif(jsonb_strip_nulls(jsonb_build_object(${MEMBERS.map(state).join(', ')})), '{}') WHERE "consents" IS NOT NULL`,
  'ALTER TABLE "conversions"."known_person" FORCE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."known_person" RENAME COLUMN "consents" TO "consent"',
];

/** Generated from the tables of `conversions`; edited by hand only where data must move. */
export class KeepWhoSaidConsent1795380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
