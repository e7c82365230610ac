import { columnArrays, insertStatement, statement } from '@switchyard/db-kit';
import {
  generateSealingKeys,
  type IdentityFacade,
  type KeyRing,
  readKeyRing,
  sealBatch,
} from '@switchyard/identity';
import type { RaisedAlert, SpaceSettings } from '@switchyard/identity/domain';
import { BatchOpener } from '@switchyard/identity/worker';
import { type Ids, type PlatformId, type Tenant, TimeSortedIds } from '@switchyard/kernel';
import type { HttpRequest, OpenConnection, PlatformIo } from '@switchyard/platforms';
import {
  Leases,
  type Notifier,
  Outbox,
  queueMigrations,
  queueTables,
  WorkHandlers,
} from '@switchyard/queue-kit';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Conversions } from '../data/conversions';
import { Deliveries } from '../data/deliveries';
import { conversionsMigrations } from '../data/migrations';
import { RemoteActions } from '../data/remote-actions';
import { SentBodies } from '../data/sent-bodies';
import {
  actions,
  adjustments,
  conversionsTables,
  deliveries,
  knownPersons,
  reservations,
} from '../data/tables';
import {
  type ConversionAction,
  type ConversionEvent,
  createAction,
  type Delivery,
  type HashedPerson,
  type KeptAdjustment,
  type KnownPerson,
  newDelivery,
  type SealedPerson,
} from '../domain';
import { QueueDeliveryNotifier, QueueRetentionNotifier } from '../queue-notifiers';
import { AdjustmentStream } from '../use-cases/deliver/adjustment-stream';
import { AskAfterSent } from '../use-cases/deliver/ask-after-sent';
import { ConversionStream } from '../use-cases/deliver/conversion-stream';
import type { PlatformDoors } from '../use-cases/deliver/delivery-job';
import { EnsureActions, Targets } from '../use-cases/deliver/ensure-actions';
import { OpenPersons } from '../use-cases/deliver/prepare-items';
import { FindConnections, LeaveConnection } from '../use-cases/deliver/reassign-deliveries';
import { RecordFindings } from '../use-cases/deliver/record-findings';
import {
  NoteUndelivered,
  ReportClosed,
  ReportMissingConsent,
  RunTurn,
  SendDue,
  type TurnEnd,
} from '../use-cases/deliver/run-turn';
import { DrainStream, SendBatch, Setbacks } from '../use-cases/deliver/send-batches';
import type { DeliveryNotifier } from '../use-cases/notifiers';
import { AcceptConversions } from '../use-cases/report/accept-conversions';
import type { AdjustmentDoor } from '../use-cases/report/doors';
import { SealedPersons } from '../worker/conversions-worker.module';
import { DeliverHandler, DeliverySettings, EndTurn } from '../worker/work-handlers';
import { BENCH_QUEUE } from './conversions-bench';
import { FakeSink } from './fake-sink';

const PLATFORM: PlatformId = 'google-ads';

const adjustsNothing = { join: () => Promise.resolve([]) } as unknown as AdjustmentDoor;

export interface Connected {
  id: string;
  platform: PlatformId;
  status: 'ACTIVE' | 'NEEDS_REAUTH' | 'DISABLED';
  isDefault: boolean;
}

export type Row = Pick<
  Delivery,
  | 'status'
  | 'reason'
  | 'until'
  | 'dueAt'
  | 'attempts'
  | 'platformError'
  | 'connectionId'
  | 'ref'
  | 'sentAt'
  | 'settledAt'
>;

/**
 * One Space with one connection, its platform, and everything that delivers; only the platform and
 * the account are made up.
 */
export class DeliverySpace {
  readonly tenant: Tenant;
  readonly sink = new FakeSink();
  readonly connection: Connected;
  connections: Connected[];
  readonly holds: number[] = [];
  /** What each refusal of access concerned. */
  readonly refusals: string[] = [];
  /** How long after its transaction each notification comes. */
  readonly notifiedAfterMs: number[] = [];
  send: (request: HttpRequest) => Promise<void> = () => Promise.resolve();
  openDoor: () => void = () => undefined;
  /** Of the connection. */
  settings: Readonly<Record<string, unknown>> = {};
  /** What the Space sets for its conversions. */
  spaceSettings: SpaceSettings = {};
  /** Keys of the alerts that are open. */
  readonly alerts = new Map<string, RaisedAlert>();
  readonly accept: AcceptConversions;
  readonly handler: DeliverHandler;
  readonly leases: Leases;
  readonly notifier: DeliveryNotifier;
  readonly deliveries: Deliveries;
  /** Of the account that is made up: keeps alerts in `alerts`. */
  readonly identity: IdentityFacade = this.account();
  private readonly turn: RunTurn;

  constructor(
    readonly bench: DeliveryBench,
    settings = new DeliverySettings(300),
  ) {
    const {
      db: { database, work },
      clock,
      ids,
    } = bench;
    this.tenant = { accountId: ids.next('acc'), spaceId: ids.next('spc') };
    this.connection = {
      id: ids.next('con'),
      platform: PLATFORM,
      status: 'ACTIVE',
      isDefault: true,
    };
    this.connections = [this.connection];
    const notifier = {
      notify: (_item: unknown, _turn: string, afterMs = 0) =>
        Promise.resolve(void this.notifiedAfterMs.push(afterMs)),
    } as unknown as Notifier;
    const book = new Outbox(database, work, notifier, BENCH_QUEUE);
    this.notifier = new QueueDeliveryNotifier(book);
    this.accept = new AcceptConversions(
      new Conversions(database, bench.secretKeys),
      adjustsNothing,
      this.notifier,
      new QueueRetentionNotifier(book),
    );
    this.leases = new Leases(database, work, BENCH_QUEUE);
    const [remote, setbacks] = [new RemoteActions(database), new Setbacks(clock)];
    this.deliveries = new Deliveries(database, clock);
    const sent = new SentBodies(database);
    const record = new RecordFindings(work, this.deliveries, remote, sent, clock);
    const targets = new Targets(remote, new EnsureActions(work, remote, clock));
    const persons = new OpenPersons(new SealedPersons(new BatchOpener(bench.privateKeys)));
    const conversions = new ConversionStream(this.deliveries, persons, targets, record, clock);
    const adjusting = new AdjustmentStream(this.deliveries, persons, targets, record, clock);
    const batch = new SendBatch(record, setbacks);
    const { identity } = this;
    this.turn = new RunTurn(
      identity,
      this.doors(),
      new SendDue(
        new DrainStream(batch, setbacks, clock),
        conversions,
        adjusting,
        new AskAfterSent(this.deliveries, record, batch, conversions, adjusting, clock),
        new ReportMissingConsent(identity, this.deliveries, clock),
      ),
      setbacks,
      new ReportClosed(work, this.deliveries, clock),
      new LeaveConnection(work, this.deliveries, remote, this.notifier),
      new NoteUndelivered(this.deliveries, clock),
    );
    const find = new FindConnections(work, identity, this.deliveries, this.notifier);
    this.handler = new DeliverHandler(
      new WorkHandlers(),
      this.turn,
      find,
      new EndTurn(this.deliveries, work, this.leases, book, clock, settings),
      this.leases,
      settings,
    );
  }

  /** One turn, without the queue. */
  run(signal = new AbortController().signal): Promise<TurnEnd> {
    return this.turn.execute({
      tenant: this.tenant,
      connectionId: this.connection.id,
      signal,
      achieved: () => Promise.resolve(),
    });
  }

  /** A turn later; whatever the platform asked for has passed. */
  async runAfter(milliseconds: number): Promise<TurnEnd> {
    this.bench.clock.advance(milliseconds);
    return this.run();
  }

  async action(over: Partial<Parameters<typeof createAction>[1]> = {}): Promise<ConversionAction> {
    const { ids, clock } = this.bench;
    const row = createAction(
      this.tenant.spaceId,
      {
        name: 'Paid',
        type: 'UPLOAD_CLICKS',
        category: 'PURCHASE',
        countingType: 'MANY_PER_CLICK',
        valueSettings: { type: 'variableValue' },
        ...over,
      },
      { ids, now: clock.now(), customEvents: true },
    );
    await this.write(insertStatement(actions), columnArrays(actions, [row]));
    return row;
  }

  /** Conversions of an action as every door keeps them, one a millisecond. */
  async conversions(
    action: ConversionAction,
    count: number,
    over: (
      index: number,
    ) => Partial<ConversionEvent> & { readonly connectionId?: string | null } = () => ({}),
  ): Promise<readonly ConversionEvent[]> {
    const now = this.bench.clock.now().getTime();
    const made = Array.from({ length: count }, (_, index) => {
      const { connectionId = this.connection.id, ...event } = over(index);
      const createdAt = new Date(now - count + index);
      return { event: { ...this.event(action, createdAt), ...event }, connectionId, createdAt };
    });
    const items = made.map(({ event, connectionId, createdAt }, index) => ({
      index,
      event,
      deliveries: [
        newDelivery(
          {
            spaceId: event.spaceId,
            eventId: event.id,
            kind: 'conversion',
            platform: PLATFORM,
            connectionId,
          },
          action,
          createdAt,
        ),
      ],
    }));
    await this.bench.db.work.run(this.tenant, () => this.accept.execute(this.tenant, items));
    return items.map(({ event }) => event);
  }

  async adjustment(original: ConversionEvent, over: Partial<KeptAdjustment> = {}): Promise<string> {
    const now = this.bench.clock.now();
    const id = this.bench.ids.next('adj');
    const row: KeptAdjustment = {
      spaceId: original.spaceId,
      id,
      door: 'event',
      source: null,
      type: 'RESTATEMENT',
      actionId: original.actionId,
      orderId: original.orderId,
      clickId: null,
      originalAt: null,
      valueMicros: 5_000_000,
      currency: 'EUR',
      consent: null,
      occurredAt: now,
      originalId: original.id,
      parkedUntil: null,
      joinedAt: null,
      createdAt: now,
      subject: original.id,
      sameness: id,
      ...over,
    };
    const delivery = newDelivery(
      {
        spaceId: row.spaceId,
        eventId: id,
        kind: 'adjustment',
        platform: PLATFORM,
        connectionId: this.connection.id,
      },
      { status: 'ENABLED' },
      now,
    );
    await this.write(insertStatement(adjustments), columnArrays(adjustments, [row]));
    await this.write(insertStatement(deliveries), columnArrays(deliveries, [delivery]));
    return id;
  }

  async delivery(id: string): Promise<Row> {
    const [row] = await this.read<Row>(
      'select "status", "reason", "until", "due_at" as "dueAt", "attempts", "platform_error" as "platformError", "connection_id" as "connectionId", "ref", "sent_at" as "sentAt", "settled_at" as "settledAt" from conversions.delivery where "space_id" = $1 and "event_id" = $2',
      id,
    );
    if (!row) throw new Error(`no delivery of ${id}`);
    return row;
  }

  async statuses(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.read<{ status: string; count: number }>(
      'select "status", count(*)::int as "count" from conversions.delivery where "space_id" = $1 group by 1',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  async orders(): Promise<readonly string[]> {
    return (
      await this.read<{ order: string }>(
        `select "order_id" as "order" from ${reservations.qualified} where "space_id" = $1 order by 1`,
      )
    ).map(({ order }) => order);
  }

  async seal(...persons: readonly HashedPerson[]): Promise<readonly SealedPerson[]> {
    const seal = await sealBatch(this.bench.publicKeys);
    return persons.map((person) => seal(JSON.stringify(person), this.tenant.spaceId));
  }

  /** Who was seen later under a key. */
  async known(
    key: string,
    person: HashedPerson,
    consents: KnownPerson['consents'] = null,
  ): Promise<void> {
    const now = this.bench.clock.now();
    const [sealed] = await this.seal(person);
    await this.write(
      insertStatement(knownPersons),
      columnArrays(knownPersons, [
        {
          spaceId: this.tenant.spaceId,
          key,
          member: 'email',
          linkedKeys: [],
          clickIds: [],
          person: sealed as SealedPerson,
          consents,
          url: null,
          visit: null,
          firstSeenAt: now,
          lastSeenAt: now,
        },
      ]),
    );
  }

  read<T>(text: string, ...values: readonly unknown[]): Promise<T[]> {
    return this.bench.db.database.read<T>(this.tenant, statement(text), [
      this.tenant.spaceId,
      ...values,
    ]);
  }

  async write(text: ReturnType<typeof statement>, values: readonly unknown[]): Promise<void> {
    await this.bench.db.work.run(this.tenant, () => this.bench.db.database.write(text, values));
  }

  private event(action: ConversionAction, createdAt: Date): ConversionEvent {
    const id = this.bench.ids.next('cve');
    return {
      spaceId: this.tenant.spaceId,
      id,
      door: 'event',
      source: null,
      actionId: action.id,
      occurredAt: new Date(createdAt.getTime() - 3_600_000),
      valueMicros: 49_900_000,
      currency: 'EUR',
      orderId: `order ${id}`,
      clickIds: [{ kind: 'gclid', value: `click ${id}` }],
      persons: [],
      personKeys: [],
      matchedBy: 'clickId',
      consent: null,
      consents: null,
      url: null,
      externalEventId: null,
      actionSource: 'system_generated',
      country: null,
      details: null,
      isTest: false,
      claim: null,
      confirmedBy: null,
      createdAt,
    };
  }

  private doors(): PlatformDoors {
    const { id, platform } = this.connection;
    const openConnection = (): OpenConnection => ({
      id,
      platform,
      externalAccountId: '1',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      settings: this.settings,
      credentials: {},
    });
    const io = {
      send: async (request: HttpRequest) => {
        await this.send(request);
        return { status: 200, headers: {}, body: Buffer.alloc(0) };
      },
      now: () => this.bench.clock.now().getTime(),
      sleep: () => Promise.resolve(),
      keepCredentials: () => Promise.resolve(),
    } as unknown as PlatformIo;
    return {
      sinkOf: () => this.sink,
      open: () =>
        Promise.resolve()
          .then(() => this.openDoor())
          .then(() => ({
            connection: openConnection(),
            io,
            hold: (seconds: number) => Promise.resolve(void this.holds.push(seconds)),
          })),
    };
  }

  private account(): IdentityFacade {
    const markNeedsReauth = (
      _tenant: Tenant,
      _id: string,
      { concerns }: { readonly concerns?: 'ad-account' },
    ): Promise<void> => {
      this.connection.status = 'NEEDS_REAUTH';
      this.refusals.push(concerns ?? 'the grant');
      return Promise.resolve();
    };
    return {
      connection: (_tenant: Tenant, id: string) =>
        Promise.resolve(this.connections.find((one) => one.id === id)),
      connectionsOf: () => Promise.resolve(this.connections),
      spaceSettings: () => Promise.resolve({ timeZone: 'Europe/Berlin', ...this.spaceSettings }),
      raiseAlert: (_tenant: Tenant, raised: RaisedAlert) =>
        Promise.resolve(void this.alerts.set(raised.key, raised)),
      resolveAlert: (_tenant: Tenant, key: string) => Promise.resolve(void this.alerts.delete(key)),
      markNeedsReauth,
    } as unknown as IdentityFacade;
  }
}

export interface DeliveryBench {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  readonly ids: Ids;
  readonly secretKeys: KeyRing;
  readonly publicKeys: KeyRing;
  readonly privateKeys: KeyRing;
}

/** A real database for many Spaces. Close it in `afterAll`. */
export const deliveryBench = async (): Promise<DeliveryBench> => {
  const [db, sealing] = [
    await testDatabase(
      [...queueTables, ...conversionsTables],
      [...queueMigrations, ...conversionsMigrations],
    ),
    await generateSealingKeys('k1'),
  ];
  return {
    db,
    clock: new FakeClock(),
    ids: new TimeSortedIds(),
    secretKeys: readKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64url')}`),
    publicKeys: readKeyRing(sealing.publicKey),
    privateKeys: readKeyRing(sealing.privateKey),
  };
};
