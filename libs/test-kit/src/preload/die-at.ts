import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loaded into a worker before its own code (`NODE_OPTIONS=--require`): the process kills (or stops)
 * itself with a real signal when the syncs of some Spaces are each at the n-th moment of one
 * platform: `space platform n, space platform n`. A run that is there goes no further until the
 * last one is; that one is struck in the moment itself. A Space without a platform is only watched:
 * its moments are written down, with what each is about. Production code knows nothing of it.
 */
const {
  SWITCHYARD_TEST_DIE_AT: orders = '',
  SWITCHYARD_TEST_DIE_BY: signal = 'SIGKILL',
  SWITCHYARD_TEST_DIE_LOG: log,
} = process.env;

const TREE = join(__dirname, '..', '..', '..');
const load = createRequire(__filename);

interface Death {
  readonly platform: string | undefined;
  readonly at: number;
  passed: number;
}

const deaths = new Map<string, Death>(
  orders.split(',').map((order) => {
    const [space = '', platform, at] = order.trim().split(' ');
    return [space, { platform, at: Number(at), passed: 0 }];
  }),
);
const isThere = ({ at, passed }: Death): boolean => passed >= at;
const areAllThere = (): boolean => [...deaths.values()].every(isThere);

const moment = (space: string | undefined, where: string, what: string, about = ''): void => {
  const death = deaths.get(space ?? '');
  if (!death) return;
  if (log) appendFileSync(log, `${[where, what, about].join('\t')}\n`);
  if (where !== death.platform || isThere(death)) return;
  death.passed += 1;
  if (areAllThere()) process.kill(process.pid, signal);
};

/** True for the run of a Space that waits for its process to die. */
const isStopped = (space: string | undefined): boolean => {
  const death = deaths.get(space ?? '');
  return death !== undefined && isThere(death) && !areAllThere();
};

/** Never resolves for such a run. */
const goOn = async (space: string | undefined): Promise<void> => {
  if (isStopped(space)) await new Promise<never>(() => undefined);
};

interface HeldLease {
  readonly lease: { readonly work: { readonly spaceId: string } };
  renew(): Promise<void>;
  whileWaiting<T>(wait: () => Promise<T>): Promise<T>;
}
const { heldLease, HeldLease: HeldLeases } = load(
  join(TREE, 'queue-kit', 'src', 'held-lease.js'),
) as {
  readonly heldLease: { getStore(): HeldLease | undefined };
  readonly HeldLease: { readonly prototype: HeldLease };
};
const spaceNow = (): string | undefined => heldLease.getStore()?.lease.work.spaceId;

interface Pending {
  readonly size: number;
}
interface Operations {
  begin(...args: readonly unknown[]): Promise<void>;
}
interface Ledger {
  operations: Operations;
  readonly account: { readonly platform: { readonly id: string } };
  readonly results: Pending;
  readonly kept: Pending;
  readonly dropped: Pending;
  begin(entries: readonly unknown[]): Promise<void>;
  flush(alongside?: () => Promise<void>): Promise<void>;
}
interface Runner {
  readonly leases: {
    readonly database: {
      readGlobal(
        statement: { readonly name: string; readonly text: string },
        values: readonly unknown[],
      ): Promise<readonly { readonly spaceId: string }[]>;
    };
  };
  answer(workId: string, queue: string): Promise<void>;
}
interface Doors {
  readonly runner: Runner;
  open(queue: string): void;
}

const watched = new WeakSet<Ledger>();

/**
 * The last moment inside the transaction that records `started`: its rows are written, and locked,
 * and nothing is committed.
 */
const watchTransaction = (ledger: Ledger): void => {
  if (watched.has(ledger)) return;
  watched.add(ledger);
  const { operations } = ledger;
  const begin = async (...args: readonly unknown[]): Promise<void> => {
    await operations.begin(...args);
    moment(spaceNow(), ledger.account.platform.id, 'before started is committed');
    await goOn(spaceNow());
  };
  ledger.operations = Object.assign(Object.create(operations) as Operations, { begin });
};

const watchLedger = (): void => {
  const ledger = (
    load(join(TREE, 'sync-engine', 'src', 'use-cases', 'syncing', 'ledger.js')) as {
      Ledger: { prototype: Ledger };
    }
  ).Ledger.prototype;
  const { begin, flush } = ledger;
  ledger.begin = async function (this: Ledger, entries) {
    watchTransaction(this);
    await goOn(spaceNow());
    await begin.call(this, entries);
    moment(spaceNow(), this.account.platform.id, 'after started is committed');
    await goOn(spaceNow());
  };
  ledger.flush = async function (this: Ledger, alongside) {
    const writes = this.results.size + this.kept.size + this.dropped.size > 0;
    const watched =
      alongside &&
      (async (): Promise<void> => {
        await alongside();
        moment(spaceNow(), this.account.platform.id, 'before what goes alongside is committed');
        await goOn(spaceNow());
      });
    await goOn(spaceNow());
    await flush.call(this, watched);
    if (writes) moment(spaceNow(), this.account.platform.id, 'after the outcome is committed');
    await goOn(spaceNow());
  };
};

/** Refreshes of tokens are no platform requests. */
const platformOf = (path: string): string | undefined =>
  path.includes('token') ? undefined : /^\/(google-ads|microsoft-ads)\//.exec(path)?.[1];

const watchRequests = (): void => {
  const spaces = new WeakMap<object, string | undefined>();
  subscribe('undici:request:create', (message) => {
    spaces.set((message as { request: object }).request, spaceNow());
  });
  const watch = (channel: string, what: string): void =>
    subscribe(channel, (message) => {
      const { request } = message as { request: { path: string } };
      const where = platformOf(request.path);
      const about = request.path.slice(request.path.lastIndexOf('/') + 1);
      if (where) moment(spaces.get(request), where, what, about);
    });
  watch('undici:request:bodySent', 'after sending');
  watch('undici:request:trailers', 'after the answer');
};

/**
 * What is outside a stopped run can go on: the run gets no answers, and its lease is not renewed.
 */
const stopRuns = (): void => {
  const prototype = HeldLeases.prototype;
  const { renew, whileWaiting } = prototype;
  prototype.renew = async function (this: HeldLease) {
    if (!isStopped(this.lease.work.spaceId)) await renew.call(this);
  };
  prototype.whileWaiting = async function <T>(this: HeldLease, wait: () => Promise<T>): Promise<T> {
    await goOn(this.lease.work.spaceId);
    try {
      return (await whileWaiting.call(this, wait)) as T;
    } finally {
      await goOn(this.lease.work.spaceId);
    }
  };
};

/** Work of other Spaces is left to other workers, so that each sample dies at its own moment. */
const keepToSpace = (): void => {
  const runner = (
    load(join(TREE, 'queue-kit', 'src', 'work-runner.js')) as { WorkRunner: { prototype: Runner } }
  ).WorkRunner.prototype;
  const { answer } = runner;
  const owner = {
    name: 'die-at-owner',
    text: 'select space_id as "spaceId" from work.promised where id = $1',
  };
  runner.answer = async function (this: Runner, workId, queue) {
    const [work] = await this.leases.database.readGlobal(owner, [workId]);
    if (work && deaths.has(work.spaceId)) await answer.call(this, workId, queue);
  };
};

const LOOK_MS = 100;

/**
 * The worker listens to no queue until its own sync exists. Several such workers may then wait at
 * once without taking each other's jobs.
 */
const listenWhenTriggered = (): void => {
  const doors = (
    load(join(TREE, 'queue-kit', 'src', 'queue-doors.js')) as { QueueDoors: { prototype: Doors } }
  ).QueueDoors.prototype;
  const { open } = doors;
  const own = {
    name: 'die-at-own',
    text: `select space_id as "spaceId" from work.promised where space_id = any($1) and queue = 'syncs'`,
  };
  const isTriggered = async ({ leases }: Runner): Promise<boolean> =>
    (await leases.database.readGlobal(own, [[...deaths.keys()]])).length > 0;
  doors.open = function (this: Doors, queue) {
    const look = async (): Promise<void> => {
      if (await isTriggered(this.runner).catch(() => false)) return open.call(this, queue);
      setTimeout(() => void look(), LOOK_MS);
    };
    void look();
  };
};

watchLedger();
watchRequests();
stopRuns();
keepToSpace();
if (log === undefined) listenWhenTriggered();
