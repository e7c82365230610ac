import { interleave, type Rounds } from '../measure/interleave';
import { ratiosOf } from '../measure/ratios';
import { spreadOf, type Spread } from '../measure/statistics';
import { createAccounts, type BenchAccount } from '../world/accounts';
import { callApi, createRecord, type Api } from '../world/api-client';
import { startApi, type Keys } from '../world/api-process';
import { onOwner, type BenchDatabase } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-memory';
import { connectRaw, rawInsert, type Place } from './raw-insert';

export interface BulkFigures {
  /** Time of the request over time of the raw insert, round by round. */
  readonly ratio: Spread;
  readonly keywords: number;
  readonly apiMs: Spread;
  readonly rawMs: Spread;
  readonly memory: ProcessMemory;
}

const KEYWORDS = 1_000;

/** `POST /keywords/bulk` of 1,000 against one raw insert of 1,000 into the same table. Throws when an item is refused. */
export const measureBulk = async (
  database: BenchDatabase,
  keys: Keys,
  rounds: Rounds,
): Promise<BulkFigures> => {
  const account = (await createAccounts(database.applicationUrl, keys.publicKey, 1, 'bulk'))[0]!;
  const api = await startApi(database, keys);
  const place = await makePlace(api, account);
  const raw = await connectRaw(database.applicationUrl, account);
  let round = 0;
  const texts = (): readonly string[] => {
    round += 1;
    return Array.from({ length: KEYWORDS }, (_each, index) => `running shoes ${round} ${index}`);
  };
  const { one, other } = await interleave(
    () => bulkInsert(api, account, place, texts()),
    () => rawInsert(raw, place, texts()),
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

const makePlace = async (api: Api, account: BenchAccount): Promise<Place> => {
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
  { adGroupId }: Place,
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
