import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { FoundPlace } from '@switchyard/targeting/domain';
import { PlaceQuestions, type AskedPlaces } from '../use-cases/places/ports';
import { placeQuestions, type PlaceQuestionRow } from './tables';

const GET = selectStatement(placeQuestions, 'where t.account_id = $1 and t.id = $2');
const ANSWER = statement(
  'update sync.place_question set found = $3 where account_id = $1 and id = $2',
);
const FORGET_OLD = statement(
  `delete from sync.place_question where account_id = $1 and created_at < now() - interval '1 day'`,
);

@Injectable()
export class SqlPlaceQuestions extends PlaceQuestions {
  constructor(private readonly database: Database) {
    super();
  }

  async ask({ accountId }: Tenant, id: string, asked: AskedPlaces, at: Date): Promise<void> {
    await this.database.write(FORGET_OLD, [accountId]);
    await this.database.write(
      insertStatement(placeQuestions),
      columnArrays(placeQuestions, [{ accountId, id, ...asked, found: null, createdAt: at }]),
    );
  }

  asked(tenant: Tenant, id: string): Promise<AskedPlaces | undefined> {
    return this.get(tenant, id);
  }

  async found(tenant: Tenant, id: string): Promise<readonly (FoundPlace | null)[] | undefined> {
    return (await this.get(tenant, id))?.found ?? undefined;
  }

  async answer(
    { accountId }: Tenant,
    id: string,
    found: readonly (FoundPlace | null)[],
  ): Promise<void> {
    await this.database.write(ANSWER, [accountId, id, JSON.stringify(found)]);
  }

  private async get(tenant: Tenant, id: string): Promise<PlaceQuestionRow | undefined> {
    return (await this.database.read<PlaceQuestionRow>(tenant, GET, [tenant.accountId, id]))[0];
  }
}
