import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loaded into a worker before its own code (`NODE_OPTIONS=--require`): the process kills (or stops) itself with a real signal at the n-th
 * moment of one platform's run of one Space's sync. Without a number it only writes the moments down, with what each is about. Production code
 * knows nothing of it.
 */
const {
  SWITCHYARD_TEST_DIE_SPACE: space = '',
  SWITCHYARD_TEST_DIE_PLATFORM: platform = '',
  SWITCHYARD_TEST_DIE_AT: at = '0',
  SWITCHYARD_TEST_DIE_BY: signal = 'SIGKILL',
  SWITCHYARD_TEST_DIE_LOG: log,
} = process.env;

const TREE = join(__dirname, '..', '..', '..');
const load = createRequire(__filename);
let passed = 0;

const moment = (where: string, what: string, about = ''): void => {
  if (log) appendFileSync(log, `${[where, what, about].join('\t')}\n`);
  if (where !== platform) return;
  passed += 1;
  if (passed === Number(at)) process.kill(process.pid, signal);
};

interface Pending {
  readonly size: number;
}
interface Operations {
  begin(...args: readonly unknown[]): Promise<void>;
}
interface Ledger {
  stores: { readonly operations: Operations };
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
        values: readonly string[],
      ): Promise<readonly { readonly spaceId: string }[]>;
    };
  };
  answer(workId: string, queue: string): Promise<void>;
}

const watched = new WeakSet<Ledger>();

/** The last moment inside the transaction that records `started`: its rows are written, and locked, and nothing is committed. */
const watchTransaction = (ledger: Ledger): void => {
  if (watched.has(ledger)) return;
  watched.add(ledger);
  const { operations } = ledger.stores;
  const begin = async (...args: readonly unknown[]): Promise<void> => {
    await operations.begin(...args);
    moment(ledger.account.platform.id, 'before started is committed');
  };
  ledger.stores = {
    ...ledger.stores,
    operations: Object.assign(Object.create(operations) as Operations, { begin }),
  };
};

const watchLedger = (): void => {
  const ledger = (
    load(join(TREE, 'sync-engine', 'src', 'use-cases', 'apply', 'ledger.js')) as {
      Ledger: { prototype: Ledger };
    }
  ).Ledger.prototype;
  const { begin, flush } = ledger;
  ledger.begin = async function (this: Ledger, entries) {
    watchTransaction(this);
    await begin.call(this, entries);
    moment(this.account.platform.id, 'after started is committed');
  };
  ledger.flush = async function (this: Ledger, alongside) {
    const writes = this.results.size + this.kept.size + this.dropped.size > 0;
    const watched =
      alongside &&
      (async (): Promise<void> => {
        await alongside();
        moment(this.account.platform.id, 'before what goes alongside is committed');
      });
    await flush.call(this, watched);
    if (writes) moment(this.account.platform.id, 'after the outcome is committed');
  };
};

/** Refreshes of tokens are no platform requests. */
const platformOf = (path: string): string | undefined =>
  path.includes('token') ? undefined : /^\/(google-ads|microsoft-ads)\//.exec(path)?.[1];

const watchRequests = (): void => {
  const watch = (channel: string, what: string): void =>
    subscribe(channel, (message) => {
      const { path } = (message as { request: { path: string } }).request;
      const where = platformOf(path);
      if (where) moment(where, what, path.slice(path.lastIndexOf('/') + 1));
    });
  watch('undici:request:bodySent', 'after sending');
  watch('undici:request:trailers', 'after the answer');
};

/** Work of other Spaces is left to other workers, so that each sample dies where it was told to. */
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
    if (work?.spaceId === space) await answer.call(this, workId, queue);
  };
};

watchLedger();
watchRequests();
keepToSpace();
