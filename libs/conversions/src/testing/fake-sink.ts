import type {
  ActionDraft,
  ConversionRules,
  ConversionSink,
  OpenConnection,
  PlatformIo,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '@switchyard/platforms';

const DAY_MS = 86_400_000;

export const FAKE_RULES: ConversionRules = {
  batch: 4,
  adjustmentBatch: 4,
  clickIds: ['gclid'],
  identifiers: ['email', 'phone'],
  oldestMs: 90 * DAY_MS,
  futureMs: 0,
  actionAgeMs: 0,
  consent: 'sent',
  tests: 'validated',
  adjustments: { RETRACTION: 'degraded', RESTATEMENT: 'native', ENHANCEMENT: 'native' },
};

const TAKEN: Verdict = { outcome: 'taken' };

/** A platform that takes everything and counts each key once, until a test sets other answers. */
export class FakeSink implements ConversionSink {
  rules: ConversionRules = FAKE_RULES;
  readonly uploads: (readonly SinkConversion[])[] = [];
  readonly adjusted: (readonly SinkAdjustment[])[] = [];
  readonly ensured: string[] = [];
  /** What it counted, by key; twice is what must not be. */
  readonly counted = new Map<string, number>();
  /** One request of each call, so that what leaves is seen. */
  readonly url = 'https://ads.example.com';

  verdictOf: (conversion: SinkConversion) => Verdict | undefined = () => undefined;
  adjustVerdictOf: (adjustment: SinkAdjustment) => Verdict | undefined = () => undefined;
  remote: (action: ActionDraft) => RemoteAction = ({ name }) => ({
    remoteId: `remote ${name}`,
    conflicts: [],
  });
  /** Runs before anything is taken, and after. */
  before: (batch: readonly SinkConversion[]) => void = () => undefined;
  after: (batch: readonly SinkConversion[]) => void | Promise<void> = () => undefined;
  confirm?: (
    connection: OpenConnection,
    refs: readonly string[],
    io: PlatformIo,
  ) => Promise<ReadonlyMap<string, readonly Verdict[]>>;

  judge(conversion: SinkConversion, now: number): Verdict | undefined {
    const { remote } = conversion.action;
    if (conversion.occurredAt < now - this.rules.oldestMs) {
      return { outcome: 'refused', code: 'TOO_OLD', message: 'It is too old.' };
    }
    return remote.usableFrom !== undefined && remote.usableFrom > now
      ? {
          outcome: 'waiting',
          until: remote.usableFrom,
          code: 'ACTION_TOO_NEW',
          message: 'It is too new.',
        }
      : undefined;
  }

  judgeAdjustment(): Verdict | undefined {
    return undefined;
  }

  ensureAction(_connection: OpenConnection, action: ActionDraft): Promise<RemoteAction> {
    this.ensured.push(action.name);
    return Promise.resolve().then(() => this.remote(action));
  }

  async upload(
    _connection: OpenConnection,
    batch: readonly SinkConversion[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]> {
    this.before(batch);
    await io.send({ method: 'POST', url: this.url, headers: {}, counted: true });
    const ref = `request ${this.uploads.length}`;
    this.uploads.push(batch);
    const verdicts = batch.map((one) => this.verdictOf(one) ?? TAKEN);
    batch.forEach(({ orderId, id }, index) => {
      if (verdicts[index]?.outcome === 'taken') {
        this.counted.set(orderId ?? id, (this.counted.get(orderId ?? id) ?? 0) + 1);
      }
    });
    await this.after(batch);
    return verdicts.map((verdict, at) =>
      this.confirm && verdict.outcome === 'taken' ? { ...verdict, ref, at } : verdict,
    );
  }

  async adjust(
    _connection: OpenConnection,
    batch: readonly SinkAdjustment[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]> {
    await io.send({ method: 'POST', url: this.url, headers: {}, counted: true });
    this.adjusted.push(batch);
    return batch.map((one) => this.adjustVerdictOf(one) ?? TAKEN);
  }

  /** Sizes of the requests. */
  get sizes(): readonly number[] {
    return this.uploads.map(({ length }) => length);
  }
}
