import { catalogTables } from '@switchyard/catalog';
import { columnArrays, insertStatement } from '@switchyard/db-kit';
import { type Tenant, TimeSortedIds } from '@switchyard/kernel';
import { Client } from 'pg';
import { interleave, ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';
import { type BenchAccount, createAccounts } from '../world/accounts';
import { type Api, callApi, createRecord, type Keys, startApi } from '../world/api';
import { type BenchDatabase, onOwner } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-usage';

export interface BulkFigures {
  /** Time of the request over time of the raw insert, round by round. */
  readonly ratio: Spread;
  readonly keywords: number;
  readonly apiMs: Spread;
  readonly rawMs: Spread;
  readonly memory: ProcessMemory;
}

const KEYWORDS = 1_000;

/**
 * `POST /keywords/bulk` of 1,000 against one raw insert of 1,000 into the same table. Throws when
 * an item is refused.
 */
export const measureBulk = async (
  database: BenchDatabase,
  keys: Keys,
  rounds: Rounds,
): Promise<BulkFigures> => {
  const account = (await createAccounts(database.applicationUrl, keys.publicKey, 1, 'bulk'))[0]!;
  const api = await startApi(database, keys);
  const parent = await createParent(api, account);
  const raw = await connectRaw(database.applicationUrl, account);
  let round = 0;
  const texts = (): readonly string[] => {
    round += 1;
    return Array.from({ length: KEYWORDS }, (_each, index) => `running shoes ${round} ${index}`);
  };
  const { one, other } = await interleave(
    () => bulkInsert(api, account, parent, texts()),
    () => rawInsert(raw, parent, texts()),
    rounds,
  );
  await raw.end();
  const memory = memoryOf(api.pid);
  await api.stop();
  await requireRows(database, round * KEYWORDS);
  return {
    ratio: ratiosOf(one, other),
    keywords: KEYWORDS,
    apiMs: spreadOf(one),
    rawMs: spreadOf(other),
    memory,
  };
};

const createParent = async (api: Api, account: BenchAccount): Promise<KeywordParent> => {
  const campaignId = await createRecord(api, account, '/campaigns', {
    name: 'Bulk',
    type: 'SEARCH',
    budget: 50,
  });
  const adGroupId = await createRecord(api, account, '/ad-groups', { campaignId, name: 'Bulk' });
  return { ...account, campaignId, adGroupId };
};

const bulkInsert = async (
  api: Api,
  account: BenchAccount,
  { adGroupId }: KeywordParent,
  texts: readonly string[],
): Promise<number> => {
  const text = JSON.stringify({
    items: texts.map((each) => ({ adGroupId, text: each, matchType: 'PHRASE', maxCpc: 0.8 })),
  });
  const from = performance.now();
  const { status, body } = await callApi(api, account, 'POST', '/keywords/bulk', text);
  const took = performance.now() - from;
  const succeeded = (body as { meta?: { succeeded?: number } }).meta?.succeeded;
  if (succeeded !== texts.length) {
    throw new Error(
      `POST /keywords/bulk answered ${status}, ${succeeded} of ${texts.length} succeeded`,
    );
  }
  return took;
};

const requireRows = async ({ ownerUrl }: BenchDatabase, expected: number): Promise<void> => {
  const { rows } = await onOwner(ownerUrl, (client) =>
    client.query<{ count: string }>('select count(*) as count from catalog.keyword'),
  );
  if (Number(rows[0]?.count) !== expected) {
    throw new Error(`${rows[0]?.count} keywords are stored, not ${expected}`);
  }
};

interface KeywordParent extends Tenant {
  readonly campaignId: string;
  readonly adGroupId: string;
}

const keywords = () => {
  const table = catalogTables.find(({ definition }) => definition.name === 'keyword');
  if (!table) throw new Error('the catalog has no table of keywords');
  return table;
};

/** Rows as the api would store them. */
const rowsOf = (parent: KeywordParent, texts: readonly string[], now: Date): readonly never[] => {
  const ids = new TimeSortedIds();
  const { spaceId, campaignId, adGroupId } = parent;
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

/**
 * A connection of the application's role, under row-level security, its Space set once and for all.
 */
const connectRaw = async (
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

/**
 * Milliseconds of one `INSERT … SELECT … unnest`, a named statement; the rows and their arrays are
 * made before.
 */
const rawInsert = async (
  client: Client,
  parent: KeywordParent,
  texts: readonly string[],
): Promise<number> => {
  const table = keywords();
  const query = {
    ...insertStatement(table),
    values: columnArrays(table, rowsOf(parent, texts, new Date())),
  };
  const from = performance.now();
  await client.query(query);
  return performance.now() - from;
};
