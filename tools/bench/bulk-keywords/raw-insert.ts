import { Client } from 'pg';
import { catalogTables } from '@switchyard/catalog';
import { columnArrays, insertStatement } from '@switchyard/db-kit';
import { TimeSortedIds, type Tenant } from '@switchyard/kernel';

export interface Place extends Tenant {
  readonly campaignId: string;
  readonly adGroupId: string;
}

const keywords = () => {
  const table = catalogTables.find(({ definition }) => definition.name === 'keyword');
  if (!table) throw new Error('the catalog has no table of keywords');
  return table;
};

/** Rows as the api would store them. */
const rowsOf = (place: Place, texts: readonly string[], now: Date): readonly never[] => {
  const ids = new TimeSortedIds();
  const { spaceId, campaignId, adGroupId } = place;
  return texts.map(
    (text) =>
      ({
        spaceId,
        id: ids.next('kwd'),
        campaignId,
        adGroupId,
        text,
        textKey: text,
        matchType: 'PHRASE',
        status: 'ENABLED',
        negative: false,
        maxCpcMicros: 800_000,
        review: {},
        createdAt: now,
        updatedAt: now,
        version: 1,
      }) as never,
  );
};

/** A connection of the application's role, under row-level security, its Space set once and for all. */
export const connectRaw = async (
  applicationUrl: string,
  { spaceId, accountId }: Tenant,
): Promise<Client> => {
  const client = new Client({ connectionString: applicationUrl });
  await client.connect();
  await client.query(
    `select set_config('app.space_id', $1, false), set_config('app.account_id', $2, false)`,
    [spaceId, accountId],
  );
  return client;
};

/** Milliseconds of one `INSERT … SELECT … unnest`, a named statement; the rows and their arrays are made before. */
export const rawInsert = async (
  client: Client,
  place: Place,
  texts: readonly string[],
): Promise<number> => {
  const table = keywords();
  const query = {
    ...insertStatement(table),
    values: columnArrays(table, rowsOf(place, texts, new Date())),
  };
  const from = performance.now();
  await client.query(query);
  return performance.now() - from;
};
