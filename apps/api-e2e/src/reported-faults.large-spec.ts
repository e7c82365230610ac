import {
  type Child,
  type ConnectionMade,
  type Fault,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type OwnDatabase,
  type Party,
  previewed,
  RedisServer,
  signalServer,
  startOwnDatabase,
  startSystem,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { WRITES } from './system-probes';
import { WholeLog } from './whole-log';

type Line = Readonly<Record<string, unknown>>;

let database: OwnDatabase;
let redis: RedisServer;
let system: System;
let worker: Child;
const log = { api: new WholeLog(), workers: new WholeLog() };
/** Milliseconds from each fault to its line in the log. */
const noticedAfter: Record<string, number> = {};

const startWorker = async (): Promise<Child> => {
  const started = await system.startWorker();
  log.workers.follow(started);
  return started;
};

beforeAll(async () => {
  [database, redis] = await Promise.all([startOwnDatabase(), RedisServer.start()]);
  system = await startSystem({
    workers: 0,
    database: database.database,
    redisUrl: redis.url,
    env: { SWITCHYARD_LOG_LEVEL: 'info' },
  });
  log.api.follow(system.api);
  worker = await startWorker();
}, 240_000);
afterAll(async () => {
  process.stdout.write(
    `milliseconds until each fault was reported: ${JSON.stringify(noticedAfter)}\n`,
  );
  signalServer(database.cluster.process, 'SIGCONT');
  await system?.stop();
  await redis?.kill();
  await database?.stop();
});
afterEach(() => system.emulators.clearFaults());

const lines = (of: WholeLog): readonly Line[] =>
  of
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

/** Lines with these members. */
const reports = (of: WholeLog, members: Line): readonly Line[] =>
  lines(of).filter((line) =>
    Object.entries(members).every(([name, value]) => line[name] === value),
  );

/** Waits for the line of a fault that has just begun, and notes how long that took. */
const expectNoticed = async (fault: string, of: WholeLog, members: Line): Promise<void> => {
  const since = performance.now();
  await system.holds(
    async () => expect([members, reports(of, members).length > 0]).toEqual([members, true]),
    60_000,
  );
  noticedAfter[fault] = Math.round(performance.now() - since);
};

const expectOnce = (of: WholeLog, members: Line): void =>
  expect([members, reports(of, members).length]).toEqual([members, 1]);

interface Ready {
  readonly party: Party;
  readonly connection: ConnectionMade;
  readonly planHash: string;
}

const ready = async (): Promise<Ready> => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'google-ads');
  await givenCampaignTree(party, { platforms: ['google-ads'], adGroups: 2, keywords: 2 });
  return { party, connection, planHash: (await previewed(party)).planHash };
};

/** The writes of the ad account go wrong. */
const goesWrong = (
  { connection }: Ready,
  fault: Omit<Fault, 'platform' | 'match'>,
): Promise<unknown> =>
  system.emulators.fault({
    platform: 'google-ads',
    match: {
      method: 'POST',
      path: `${connection.adAccount.externalAccountId}.*${WRITES['google-ads']}`,
    },
    times: 1,
    ...fault,
  });

const CALL = 'a call of a platform failed';

it.each<[string, Omit<Fault, 'platform' | 'match'>, Line]>([
  [
    'a platform that fails',
    { fault: 'http', status: 500 },
    { msg: CALL, outcome: 'unavailable', status: 500, level: 'warn' },
  ],
  [
    'a platform that asks for a wait',
    { fault: 'http', status: 429, headers: { 'retry-after': '1' } },
    { msg: CALL, outcome: 'throttled', status: 429, level: 'info' },
  ],
  ['an answer that is lost', { fault: 'reset' }, { msg: CALL, outcome: 'unknown', level: 'warn' }],
])(
  '%s is reported once, with the sync and the connection',
  async (name, fault, line) => {
    const one = await ready();
    await goesWrong(one, fault);
    const syncId = await triggered(one.party, one.planHash);
    const members = { ...line, syncId, connectionId: one.connection.id };
    await expectNoticed(name, log.workers, members);
    expect((await finished(one.party, syncId, 90_000)).effectiveStatus).toBe('completed');
    expectOnce(log.workers, members);
    expectOnce(log.workers, { msg: 'a sync is ended', syncId, status: 'completed' });
  },
  180_000,
);

it('a credential that a platform refuses is reported once, by the wave that it stops', async () => {
  const one = await ready();
  await goesWrong(one, { fault: 'http', status: 401, times: 100 });
  const syncId = await triggered(one.party, one.planHash);
  const members = { msg: 'a wave is stopped by its platform', outcome: 'unauthorised', syncId };
  await expectNoticed('a credential that a platform refuses', log.workers, members);
  expect((await finished(one.party, syncId, 90_000)).effectiveStatus).toBe('failed');
  expectOnce(log.workers, members);
  expectOnce(log.workers, { msg: 'a sync is ended', syncId, level: 'warn' });
}, 180_000);

/** A sync that its platform takes some time for, with its first request on the way. */
const slowSync = async (): Promise<{ readonly one: Ready; readonly syncId: string }> => {
  const one = await ready();
  await goesWrong(one, { fault: 'delay', delayMs: 1_500, times: 100 });
  const syncId = await triggered(one.party, one.planHash);
  await system.holds(
    async () => expect(reports(log.workers, { msg: 'a sync is started', syncId })).toHaveLength(1),
    60_000,
  );
  return { one, syncId };
};

it('a worker that dies is reported once, by the worker that takes over', async () => {
  const { one, syncId } = await slowSync();
  await worker.kill('SIGKILL');
  worker = await startWorker();
  const members = { msg: 'work is started', workId: syncId, attempt: 2 };
  await expectNoticed('a worker that dies', log.workers, members);
  expect((await finished(one.party, syncId, 90_000)).effectiveStatus).toBe('completed');
  expectOnce(log.workers, members);
}, 180_000);

it('a worker that is frozen past its lease reports once that it lost its work', async () => {
  const { one, syncId } = await slowSync();
  const frozen = worker;
  // On a busy machine the other worker may lose its lease, too, and reports that.
  const own = new WholeLog();
  own.follow(frozen);
  void frozen.kill('SIGSTOP');
  worker = await startWorker();
  expect((await finished(one.party, syncId, 90_000)).effectiveStatus).toBe('completed');
  void frozen.kill('SIGCONT');
  const members = { msg: 'the lease of a work item is lost', workId: syncId };
  await expectNoticed('a worker that was frozen', own, members).finally(() =>
    frozen.kill('SIGTERM'),
  );
  expectOnce(own, members);
}, 180_000);

/** Each process says once that a store is away, and once that it is back. */
const expectOutage = async (
  { away, back }: Readonly<Record<'away' | 'back', readonly (readonly [WholeLog, string])[]>>,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<void> => {
  // A worker that was frozen found its queues silent, too.
  const before = [...away, ...back].map(([of, msg]) => reports(of, { msg }).length);
  const after = (): readonly number[] =>
    [...away, ...back].map(([of, msg], index) => reports(of, { msg }).length - before[index]!);
  const noticed = async (what: readonly (readonly [WholeLog, string])[], from: number) => {
    const since = performance.now();
    for (const [at, [, msg]] of what.entries()) {
      await system.holds(async () => expect([msg, after()[from + at]]).toEqual([msg, 1]), 60_000);
      noticedAfter[`${msg} (${at})`] = Math.round(performance.now() - since);
    }
  };
  await begin();
  await noticed(away, 0);
  await end();
  await noticed(back, away.length);
  expect(after()).toEqual([...away, ...back].map(() => 1));
};

it(
  'a Redis that dies is reported once by each process, and so is its return',
  () =>
    expectOutage(
      {
        away: [
          [log.api, 'Redis is away; requests are counted in this process alone'],
          [log.workers, 'the queues are silent; due work is found by looking for it'],
        ],
        back: [
          [log.api, 'Redis is back'],
          [log.workers, 'the queues answer again'],
        ],
      },
      () => redis.kill(),
      () => redis.startAgain(),
    ),
  240_000,
);

it('a frozen database is reported once by each process, and so is its return', () => {
  const both = (msg: string) => [[log.api, msg] as const, [log.workers, msg] as const];
  return expectOutage(
    {
      away: both('the database does not answer, or keeps nothing'),
      back: both('the database answers again'),
    },
    async () => signalServer(database.cluster.process, 'SIGSTOP'),
    async () => signalServer(database.cluster.process, 'SIGCONT'),
  );
}, 240_000);

it('every line is JSON with a text as its message', () => {
  const all = `${log.api.text()}${log.workers.text()}`.split('\n').filter((line) => line !== '');
  expect(all.filter((line) => !line.startsWith('{'))).toEqual([]);
  expect(all.map((line) => typeof (JSON.parse(line) as Line)['msg'])).toEqual(
    all.map(() => 'string'),
  );
});
