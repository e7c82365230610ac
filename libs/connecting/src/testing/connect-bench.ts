import { Logger } from '@nestjs/common';
import { generateSealingKeys, readKeyRing, Sealer } from '@switchyard/identity';
import { CredentialOpener } from '@switchyard/identity/worker';
import {
  type PlatformId,
  type Tenant,
  TimeSortedIds,
  type Visitor,
  Waiting,
} from '@switchyard/kernel';
import type { PlatformIo, VendorApp } from '@switchyard/platforms/domain';
import {
  DeadLetterStore,
  Leases,
  Outbox,
  type QueueName,
  queueMigrations,
  type QueueSettings,
  queueTables,
  WorkHandlers,
  WorkRunner,
} from '@switchyard/queue-kit';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Attempts } from '../data/attempts';
import { ConsentSecrets } from '../data/consent-secrets';
import { connectingMigrations } from '../data/migrations';
import { AssetQuestions, Revocations, Withdrawals } from '../data/requests-to-worker';
import { connectingTables } from '../data/tables';
import { QueueConnectWork } from '../queue-work';
import { LeaveForConsent, ReadAttempt, StartAttempt } from '../use-cases/attempts';
import { ChooseAccounts, KeepOtherPerson } from '../use-cases/choose-accounts';
import { EnterKey, KeyWays } from '../use-cases/enter-key';
import { ReadAssets } from '../use-cases/read-assets';
import { ReadConnect } from '../use-cases/read-connect';
import { ReceiveWithdrawal } from '../use-cases/receive-withdrawal';
import { RevokeGrant } from '../use-cases/revoke-grant';
import { TakeAnswer } from '../use-cases/take-answer';
import { Vendors } from '../use-cases/vendors';
import { WorkSpaces } from '../use-cases/who-connects';
import { ConnectHandlers, KeepReceived } from '../worker/handlers';
import { KeepReached, ListReached, ReachAccounts } from '../worker/list-reached';
import { OpenGrants, VendorIo } from '../worker/ports';
import { ReceivedGrants } from '../worker/received-grants';
import { RevokeAtVendor, RunRevocation } from '../worker/revoke-at-vendor';
import { RunAssets } from '../worker/run-assets';
import { RunAttempt, TradeSecret } from '../worker/run-attempt';
import { RunWithdrawal } from '../worker/run-withdrawal';
import { ProlongGrant, TendGrant, TendInterval } from '../worker/tend-grant';
import { VendorAccess } from '../worker/vendor-access';
import { MemoryIdentity } from './memory-identity';
import { ScriptedPlatform } from './scripted-platform';

const APP: VendorApp = { clientId: 'fake-client', clientSecret: 'fake-client-secret' };
const SETTINGS: QueueSettings = {
  workerId: 'worker',
  leaseSeconds: 30,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 4, syncs: 4, conversions: 4, readings: 4 },
  sweepEveryMs: 1_000,
};

/** A signed-in user of an account. */
export const visitor = (accountId = 'acc_1', session = 'session-1'): Visitor => ({
  sessionId: `ses_${session}`,
  sessionDigest: `digest-of-${session}`,
  userId: 'usr_1',
  accountId,
  isConfirmed: true,
  isRecent: true,
});

/** The use cases and handlers over real tables and a real queue, with a scripted platform. */
export class ConnectBench {
  readonly clock = new FakeClock();
  readonly ids = new TimeSortedIds();
  readonly google = new ScriptedPlatform('google-ads');
  readonly openai = new ScriptedPlatform('openai-ads');
  readonly identity: MemoryIdentity;
  readonly attempts: Attempts;
  readonly vendors: Vendors;
  readonly start: StartAttempt;
  readonly leave: LeaveForConsent;
  readonly answer: TakeAnswer;
  readonly enterKey: EnterKey;
  readonly read: ReadAttempt;
  readonly choose: ChooseAccounts;
  readonly connect: ReadConnect;
  readonly revoke: RevokeGrant;
  readonly assets: ReadAssets;
  readonly receiveWithdrawal: ReceiveWithdrawal;
  private readonly runner: WorkRunner;

  private constructor(
    readonly db: TestDatabase,
    sealer: Sealer,
    opener: CredentialOpener,
  ) {
    const { database, work } = db;
    const { clock, ids } = this;
    const outbox = new Outbox(database, work, { notify: async () => {} } as never, SETTINGS);
    const connectWork = new QueueConnectWork(outbox);
    const leases = new Leases(database, work, SETTINGS);
    const identity = new MemoryIdentity(sealer, ids, clock);
    const [facade, spaces] = [identity.facade, new WorkSpaces(identity.spaces)];
    const attempts = new Attempts(database);
    const [revocations, questions] = [new Revocations(database), new AssetQuestions(database)];
    const withdrawals = new Withdrawals(database);
    const vendors = new Vendors(
      new Map([this.google, this.openai].map((one) => [one.id, one.platform] as const)),
      { publicUrl: 'https://ads.example', apps: new Map([['google-ads', APP]]) },
    );
    const waiting = new WorkingWhileWaiting(this);
    this.identity = identity;
    this.attempts = attempts;
    this.vendors = vendors;
    this.start = new StartAttempt(work, attempts, identity, vendors, spaces, ids, clock);
    this.leave = new LeaveForConsent(work, attempts, vendors, new ConsentSecrets(), sealer, clock);
    this.answer = new TakeAnswer(work, attempts, vendors, connectWork, sealer, clock);
    const ways = new KeyWays(vendors, connectWork);
    this.enterKey = new EnterKey(work, attempts, identity, ways, spaces, sealer, ids, clock);
    this.read = new ReadAttempt(attempts, identity, facade, clock);
    const other = new KeepOtherPerson(work, attempts, connectWork, waiting);
    this.choose = new ChooseAccounts(work, attempts, identity, facade, other, clock);
    this.connect = new ReadConnect(identity, facade, vendors);
    this.revoke = new RevokeGrant(
      work,
      identity,
      revocations,
      connectWork,
      vendors,
      spaces,
      ids,
      clock,
    );
    this.assets = new ReadAssets(work, facade, questions, connectWork, waiting, spaces, ids, clock);
    this.receiveWithdrawal = new ReceiveWithdrawal(
      work,
      withdrawals,
      connectWork,
      vendors,
      ids,
      clock,
    );

    const doors = new FakeDoors(this);
    const access = new VendorAccess(vendors, doors);
    const received = new ReceivedGrants(work, attempts, sealer, opener, clock);
    const revoking = new RevokeAtVendor(identity, vendors, access);
    const keeping = new KeepReached(work, attempts, identity, received, connectWork, leases, clock);
    const reaching = new ReachAccounts(vendors, access, identity, received, clock);
    const listing = new ListReached(reaching, received, keeping, revoking);
    const trading = new TradeSecret(vendors, access, received);
    const handlers = new WorkHandlers();
    new ConnectHandlers(
      handlers,
      new RunAttempt(work, attempts, received, trading, listing, leases, clock),
      new KeepReceived(work, attempts, received, keeping, leases, clock),
      new RunAssets(work, questions, vendors, doors, leases),
      new RunRevocation(work, revocations, opener, revoking, leases),
      new RunWithdrawal(work, withdrawals, vendors, identity, identity.spaces, leases),
      new TendGrant(
        work,
        identity,
        new ProlongGrant(identity, vendors, access, new FakeOpenGrants(identity)),
        leases,
        new TendInterval(60),
        clock,
      ),
    ).onModuleInit();
    const dead = new DeadLetterStore(database, work, leases);
    this.runner = new WorkRunner(leases, handlers, dead, SETTINGS);
  }

  static async open(): Promise<ConnectBench> {
    Logger.overrideLogger(false);
    const db = await testDatabase(
      [...(queueTables as never as typeof connectingTables), ...connectingTables],
      [...queueMigrations, ...connectingMigrations],
    );
    const { publicKey, privateKey } = await generateSealingKeys('k1');
    const bench = new ConnectBench(
      db,
      new Sealer(readKeyRing(publicKey)),
      new CredentialOpener(readKeyRing(privateKey)),
    );
    await bench.sign(true);
    return bench;
  }

  /** Whether a worker says that it is alive. */
  async sign(isAlive: boolean): Promise<void> {
    await this.db.dataSource.query('delete from work.worker');
    if (!isAlive) return;
    await this.db.dataSource.query(
      `insert into work.worker (id, seen_at) values ('worker', now() + interval '1 hour')`,
    );
  }

  /** The worker does everything that is enqueued and not under way, due or not. */
  async runWork(): Promise<void> {
    await this.db.dataSource.query('update work.promised set due_at = now()');
    for (const { id, queue } of await this.enqueued()) {
      await this.runner.answer(id, queue);
    }
  }

  enqueued(): Promise<{ id: string; kind: string; queue: QueueName }[]> {
    return this.db.dataSource.query('select id, kind, queue from work.promised order by id');
  }

  /** A person starts, is sent to the consent page, and comes back. */
  async consent(
    who = visitor(),
    answer: Readonly<Record<string, string>> = { code: 'fake-code-1' },
    grantId?: string,
  ): Promise<string> {
    const { id } = await this.start.execute(who, {
      platform: 'google-ads',
      ...(grantId === undefined ? {} : { grantId }),
    });
    const state = await this.setOut(id, who);
    await this.answer.execute(who, 'google-ads', new URLSearchParams({ ...answer, state }));
    return id;
  }

  /** The state that a browser carries to the consent page. */
  async setOut(id: string, who = visitor()): Promise<string> {
    const { authorizeUrl } = await this.leave.execute(who, id);
    return new URL(authorizeUrl).searchParams.get('state') ?? '';
  }
}

/** Looks as often as it takes; the worker works in between. */
class WorkingWhileWaiting extends Waiting {
  constructor(private readonly bench: ConnectBench) {
    super();
  }

  async forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    for (let passedMs = 0; passedMs < limitMs; passedMs += 1_000) {
      const answer = await look(passedMs);
      if (answer !== undefined) return answer;
      await this.bench.runWork();
    }
    return undefined;
  }
}

class FakeDoors extends VendorIo {
  constructor(private readonly bench: ConnectBench) {
    super();
  }

  ioFor(_platform: PlatformId): PlatformIo {
    return { now: () => this.bench.clock.now().getTime() } as PlatformIo;
  }

  async open(tenant: Tenant, connectionId: string) {
    const found = await this.bench.identity.facade.connection(tenant, connectionId);
    return found && { connection: { ...found, credentials: {} }, io: this.ioFor(found.platform) };
  }
}

class FakeOpenGrants extends OpenGrants {
  constructor(private readonly identity: MemoryIdentity) {
    super();
  }

  async open(tenant: Tenant, grantId: string): ReturnType<OpenGrants['open']> {
    return {
      grantId,
      credentials: this.identity.kept.get(grantId) ?? {},
      grant: (await this.identity.grant(tenant, grantId))!,
      token: () => Promise.reject(new Error('no token is asked for')),
    };
  }
}
