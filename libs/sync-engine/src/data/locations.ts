import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { PlaceMatch } from '@switchyard/platforms/domain';
import type { FoundLocation } from '@switchyard/targeting/domain';
import { type RequestedLocations, LocationAnswers } from '../use-cases/basis/look-up-locations';
import { type PlaceQuestionRow, placeQuestions } from './tables';

/** That a platform knows nothing is believed for a day: what it adds is found soon. */
const KNOWN =
  statement(`select question, matches from sync.place_answer where platform = $1 and question = any($2)
  and asked_at > now() - case when matches = '[]'::jsonb then interval '1 day' else interval '30 days' end`);
const KEEP =
  statement(`insert into sync.place_answer (platform, question, matches, asked_at) select $1, u.question, u.matches, now()
  from unnest($2::text[], $3::jsonb[]) as u(question, matches) on conflict (platform, question) do update set matches = excluded.matches, asked_at = excluded.asked_at
  returning 1`);

@Injectable()
export class SqlLocationAnswers extends LocationAnswers {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async known(
    platform: PlatformId,
    questions: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PlaceMatch[]>> {
    const rows = await this.database.readGlobal<{
      question: string;
      matches: readonly PlaceMatch[];
    }>(KNOWN, [platform, questions]);
    return new Map(rows.map(({ question, matches }) => [question, matches]));
  }

  async keep(
    platform: PlatformId,
    answers: ReadonlyMap<string, readonly PlaceMatch[]>,
  ): Promise<void> {
    const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1));
    const values = [
      platform,
      sorted.map(([question]) => question),
      sorted.map(([, matches]) => JSON.stringify(matches)),
    ];
    await this.work.runGlobal(async () => void (await this.database.write(KEEP, values)));
  }
}

const GET = selectStatement(placeQuestions, 'where t.account_id = $1 and t.id = $2');
const ANSWER = statement(
  'update sync.place_question set found = $3 where account_id = $1 and id = $2',
);
const FORGET_OLD = statement(
  `delete from sync.place_question where account_id = $1 and created_at < now() - interval '1 day'`,
);

/** Names that a caller waits for, asked of the worker. */
@Injectable()
export class LocationQuestions {
  constructor(private readonly database: Database) {}

  async ask({ accountId }: Tenant, id: string, asked: RequestedLocations, at: Date): Promise<void> {
    await this.database.write(FORGET_OLD, [accountId]);
    await this.database.write(
      insertStatement(placeQuestions),
      columnArrays(placeQuestions, [{ accountId, id, ...asked, found: null, createdAt: at }]),
    );
  }

  asked(tenant: Tenant, id: string): Promise<RequestedLocations | undefined> {
    return this.get(tenant, id);
  }

  /**
   * Aligned with the names; null where no platform knows the place. Undefined until it is answered.
   */
  async found(tenant: Tenant, id: string): Promise<readonly (FoundLocation | null)[] | undefined> {
    return (await this.get(tenant, id))?.found ?? undefined;
  }

  async answer(
    { accountId }: Tenant,
    id: string,
    found: readonly (FoundLocation | null)[],
  ): Promise<void> {
    await this.database.write(ANSWER, [accountId, id, JSON.stringify(found)]);
  }

  private async get(tenant: Tenant, id: string): Promise<PlaceQuestionRow | undefined> {
    return (await this.database.read<PlaceQuestionRow>(tenant, GET, [tenant.accountId, id]))[0];
  }
}
