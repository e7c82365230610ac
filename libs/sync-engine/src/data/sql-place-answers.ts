import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork, type PlatformId } from '@switchyard/kernel';
import type { PlaceMatch } from '@switchyard/platforms';
import { PlaceAnswers } from '../use-cases/places/ports';

/** That a platform knows nothing is believed for a day: what it adds is found soon. */
const KNOWN =
  statement(`select question, matches from sync.place_answer where platform = $1 and question = any($2)
  and asked_at > now() - case when matches = '[]'::jsonb then interval '1 day' else interval '30 days' end`);
const KEEP =
  statement(`insert into sync.place_answer (platform, question, matches, asked_at) select $1, u.question, u.matches, now()
  from unnest($2::text[], $3::jsonb[]) as u(question, matches) on conflict (platform, question) do update set matches = excluded.matches, asked_at = now()`);

@Injectable()
export class SqlPlaceAnswers extends PlaceAnswers {
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
