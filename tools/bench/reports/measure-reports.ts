import { Client } from 'pg';
import { interleave, type Rounds } from '../measure/interleave';
import { ratiosOf } from '../measure/ratios';
import { spreadOf, type Spread } from '../measure/statistics';
import type { BenchAccount } from '../world/accounts';
import { callApi, type Api } from '../world/api-client';
import { startApi } from '../world/api-process';
import { withFacts, type FactsSize, type FactsWorld } from './facts-world';
import { rowsADay } from './generate-facts';
import { BY_HAND_OPTIONS, LIMIT, pathOf, QUESTIONS, sqlOf, type ReportQuestion } from './questions';

export interface ReportSettings extends Rounds, FactsSize {
  /** Where the filled server is kept from one run to the next; none: it is deleted. */
  readonly folder?: string;
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

const byApi = (api: Api, account: BenchAccount, question: ReportQuestion) => () =>
  timed(async () => {
    const { status, body } = await callApi(api, account, 'GET', pathOf(question));
    const { length } = (body as { data: readonly unknown[] }).data;
    if (status !== 200 || length === 0 || length > LIMIT) {
      throw new Error(`${question.groupBy} answered ${status} with ${length} rows`);
    }
  });

/** As the owner, past row-level security. */
const byHand =
  (client: Client, { spaceId }: BenchAccount, question: ReportQuestion) =>
  () =>
    timed(async () => {
      await client.query(sqlOf(question), [spaceId]);
    });

/** Who can be asked. */
interface Asked {
  /** By hand, with the server's own settings and with those of somebody who knows what is asked. */
  readonly clients: readonly Client[];
  readonly alone: Api;
  readonly crowded: Api;
}

/** The best that can be written by hand: whichever of the clients answers faster. */
const fastest = async (
  clients: readonly Client[],
  account: BenchAccount,
  question: ReportQuestion,
): Promise<Client> => {
  const tried: { readonly client: Client; readonly ms: number }[] = [];
  for (const client of clients) {
    const ask = byHand(client, account, question);
    tried.push({
      client,
      ms: spreadOf([await ask(), await ask(), await ask(), await ask()].slice(1)).median,
    });
  }
  return tried.reduce((best, one) => (one.ms < best.ms ? one : best)).client;
};

const measureQuestion = async (
  { account, crowdedAccount }: FactsWorld,
  { clients, alone, crowded }: Asked,
  question: ReportQuestion,
  rounds: Rounds,
): Promise<QuestionFigures> => {
  const client = await fastest(clients, account, question);
  const byTheHand = await interleave(
    byHand(client, account, question),
    byApi(alone, account, question),
    rounds,
  );
  const byCrowd = await interleave(
    byApi(crowded, crowdedAccount, question),
    byApi(alone, account, question),
    rounds,
  );
  const figures = {
    ratio: ratiosOf(byTheHand.one, byTheHand.other),
    crowded: ratiosOf(byCrowd.one, byCrowd.other),
  };
  return {
    groupBy: question.groupBy,
    ...figures,
    apiMs: spreadOf(byTheHand.other),
    sqlMs: spreadOf(byTheHand.one),
  };
};

const measureQuestions = async (
  world: FactsWorld,
  rounds: Rounds,
): Promise<readonly QuestionFigures[]> => {
  const [alone, crowded] = [
    await startApi(world.alone, world.keys),
    await startApi(world.crowded, world.keys),
  ];
  const clients = ['', BY_HAND_OPTIONS].map(
    (options) => new Client({ connectionString: world.alone.ownerUrl, options }),
  );
  for (const client of clients) await client.connect();
  try {
    const questions: QuestionFigures[] = [];
    for (const question of QUESTIONS) {
      questions.push(await measureQuestion(world, { clients, alone, crowded }, question, rounds));
    }
    return questions;
  } finally {
    for (const client of clients) await client.end();
    for (const api of [alone, crowded]) await api.stop();
  }
};

/** Reports of 90 days against the same by hand, and alone against among neighbours. */
export const measureReports = ({
  folder,
  warmUps,
  rounds,
  ...size
}: ReportSettings): Promise<ReportFigures> =>
  withFacts(size, folder, async (world) => {
    const questions = await measureQuestions(world, { warmUps, rounds });
    const neighbourRows = rowsADay(size.neighbourSize) * size.neighbourDays * size.neighbours;
    return {
      rows: rowsADay(size.size) * size.days,
      neighbours: size.neighbours,
      neighbourRows,
      questions,
    };
  });
