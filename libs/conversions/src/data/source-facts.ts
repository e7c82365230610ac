import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { HashedPerson, LearntFact, SourceFact } from '../domain';
import type { Json } from '../domain/source/payload/members';
import { InboxSealer } from './inbox-sealer';
import { sourceFacts } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const FIND = selectStatement(
  sourceFacts,
  `where ${inSpace} and t."source_id" = $2 and t."key" = any($3) and t."updated_at" >= $4`,
);
const LEARN = insertStatement(
  sourceFacts,
  `on conflict ("space_id", "source_id", "key") do update set "facts" = excluded."facts", "person_keys" = (select coalesce(jsonb_agg(distinct known.value), '[]') from jsonb_array_elements("source_fact"."person_keys" || excluded."person_keys") known(value)), "updated_at" = excluded."updated_at"`,
);
const FORGET =
  statement(`delete from ${sourceFacts.qualified} where ("space_id", "source_id", "key") in
  (select t."space_id", t."source_id", t."key" from ${sourceFacts.qualified} t where ${inSpace} and t."updated_at" < $2
  order by t."updated_at" limit $3 for update skip locked)`);

/** A fact, and whom the event that taught it names: with them it is erased. */
export interface LearntNow extends SourceFact {
  readonly persons: readonly HashedPerson[];
}

/** What events of a source taught, sealed. Everything inside the running transaction. */
@Injectable()
export class SourceFacts {
  constructor(
    private readonly database: Database,
    private readonly sealer: InboxSealer,
  ) {}

  /** What is known under these keys and was learnt since. */
  async find(
    tenant: Tenant,
    sourceId: string,
    keys: readonly string[],
    since: Date,
  ): Promise<ReadonlyMap<string, Json>> {
    if (keys.length === 0) return new Map();
    const { spaceId } = tenant;
    const asked = new Map(keys.map((key) => [this.sealer.factKey(spaceId, key), key]));
    const rows = await this.database.read<LearntFact>(tenant, FIND, [
      spaceId,
      sourceId,
      [...asked.keys()],
      since,
    ]);
    return new Map(
      rows.flatMap(({ key, facts: sealed }): [string, Json][] => {
        const facts = this.sealer.openFacts(sealed, { spaceId, sourceId, id: key });
        const name = asked.get(key);
        return facts && name !== undefined ? [[name, facts]] : [];
      }),
    );
  }

  /** Merges members into the known facts; the source is locked. */
  async learn(
    tenant: Tenant,
    sourceId: string,
    learnt: readonly LearntNow[],
    { now, since }: { readonly now: Date; readonly since: Date },
  ): Promise<void> {
    if (learnt.length === 0) return;
    const { spaceId } = tenant;
    const keys = learnt.map(({ key }) => key);
    const persons = new Map(keys.map((key) => [key, learnt.filter((one) => one.key === key)]));
    const merged = new Map(await this.find(tenant, sourceId, keys, since));
    for (const { key, facts } of learnt) merged.set(key, { ...merged.get(key), ...facts });
    const rows = [...merged].map(([name, facts]): LearntFact => {
      const key = this.sealer.factKey(spaceId, name);
      return {
        spaceId,
        sourceId,
        key,
        facts: this.sealer.sealFacts(facts, { spaceId, sourceId, id: key }),
        personKeys: this.sealer.personKeys(
          spaceId,
          facts,
          persons.get(name)?.flatMap((one) => one.persons),
        ),
        updatedAt: now,
      };
    });
    await this.database.write(LEARN, columnArrays(sourceFacts, rows));
  }

  /** Removes some of what was learnt before this moment. Returns how much. */
  async forget({ spaceId }: Tenant, before: Date, atMost: number): Promise<number> {
    return (await this.database.write(FORGET, [spaceId, before, atMost])).count;
  }
}
