import {
  finished,
  type OwnDatabase,
  type Party,
  previewed,
  type RawAnswer,
  signalServer,
  startOwnDatabase,
  triggered,
} from '@switchyard/test-kit';
import { Client } from 'pg';
import { neverIssued } from '../refusals';
import { at, TOKEN_ROUTES, unknownId } from '../routes';
import { expectFrozen, onQueue } from './on-queue';
import { expectExactlyOnce, givenSample, requestsSeen, slowDown } from './samples';

/** The usual form gives statements less time, so that less of it is a freeze. */
const FULL = process.env['SWITCHYARD_TEST_FULL'] !== undefined;
const STATEMENT_SECONDS = FULL ? 10 : 2;
const FROZEN_MS = FULL ? 100_000 : 8_000;
const LOCKED_MS = FULL ? 40_000 : 6_000;
const LONGEST_HEALTH_MS = 2_000;
/**
 * A request waits for a connection, or for its statement; neither for as long as the database is
 * frozen.
 */
const LONGEST_ANSWER_MS = STATEMENT_SECONDS * 1_200 + 7_000;

let own: OwnDatabase;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => signalServer(own.cluster.process, name);

interface Timed {
  readonly name: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number;
  readonly ms: number;
}

const timed = async (name: string, ask: () => Promise<RawAnswer>): Promise<Timed> => {
  const since = performance.now();
  const { status, body, headers } = await ask();
  const ms = performance.now() - since;
  return {
    name,
    status,
    code: body.error?.code,
    retryAfter: Number(headers.get('retry-after')),
    ms,
  };
};

const everyRoute = (party: Party): Promise<readonly Timed[]> =>
  Promise.all(
    TOKEN_ROUTES.map((route) =>
      timed(`${route.method} ${route.path}`, () =>
        party.send(at(route, unknownId('cmp')), {
          method: route.method,
          ...(route.takesBody ? { body: {} } : {}),
        }),
      ),
    ),
  );

const LISTS = ['campaigns', 'businesses', 'sync', 'alerts', 'connections', 'conversions/events'];
const lists = (party: Party): Promise<readonly Timed[]> =>
  Promise.all(LISTS.map((path) => timed(path, () => party.send(`/api/v1/${path}`))));

/** The status of a health route, which answers in time. */
const healthOf = async (apiUrl: string, path: '/livez' | '/readyz'): Promise<number> => {
  const since = performance.now();
  const { status } = await fetch(`${apiUrl}${path}`);
  expect([path, performance.now() - since < LONGEST_HEALTH_MS]).toEqual([path, true]);
  return status;
};

/** What readiness was within some time, while the process was alive. */
const watchHealth = async (apiUrl: string, ms: number): Promise<readonly number[]> => {
  const [statuses, until] = [[] as number[], performance.now() + ms];
  while (performance.now() < until) {
    expect(await healthOf(apiUrl, '/livez')).toBe(200);
    statuses.push(await healthOf(apiUrl, '/readyz'));
    await sleep(500);
  }
  return statuses;
};

const expectRefusedInTime = (answers: readonly Timed[]): void => {
  for (const answer of answers) {
    expect({ ...answer, ms: answer.ms < LONGEST_ANSWER_MS }).toEqual({
      name: answer.name,
      status: 503,
      code: 'UNAVAILABLE',
      retryAfter: expect.any(Number) as unknown,
      ms: true,
    });
    expect(answer.retryAfter).toBeGreaterThan(0);
  }
};

const usedToday = async (party: Party): Promise<number> =>
  ((await party.send('/api/v1/me')).body.data as { allowance: { usedToday: number } }).allowance
    .usedToday;

const thawed = async (party: Party, here: { holds<T>(check: () => Promise<T>): Promise<T> }) =>
  here.holds(async () => expect((await party.send('/api/v1/campaigns')).status).toBe(200));

onQueue(
  (here) => {
    afterEach(() => signal('SIGCONT'));

    it(
      '34 the database is frozen: health answers in two seconds, every route is refused in time, no request is counted, and the sync goes on afterwards',
      async () => {
        const sample = await givenSample(here());
        const { party } = sample;
        const { planHash } = await previewed(party);
        await slowDown(here(), 300);
        const syncId = await triggered(party, planHash);
        const seen = await requestsSeen(here());
        await here().holds(async () => expect(await requestsSeen(here())).toBeGreaterThan(seen));
        const used = await usedToday(party);
        const [since, health] = [performance.now(), watchHealth(here().apiUrl, FROZEN_MS)];
        signal('SIGSTOP');
        await here().holds(async () => expectFrozen(own.cluster.process.pid));
        // A token that was just used is known for five seconds more.
        const first = await lists(party);
        const unknownCaller = party.as({ token: neverIssued('test') });
        const [routes, unknown] = await Promise.all([
          everyRoute(party),
          Promise.all(
            Array.from({ length: 61 }, () =>
              timed('unknown', () => unknownCaller.send('/api/v1/me')),
            ),
          ),
        ]);
        expectFrozen(own.cluster.process.pid);
        const statuses = await health;
        expect(performance.now() - since).toBeGreaterThanOrEqual(FROZEN_MS);
        signal('SIGCONT');
        expectRefusedInTime([...first, ...unknown]);
        expectRefusedInTime(routes.filter(({ status }) => status >= 500 || status === 429));
        expect(statuses.slice(1).filter((status) => status !== 503)).toEqual([]);
        await here().emulators.clearFaults();
        await thawed(party, here());
        const served = routes.filter(({ status }) => status < 500).length;
        expect(await usedToday(party)).toBeLessThanOrEqual(used + served + 30);
        expect((await unknownCaller.send('/api/v1/me')).status).toBe(401);
        expect((await finished(party, syncId, 120_000)).effectiveStatus).toBe('completed');
        await expectExactlyOnce(sample);
        expect(here().living()).toEqual({ api: 1, workers: 1 });
      },
      FROZEN_MS + 180_000,
    );

    it(
      '34 a table is locked: what needs it is refused in time and not counted, the rest is served',
      async () => {
        const { party } = await givenSample(here());
        const owner = new Client({ connectionString: own.database.ownerUrl });
        await owner.connect();
        const used = await usedToday(party);
        const [campaign] = (await party.send('/api/v1/campaigns')).body.data as { id: string }[];
        await owner.query('begin; lock table catalog.campaign in access exclusive mode');
        const health = watchHealth(here().apiUrl, LOCKED_MS);
        const refused = await Promise.all([
          timed('list', () => party.send('/api/v1/campaigns')),
          timed('one', () => party.send(`/api/v1/campaigns/${unknownId('cmp')}`)),
          timed('change', () =>
            party.send(`/api/v1/campaigns/${campaign!.id}`, {
              method: 'PATCH',
              body: { name: 'Locked out' },
            }),
          ),
        ]);
        const other = await timed('businesses', () => party.send('/api/v1/businesses'));
        const statuses = await health;
        await owner.end();
        expectRefusedInTime(refused);
        expect([other.status, other.ms < LONGEST_ANSWER_MS]).toEqual([200, true]);
        expect(new Set(statuses)).toEqual(new Set([200]));
        await thawed(party, here());
        expect(await usedToday(party)).toBeLessThanOrEqual(used + 30);
      },
      LOCKED_MS + 120_000,
    );
  },
  async () => {
    own = await startOwnDatabase();
    return {
      settings: {
        database: own.database,
        env: { SWITCHYARD_STATEMENT_SECONDS: String(STATEMENT_SECONDS) },
      },
      clear: () => own.stop(),
    };
  },
);
