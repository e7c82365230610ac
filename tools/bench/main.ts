import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAcceptance } from './conversions/measure-acceptance';
import { measureDelivery } from './conversions/measure-delivery';
import { measureFairness } from './fairness/measure-fairness';
import { measureGet } from './get-campaign/measure-get';
import { measureBulk } from './measure/bulk-keywords';
import { measureClaims } from './measure/claims';
import { measureClient } from './measure/client';
import { measureMemory } from './measure/memory';
import { measureReferencePage } from './measure/reference-page';
import { measureReports } from './measure/reports';
import { measureScale } from './measure/scale';
import { measureSignIn } from './measure/sign-in';
import { measureValidate } from './measure/validate';
import { measurePlan } from './plan/measure-plan';
import { printResult } from './print';
import { type BenchResult, targetsOf } from './targets';
import { makeKeys } from './world/api';
import { startDatabase } from './world/database';

export const PARTS = [
  'memory',
  'get',
  'bulk',
  'plan',
  'validate',
  'claims',
  'acceptance',
  'delivery',
  'scale',
  'fairness',
  'sign-in',
  'client',
  'reference',
  'reports',
] as const;
type Part = (typeof PARTS)[number];

interface Options {
  readonly parts: readonly Part[];
  /** A tenth of the rounds: to try something, not to believe it. */
  readonly quick: boolean;
  /** The folder that the rows of `reports` are kept in from one run to the next. */
  readonly facts?: string;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/** These fill a database for minutes, and are measured only when they are asked for. */
const NAMED_ONLY: readonly Part[] = ['delivery', 'reports'];

/**
 * All parts but those when none is named. `npm run bench -- [--quick] [--facts <folder>] [memory
 * get bulk plan validate claims acceptance delivery scale fairness sign-in client reference reports]`. Throws for a part that
 * there is none of.
 */
const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, facts: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${PARTS.join(', ')}`);
  const chosen = positionals.filter(isPart);
  const kept = values.facts === undefined ? {} : { facts: values.facts };
  return {
    ...kept,
    parts: chosen.length > 0 ? chosen : PARTS.filter((part) => !NAMED_ONLY.includes(part)),
    quick: values.quick,
  };
};

/** The largest supported Space, then 100,000 to 1,000 keywords. */
const SIZES = [
  { campaigns: 500, keywordsPerCampaign: 400 },
  { campaigns: 250, keywordsPerCampaign: 400 },
  { campaigns: 25, keywordsPerCampaign: 400 },
  { campaigns: 10, keywordsPerCampaign: 100 },
] as const;

/**
 * Ten million rows in a year, of which a quarter is asked for; neighbours only on the days that
 * are.
 */
const REPORTS = {
  rounds: 9,
  warmUps: 2,
  days: 365,
  size: { campaigns: 200, adGroups: 2_000, ads: 5_200, keywords: 20_000 },
  neighbours: 100,
  neighbourDays: 92,
  neighbourSize: { campaigns: 10, adGroups: 90, ads: 200, keywords: 800 },
};
const FEW_REPORTS = { ...REPORTS, rounds: 3, warmUps: 1, days: 92, neighbours: 10 };

/** 24 of 200 ad accounts are in trouble, more than the two workers have places for. */
const FAIRNESS = { spaces: 200, limited: 16, slow: 8, rounds: 6, warmUps: 1, placesPerWorker: 8 };
const LITTLE_FAIRNESS = { ...FAIRNESS, spaces: 50, rounds: 2 };

const FOLDER = join('tools', 'bench', 'results');

const machine = (): BenchResult['machine'] => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  loadAtStart: loadavg()[0] ?? 0,
  node: process.versions.node,
});

/** Which part runs now; on the error stream, so that the output is the figures alone. */
const announced = async <Figures>(part: Part, work: () => Promise<Figures>): Promise<Figures> => {
  console.error(`measuring ${part} …`);
  return work();
};

const overDatabase = async ({
  parts,
  quick,
}: Options): Promise<
  Pick<
    BenchResult,
    | 'memory'
    | 'get'
    | 'bulk'
    | 'acceptance'
    | 'delivery'
    | 'scale'
    | 'fairness'
    | 'signIn'
    | 'client'
    | 'referencePage'
  >
> => {
  const database = await startDatabase();
  const keys = await makeKeys();
  const rounds = quick ? 4 : 20;
  const get = { rounds: quick ? 4 : 30, warmUps: 3, rows: 20_000, connections: 32, seconds: 1.5 };
  try {
    return {
      ...(parts.includes('memory') && {
        memory: await announced('memory', () => measureMemory(database, keys, quick ? 2 : 10)),
      }),
      ...(parts.includes('get') && {
        get: await announced('get', () => measureGet(database, keys, get)),
      }),
      ...(parts.includes('bulk') && {
        bulk: await announced('bulk', () =>
          measureBulk(database, keys, { rounds: rounds * 2, warmUps: 8 }),
        ),
      }),
      ...(parts.includes('acceptance') && {
        acceptance: await announced('acceptance', () =>
          measureAcceptance(database, keys, {
            rounds: rounds * 2,
            warmUps: 4,
            streamSeconds: quick ? 20 : 120,
          }),
        ),
      }),
      ...(parts.includes('delivery') && {
        delivery: await announced('delivery', () =>
          measureDelivery(database, keys, { each: 10_000, backlog: quick ? 50_000 : 1_000_000 }),
        ),
      }),
      ...(parts.includes('scale') && {
        scale: await announced('scale', () =>
          measureScale(database, keys, quick ? SIZES.slice(2) : SIZES),
        ),
      }),
      ...(parts.includes('fairness') && {
        fairness: await announced('fairness', () =>
          measureFairness(database, keys, quick ? LITTLE_FAIRNESS : FAIRNESS),
        ),
      }),
      ...(parts.includes('sign-in') && {
        signIn: await announced('sign-in', () =>
          measureSignIn(database, keys, { tries: quick ? 100 : 1_000, warmUps: 20 }),
        ),
      }),
      ...(parts.includes('client') && {
        client: await announced('client', () =>
          measureClient(database, keys, { rounds, warmUps: 3, reads: 200 }),
        ),
      }),
      ...(parts.includes('reference') && {
        referencePage: await announced('reference', () =>
          measureReferencePage(database, keys, { tries: quick ? 3 : 10, warmUps: 1 }),
        ),
      }),
    };
  } finally {
    await database.stop();
  }
};

const overPlan = async ({ parts, quick }: Options): Promise<Pick<BenchResult, 'plan'>> => {
  const settings = { rounds: quick ? 3 : 5, warmUps: 1, objects: 100_000 };
  return parts.includes('plan')
    ? { plan: await announced('plan', () => measurePlan(settings)) }
    : {};
};

const overValidate = async ({ parts, quick }: Options): Promise<Pick<BenchResult, 'validate'>> => {
  const settings = { rounds: quick ? 4 : 20, warmUps: 2, keywords: 10_000 };
  return parts.includes('validate')
    ? { validate: await announced('validate', () => measureValidate(settings)) }
    : {};
};

const overClaims = async ({ parts, quick }: Options): Promise<Pick<BenchResult, 'claims'>> => {
  const settings = { rounds: quick ? 4 : 20, warmUps: quick ? 2 : 10 };
  return parts.includes('claims')
    ? { claims: await announced('claims', () => Promise.resolve(measureClaims(settings))) }
    : {};
};

const overFacts = async ({
  parts,
  quick,
  facts,
}: Options): Promise<Pick<BenchResult, 'reports'>> => {
  const settings = {
    ...(quick ? FEW_REPORTS : REPORTS),
    ...(facts === undefined ? {} : { folder: facts }),
  };
  return parts.includes('reports')
    ? { reports: await announced('reports', () => measureReports(settings)) }
    : {};
};

/** Parts that bring what they work on, or need no database. */
const ON_THEIR_OWN: readonly Part[] = ['plan', 'validate', 'claims', 'reports'];

const measure = async (options: Options): Promise<BenchResult> => {
  const about = { at: new Date().toISOString(), machine: machine() };
  const needsDatabase = options.parts.some((part) => !ON_THEIR_OWN.includes(part));
  const figures = {
    ...about,
    ...(needsDatabase ? await overDatabase(options) : {}),
    ...(await overPlan(options)),
    ...(await overValidate(options)),
    ...(await overClaims(options)),
    ...(await overFacts(options)),
  };
  return { ...figures, targets: targetsOf(figures) };
};

const main = async (): Promise<void> => {
  const result = await measure(readOptions(process.argv.slice(2)));
  printResult(result, (line) => console.log(line));
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${result.at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`written to ${file}`);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
