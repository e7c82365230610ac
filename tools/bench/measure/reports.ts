import { Client } from 'pg';
import { interleave, ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';
import type { BenchAccount } from '../world/accounts';
import { type Api, callApi, startApi } from '../world/api';
import { type FactsSize, type FactsWorld, LAST_DAY, rowsADay, withFacts } from './facts-world';

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
  /** By hand, with the server's own settings and with settings that fit the question. */
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

/** One question as the api is asked it, and as SQL written by hand for these tables. */
interface ReportQuestion {
  readonly groupBy: string;
  readonly level: string;
  readonly keys: readonly string[];
}

/**
 * From the smallest level to the largest: what is read grows from thousands to millions of rows.
 */
const QUESTIONS: readonly ReportQuestion[] = [
  { groupBy: 'day', level: 'campaign', keys: ['day'] },
  { groupBy: 'campaign', level: 'campaign', keys: ['campaign_id'] },
  { groupBy: 'day,ad', level: 'ad', keys: ['day', 'object_id'] },
  { groupBy: 'platform,adGroup', level: 'adGroup', keys: ['platform', 'ad_group_id'] },
  { groupBy: 'ad', level: 'ad', keys: ['object_id'] },
  { groupBy: 'keyword', level: 'keyword', keys: ['object_id'] },
];

export const DAYS = 90;
const LIMIT = 200;
export const FROM = new Date(Date.parse(LAST_DAY) - (DAYS - 1) * 86_400_000)
  .toISOString()
  .slice(0, 10);

const pathOf = ({ groupBy }: ReportQuestion): string =>
  `/reports/performance?from=${FROM}&to=${LAST_DAY}&groupBy=${groupBy}&limit=${LIMIT}`;

/** Settings for reading a run of an index and keeping many groups. */
const BY_HAND_OPTIONS = '-c work_mem=16MB -c enable_seqscan=off -c random_page_cost=1.1';

/** The parameter is the Space. */
const sqlOf = ({ level, keys }: ReportQuestion): string => {
  const grouping = [...keys, 'currency'].join(', ');
  return `select ${grouping}, sum(impressions) as impressions, sum(clicks) as clicks, sum(spend_micros) as spend, sum(conversions_micros) as conversions, sum(conversion_value_micros) as value
    from reporting.daily_performance where space_id = $1 and level = '${level}' and day between '${FROM}' and '${LAST_DAY}' group by ${grouping} order by ${grouping} limit ${LIMIT}`;
};
