import { longLocks } from './testing/lock-rules';

const rulesOf = (statement: string, isAlone = false): readonly string[] =>
  longLocks([{ isAlone, statements: [statement] }]).map(({ rule }) => rule);

describe('refused beside running processes', () => {
  it.each([
    'CREATE INDEX "a_idx" ON "sync"."sync" ("space_id")',
    'create unique index a_uq on sync.sync (space_id)',
    'CREATE INDEX CONCURRENTLY "a_idx" ON "sync"."sync" ("space_id")',
    'ALTER TABLE "sync"."sync" ADD "kind" text NOT NULL',
    'ALTER TABLE "sync"."sync" ADD COLUMN "kind" text NOT NULL DEFAULT gen_random_uuid()',
    'ALTER TABLE "sync"."sync" ADD COLUMN "moment" timestamptz DEFAULT clock_timestamp()',
    'ALTER TABLE "sync"."sync" ALTER COLUMN "kind" TYPE bigint',
    'ALTER TABLE "sync"."sync" ALTER COLUMN "kind" SET NOT NULL',
    'ALTER TABLE "sync"."sync" ADD CONSTRAINT "c" CHECK (seq > 0)',
    'ALTER TABLE "sync"."sync" ADD CONSTRAINT "p" PRIMARY KEY ("id")',
    'ALTER TABLE "sync"."sync" DROP COLUMN "kind"',
    'ALTER TABLE "sync"."sync" RENAME COLUMN "kind" TO "sort"',
    'DROP TABLE "sync"."sync"',
    'UPDATE "sync"."sync" SET kind = 1',
    'DELETE FROM "sync"."sync"',
    'TRUNCATE "sync"."sync"',
    'LOCK TABLE "sync"."sync"',
  ])('%s', (statement) => expect(rulesOf(statement)).not.toEqual([]));
});

describe('taken', () => {
  it.each([
    'ALTER TABLE "sync"."sync" ADD "kind" text',
    `ALTER TABLE "sync"."sync" ADD "kind" text NOT NULL DEFAULT 'a'`,
    'ALTER TABLE "sync"."sync" ADD "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()',
    'ALTER TABLE "sync"."sync" ADD CONSTRAINT "c" CHECK (seq > 0) NOT VALID',
    'ALTER TABLE "sync"."sync" VALIDATE CONSTRAINT "c"',
    'ALTER TABLE "sync"."sync" ALTER COLUMN "kind" DROP NOT NULL',
    'CREATE TABLE "sync"."new" ("id" text NOT NULL)',
  ])('%s', (statement) => expect(rulesOf(statement)).toEqual([]));

  it('an index that is made concurrently, outside of a transaction', () =>
    expect(rulesOf('CREATE INDEX CONCURRENTLY a_idx ON sync.sync (space_id)', true)).toEqual([]));

  it('everything about a table that the same release makes', () =>
    expect(
      longLocks([
        { isAlone: false, statements: ['CREATE TABLE "sync"."new" ("id" text NOT NULL)'] },
        {
          isAlone: false,
          statements: [
            'CREATE INDEX "new_idx" ON "sync"."new" ("id")',
            'ALTER TABLE "sync"."new" ADD "kind" text NOT NULL',
          ],
        },
      ]),
    ).toEqual([]));
});
