import { Client } from 'pg';
import { interleave, type Rounds } from '../measure/interleave';
import { ratiosOf } from '../measure/ratios';
import { spreadOf, type Spread } from '../measure/statistics';
import { createAccounts, type BenchAccount } from '../world/accounts';
import { callApi, type Api } from '../world/api-client';
import { startApi, type Keys } from '../world/api-process';
import type { BenchDatabase } from '../world/database';
import { copyDatabase, generateFacts, rowsADay, type SpaceSize } from './generate-facts';
import { LIMIT, pathOf, QUESTIONS, sqlOf, type ReportQuestion } from './questions';

export interface ReportSettings extends Rounds {
  readonly size: SpaceSize;
  /** Days of figures of the Space that asks. */
  readonly days: number;
  readonly neighbours: number;
  /** Of each neighbour, on each of the same days. */
  readonly neighbourSize: SpaceSize;
  readonly neighbourDays: number;
}

export interface QuestionFigures {
  readonly groupBy: string;
  /** Time of hand-written SQL over that of the api. */
  readonly ratio: Spread;
  /** Time of the api among neighbours over its time alone. */
  readonly crowded: Spread;
  readonly apiMs: Spread;
  readonly sqlMs: Spread;
}

export interface ReportFigures {
  readonly rows: number;
  readonly neighbours: number;
  readonly neighbourRows: number;
  readonly questions: readonly QuestionFigures[];
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const byApi = (api: Api, account: BenchAccount, question: ReportQuestion) => () => timed(async () => {
  const { status, body } = await callApi(api, account, 'GET', pathOf(question));
  const { length } = (body as { data: readonly unknown[] }).data;
  if (status !== 200 || length === 0 || length > LIMIT) throw new Error(`${question.groupBy} answered ${status} with ${length} rows`);
});

/** As the owner, past row-level security: nothing by hand is faster. */
const byHand = (client: Client, { spaceId }: BenchAccount, question: ReportQuestion) => () => timed(async () => {
  await client.query(sqlOf(question), [spaceId]);
});

interface World {
  readonly account: BenchAccount;
  readonly client: Client;
  readonly alone: Api;
  readonly crowded: Api;
}

const measureQuestion = async ({ account, client, alone, crowded }: World, question: ReportQuestion, rounds: Rounds): Promise<QuestionFigures> => {
  const byTheHand = await interleave(byHand(client, account, question), byApi(alone, account, question), rounds);
  const byCrowd = await interleave(byApi(crowded, account, question), byApi(alone, account, question), rounds);
  const figures = { ratio: ratiosOf(byTheHand.one, byTheHand.other), crowded: ratiosOf(byCrowd.one, byCrowd.other) };
  return { groupBy: question.groupBy, ...figures, apiMs: spreadOf(byTheHand.other), sqlMs: spreadOf(byTheHand.one) };
};

const onDatabase = (database: BenchDatabase, ownerUrl: string): BenchDatabase => {
  const url = new URL(database.applicationUrl);
  url.pathname = new URL(ownerUrl).pathname;
  return { ownerUrl, applicationUrl: url.toString(), stop: () => database.stop() };
};

/** The same Space alone in one database and among neighbours in another one of the same server, so that both are asked by turns. */
export const measureReports = async (database: BenchDatabase, keys: Keys, settings: ReportSettings): Promise<ReportFigures> => {
  const [account] = await createAccounts(database.applicationUrl, keys.publicKey, 1, 'reports');
  await generateFacts(database.ownerUrl, [account!.spaceId], settings.size, settings.days);
  const crowdedUrl = await copyDatabase(database.ownerUrl, 'crowded');
  const spaces = Array.from({ length: settings.neighbours }, (_, index) => `spc_01kb4${String(index).padStart(21, '0')}`);
  await generateFacts(crowdedUrl, spaces, settings.neighbourSize, settings.neighbourDays);
  const apis = [await startApi(database, keys), await startApi(onDatabase(database, crowdedUrl), keys)] as const;
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const questions: QuestionFigures[] = [];
    for (const question of QUESTIONS) questions.push(await measureQuestion({ account: account!, client, alone: apis[0], crowded: apis[1] }, question, settings));
    const neighbourRows = rowsADay(settings.neighbourSize) * settings.neighbourDays * settings.neighbours;
    return { rows: rowsADay(settings.size) * settings.days, neighbours: settings.neighbours, neighbourRows, questions };
  } finally {
    await client.end();
    for (const api of apis) await api.stop();
  }
};
