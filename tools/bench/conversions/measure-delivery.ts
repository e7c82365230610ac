import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { type BenchAccount, createAccounts } from '../world/accounts';
import { type Api, callApi, createRecord, type Keys, startApi, startWorker } from '../world/api';
import { type BenchDatabase, onOwner } from '../world/database';
import { type CountedConversion, type Emulators, startEmulators } from '../world/emulators';
import { cpuMicrosOf, memoryOf, type ProcessMemory } from '../world/process-usage';
import { type Backlog, seedBacklog } from './seed-backlog';

/**
 * Where each platform takes conversions, and how many at once (its document; the connectors' own
 * figures are not asked).
 */
const UPLOADS: Readonly<Record<PlatformId, { readonly path: RegExp; readonly batch: number }>> = {
  'google-ads': { path: /events:ingest$/, batch: 2_000 },
  'microsoft-ads': { path: /OfflineConversions\/Apply$/, batch: 1_000 },
  'meta-ads': { path: /\/events$/, batch: 1_000 },
  'linkedin-ads': { path: /conversionEvents$/, batch: 5_000 },
  'reddit-ads': { path: /conversion_events$/, batch: 1_000 },
  'openai-ads': { path: /\/events$/, batch: 1_000 },
};

/** Actions are new, and Google waits six hours before it takes anything for one. */
const NEW_ACTION_SECONDS = 7 * 3_600;

/** One request in this many fails at first. */
const FAILING_EVERY = 12;
const BAD_EVERY = 1_000;
const PIECE = 20_000;

export interface PlatformFigures {
  readonly platform: PlatformId;
  readonly calls: number;
  /** Of the largest batches that the platform takes. */
  readonly fewest: number;
  readonly ms: number;
}

export interface BacklogFigures {
  readonly platform: PlatformId;
  readonly conversions: number;
  readonly ms: number;
  readonly calls: number;
  /** Requests that failed on purpose. */
  readonly struck: number;
  /** Good conversions that the platform does not have. */
  readonly lost: number;
  /** Conversions that the platform counted more than once. */
  readonly twice: number;
  readonly bad: number;
  /** Bad ones that are reported as failed with the platform's message. */
  readonly reported: number;
  readonly cpuMicrosPerConversion: number;
  readonly worker: ProcessMemory;
}

export interface DeliveryFigures {
  readonly platforms: readonly PlatformFigures[];
  readonly backlog: BacklogFigures;
}

interface World {
  readonly database: BenchDatabase;
  readonly keys: Keys;
  readonly emulators: Emulators;
  readonly api: Api;
}

/**
 * How often each platform is asked for 10,000 conversions, and how a backlog drains while requests
 * fail and items are bad.
 */
export const measureDelivery = async (
  database: BenchDatabase,
  keys: Keys,
  { each, backlog }: { readonly each: number; readonly backlog: number },
): Promise<DeliveryFigures> => {
  const emulators = await startEmulators();
  const api = await startApi(database, keys);
  const accounts = await createAccounts(
    database.applicationUrl,
    keys.publicKey,
    PLATFORM_IDS.length + 1,
    'delivery',
  );
  const world: World = { database, keys, emulators, api };
  try {
    const platforms: PlatformFigures[] = [];
    for (const [at, platform] of PLATFORM_IDS.entries()) {
      platforms.push(await measurePlatform(world, accounts[at]!, platform, each));
    }
    return { platforms, backlog: await measureBacklog(world, accounts.at(-1)!, backlog) };
  } finally {
    await api.stop();
    await emulators.stop();
  }
};

const measurePlatform = async (
  world: World,
  account: BenchAccount,
  platform: PlatformId,
  count: number,
): Promise<PlatformFigures> => {
  const { path, batch } = UPLOADS[platform];
  const seen = (await world.emulators.requests(platform, 0)).at(-1)?.seq ?? 0;
  const { ms } = await drained(world, await prepareBacklog(world, account, platform, count, 0));
  const requests = (await world.emulators.requests(platform, seen)).filter((one) =>
    path.test(one.path),
  );
  return { platform, calls: requests.length, fewest: Math.ceil(count / batch), ms };
};

const PLATFORM: PlatformId = 'meta-ads';

const measureBacklog = async (
  world: World,
  account: BenchAccount,
  count: number,
): Promise<BacklogFigures> => {
  const backlog = await prepareBacklog(world, account, PLATFORM, count, BAD_EVERY);
  const { path, batch } = UPLOADS[PLATFORM];
  const match = { method: 'POST', path: path.source };
  const expected = Math.ceil((count / batch) * 2.5);
  for (let nth = FAILING_EVERY; nth < expected; nth += FAILING_EVERY) {
    await world.emulators.fault({
      platform: PLATFORM,
      match: { ...match, nth },
      fault: 'http',
      status: 503,
      times: 1,
    });
  }
  const { ms, calls, worker, cpuMicros } = await drained(world, backlog);
  const struck = (await world.emulators.clearFaults()).reduce((sum, one) => sum + one, 0);
  const times = await timesCounted(world.emulators, backlog.connectionId);
  const bad = Math.floor(count / BAD_EVERY);
  const reported = await failedOf(world.database, account);
  const lost = count - bad - times.size;
  return {
    platform: PLATFORM,
    conversions: count,
    ms,
    calls,
    struck,
    lost,
    twice: [...times.values()].filter((one) => one > 1).length,
    bad,
    reported,
    cpuMicrosPerConversion: cpuMicros / count,
    worker,
  };
};

/** A connection, an action and conversions that are due, before a worker runs. */
const prepareBacklog = async (
  { api, emulators, database, keys }: World,
  account: BenchAccount,
  platform: PlatformId,
  count: number,
  badEvery: number,
): Promise<Backlog> => {
  const connectionId = await createRecord(
    api,
    account,
    '/connections',
    await emulators.account(platform),
  );
  const actionId = await createRecord(api, account, '/conversions/actions', {
    name: 'Orders',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
  });
  const backlog: Backlog = {
    account,
    platform,
    connectionId,
    actionId,
    count,
    badEvery,
    publicKey: keys.publicKey,
  };
  await seedBacklog(database.ownerUrl, backlog);
  return backlog;
};

/** A worker of its own for each: the most memory that it ever had is that of this backlog. */
const drained = async (
  world: World,
  { account, platform, connectionId, actionId }: Backlog,
): Promise<{
  readonly ms: number;
  readonly calls: number;
  readonly cpuMicros: number;
  readonly worker: ProcessMemory;
}> => {
  const { api, database, emulators, keys } = world;
  const worker = await startWorker(database, keys, {
    ...emulators.environment,
    ...emulators.clock,
  });
  const before = (await emulators.requests(platform, 0)).at(-1)?.seq ?? 0;
  try {
    const [from, cpu] = [performance.now(), cpuMicrosOf(worker.pid)];
    await sendOne(api, account, platform, connectionId, actionId);
    await until(
      async () =>
        (await due(database, account, `status = 'pending'`)) === 0 ||
        (await due(database, account, `status = 'waiting'`)) > 0,
    );
    if ((await due(database, account, `status = 'waiting'`)) > 0) {
      await emulators.advance(NEW_ACTION_SECONDS);
    }
    await sendOne(api, account, platform, connectionId, actionId);
    await until(
      async () => (await due(database, account, `status in ('pending', 'waiting')`)) === 0,
    );
    const ms = Math.round(performance.now() - from);
    const calls = ((await emulators.requests(platform, 0)).at(-1)?.seq ?? 0) - before;
    return { ms, calls, cpuMicros: cpuMicrosOf(worker.pid) - cpu, worker: memoryOf(worker.pid) };
  } finally {
    await worker.stop();
  }
};

let sent = 0;

/**
 * Sends one more conversion, of another platform's click so that it is never delivered: storing it
 * notifies the workers of the connection.
 */
const sendOne = async (
  api: Api,
  account: BenchAccount,
  platform: PlatformId,
  accountId: string,
  conversionAction: string,
): Promise<void> => {
  sent += 1;
  const conversion = {
    conversionAction,
    occurredAt: new Date().toISOString(),
    [platform === 'google-ads' ? 'msclkid' : 'gclid']: `click-of-a-wake-up-${sent}`,
    platformId: platform,
    accountId,
    orderId: `wake-up-${sent}`,
  };
  const { status, body } = await callApi(
    api,
    account,
    'POST',
    '/conversions/offline',
    JSON.stringify({ conversions: [conversion] }),
  );
  if (status !== 202) {
    throw new Error(`POST /conversions/offline answered ${status}: ${JSON.stringify(body)}`);
  }
};

const due = (
  { ownerUrl }: BenchDatabase,
  { spaceId }: BenchAccount,
  where: string,
): Promise<number> => countOf(ownerUrl, spaceId, where);

const failedOf = ({ ownerUrl }: BenchDatabase, { spaceId }: BenchAccount): Promise<number> =>
  countOf(
    ownerUrl,
    spaceId,
    `status = 'failed' and event_id like 'cve%' and platform_error is not null`,
  );

const countOf = (ownerUrl: string, spaceId: string, where: string): Promise<number> =>
  onOwner(ownerUrl, async (client) => {
    await client.query(`select set_config('app.space_id', $1, false)`, [spaceId]);
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from conversions.delivery where space_id = $1 and ${where}`,
      [spaceId],
    );
    return Number(rows[0]?.count);
  });

/** How often each conversion of the backlog was counted, by its id. */
const timesCounted = async (
  emulators: Emulators,
  connectionId: string,
): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>();
  for (let offset = 0; ; offset += PIECE) {
    const piece = await emulators.conversions(PLATFORM, offset, PIECE);
    for (const order of piece.map(orderOf).filter((one) => one.startsWith(connectionId))) {
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    if (piece.length < PIECE) return times;
  }
};

const orderOf = ({ data: { event } }: CountedConversion): string =>
  (event['custom_data'] as { readonly order_id?: string } | undefined)?.order_id ?? '';

const until = async (isOver: () => Promise<boolean>): Promise<void> => {
  while (!(await isOver())) await pause(1_000);
};
