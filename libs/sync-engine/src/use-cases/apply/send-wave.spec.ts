import {
  PlatformFailure,
  type Change,
  type Failure,
  type Gate,
  type Outcome,
} from '@switchyard/platforms/domain';
import type { PlannedChange } from '../../domain/plan';
import type { OpenAccount, OperationResult } from '../ports';
import { Ledger, type Entry, type LedgerStores } from './ledger';
import { sendWave } from './send-wave';
import { SyncCancelled, type SyncWork } from './sync-work';

const address = {
  platform: 'microsoft-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  entity: 'campaign',
  id: 'cmp_1',
} as const;
const change: PlannedChange = {
  action: 'create',
  address,
  parentId: null,
  name: 'Autumn',
  campaignType: 'SEARCH',
  remoteId: null,
  parentRemoteId: null,
  fields: [],
  after: { name: 'Autumn' },
  seenDigest: null,
  reason: '',
};

const refused: Failure = {
  kind: 'refused',
  field: 'languages',
  detail: { code: 'NO', message: 'no' },
};
const stopped: Failure = {
  kind: 'unavailable',
  detail: { code: 'SYNC_STOPPED', message: 'stopped' },
};

const nothing = async (): Promise<undefined> => undefined;
const RUN = {
  tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
  syncId: 'syn_1',
  signal: new AbortController().signal,
} as SyncWork;

/** A ledger whose stores answer at once, and a connector that makes half of the object and then ends as told. */
const given = (failure: Failure, end?: unknown) =>
  answering({ kind: 'half-made', changeId: 'opr_1', remoteId: '900', failure }, end);

const answering = (outcome: Outcome, end?: unknown) => {
  const recorded: OperationResult[] = [];
  const stores = {
    work: { run: (_tenant: unknown, work: () => unknown) => work() },
    leases: { assertHeld: nothing, achieved: nothing },
    identity: { holdConnections: async () => [{}] },
    syncs: { get: nothing, addCalls: nothing },
    operations: {
      begin: nothing,
      record: async (_tenant: unknown, _syncId: string, results: readonly OperationResult[]) =>
        void recorded.push(...results),
    },
    bindings: { keep: nothing, forget: nothing },
    claims: { claim: async () => [], drop: nothing, heldElsewhere: async () => new Set() },
    releases: { settle: nothing },
  };
  const apply = async function* (
    _connection: unknown,
    _wave: unknown,
    _io: unknown,
    gate: Gate,
  ): AsyncGenerator<Outcome> {
    await gate.open([{ id: 'opr_1' } as never]);
    yield outcome;
    if (end !== undefined) throw end;
  };
  const account = {
    platform: { id: 'microsoft-ads', apply },
    connection: {},
    io: {},
    calls: () => 0,
  } as unknown as OpenAccount;
  const ledger = new Ledger(RUN, stores as unknown as LedgerStores, account);
  const entry = {
    operation: { id: 'opr_1' },
    change,
    status: 'pending',
    remoteId: null,
    error: null,
  } as unknown as Entry;
  return {
    ledger,
    entry,
    recorded,
    send: () => sendWave(account, ledger, [{ step: { does: 'create', change }, entry }]),
  };
};

describe('an edit that a write went over', () => {
  const applied = { kind: 'applied', changeId: 'opr_1', remoteId: '900', attributes: {} } as const;

  it('is recorded with both values', async () => {
    const { recorded, send } = answering({
      ...applied,
      overwritten: [{ field: 'name', found: 'By hand' }],
    });
    await send();
    expect(recorded).toMatchObject([
      {
        status: 'succeeded',
        overwritten: [{ field: 'name', local: 'Autumn', remote: 'By hand' }],
      },
    ]);
  });

  it('is none where the platform tells of none', async () => {
    const { recorded, send } = answering(applied);
    await send();
    expect(recorded).toMatchObject([{ status: 'succeeded', overwritten: null }]);
  });
});

describe('an object of which only a half was made', () => {
  it('has failed when the platform refused the rest', async () => {
    const { entry, send } = given(refused);
    await send();
    expect([entry.status, entry.error?.field]).toEqual(['failed', 'languages']);
  });

  it('is left to be finished when our own database was away, and keeps what is there', async () => {
    const { entry, ledger, send } = given(stopped, new Error('connection lost'));
    await expect(send()).rejects.toThrow('connection lost');
    expect([entry.status, ledger.binding('cmp_1')]).toMatchObject([
      'started',
      { remoteId: '900', state: 'tainted' },
    ]);
  });

  it.each([
    ['made something else of it', 'PLATFORM_CONTRADICTED', true],
    ['stopped short', 'SYNC_STOPPED', false],
  ])('remembers whether the platform %s', async (_what, code, contradicted) => {
    const { entry, send } = given({ kind: 'unavailable', detail: { code, message: '' } });
    await send();
    expect([entry.status, entry.contradicted]).toEqual(['started', contradicted]);
  });

  it('is left to be finished when the platform asked for a wait', async () => {
    const wait = new PlatformFailure({
      kind: 'throttled',
      retryAfterSeconds: 1,
      scope: 'short',
      detail: { code: '429', message: 'slow' },
    });
    const { entry, send } = given(wait.failure, wait);
    await expect(send()).rejects.toBe(wait);
    expect(entry.status).toBe('started');
  });

  it('has failed, as cancelled, when somebody cancelled the sync meanwhile', async () => {
    const { entry, send } = given(stopped, new SyncCancelled());
    await expect(send()).rejects.toThrow(SyncCancelled);
    expect([entry.status, entry.error?.code]).toEqual(['failed', 'SYNC_CANCELLED']);
  });

  it('has failed in the end when it is stopped short again and again', async () => {
    const { entry, send } = given(stopped);
    const seen: string[] = [];
    for (let tries = 0; tries < 4; tries += 1) seen.push(await send().then(() => entry.status));
    expect(seen).toEqual(['started', 'started', 'started', 'failed']);
  });
});

describe('a change that lets more money flow', () => {
  const enabling: PlannedChange = {
    ...change,
    action: 'update',
    remoteId: '900',
    fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
  };
  const renaming: PlannedChange = {
    ...enabling,
    fields: [{ field: 'name', before: 'Autumn', after: 'Winter', owner: 'local' }],
  };

  it.each([
    ['the brake holds its campaign', 'BRAKE_ENGAGED', { held: ['cmp_1'] }],
    ['its campaign is newer than the hold', 'BRAKE_ENGAGED', { isEngaged: true }],
    ['nobody knows what is spent through its connection', 'BRAKE_BLIND', { isBlind: true }],
  ])(
    'is not sent while %s; what goes with it is left to be sent without it',
    async (
      _what,
      code,
      {
        held: ids = [],
        isEngaged = false,
        isBlind = false,
      }: { held?: string[]; isEngaged?: boolean; isBlind?: boolean },
    ) => {
      const sent: string[] = [];
      const stores = {
        work: { run: (_tenant: unknown, work: () => unknown) => work() },
        leases: { assertHeld: nothing, achieved: nothing },
        identity: { holdConnections: async () => [{}] },
        syncs: { get: nothing },
        operations: { begin: nothing, record: nothing },
        bindings: { keep: nothing, forget: nothing },
        claims: { claim: async () => [], drop: nothing },
        releases: { settle: nothing },
        catalog: { lockHeld: async () => new Set(ids) },
        brake: { obstacles: async () => ({ isEngaged: () => isEngaged, isBlind }) },
      };
      const apply = async function* (
        _connection: unknown,
        wave: readonly Change[],
        _io: unknown,
        gate: Gate,
      ): AsyncGenerator<Outcome> {
        await gate.open(wave);
        sent.push(...wave.map(({ id }) => id));
      };
      const account = {
        platform: { id: 'microsoft-ads', apply },
        connection: {},
        io: {},
        calls: () => 0,
      } as unknown as OpenAccount;
      const ledger = new Ledger(RUN, stores as unknown as LedgerStores, account);
      const [held, free] = [enabling, renaming].map((planned, at) => ({
        step: { does: 'update' as const, change: planned },
        entry: {
          operation: { id: `opr_${at}`, campaignId: 'cmp_1' },
          change: planned,
          status: 'pending',
          remoteId: null,
          error: null,
        } as unknown as Entry,
      }));
      await sendWave(account, ledger, [held!, free!]);
      expect([held!.entry.status, held!.entry.error?.code, free!.entry.status, sent]).toEqual([
        'skipped',
        code,
        'pending',
        [],
      ]);
    },
  );
});
