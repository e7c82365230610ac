import {
  type AdPlatform,
  type Change,
  type Failure,
  type Gate,
  type Outcome,
  PlatformFailure,
  type PlatformIo,
} from '@switchyard/platforms/domain';
import type { PlannedChange } from '../../domain/planning/plan';
import type { Step } from '../../domain/syncing/waves';
import { change } from '../../domain/testing/given-plan';
import type { OpenAccount, OperationResult } from '../ports';
import { ledgerOver } from '../testing/ledger-over';
import type { Entry, Ledger } from './ledger';
import type { AccountQuota } from './quota';
import { portionOf, type Sending, sendWave } from './send-wave';
import { BrakeHolds, SyncCancelled, type SyncWork } from './sync-work';

const address = {
  platform: 'microsoft-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  entity: 'campaign',
  id: 'cmp_1',
} as const;
const plannedCreate: PlannedChange = {
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

const RUN = {
  tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
  syncId: 'syn_1',
  signal: new AbortController().signal,
} as SyncWork;

/**
 * A ledger whose stores answer at once, and a connector that makes half of the object and then ends
 * in the given way.
 */
const given = (failure: Failure, end?: unknown) =>
  answering({ kind: 'half-made', changeId: 'opr_1', remoteId: '900', failure }, end);

const answering = (outcome: Outcome, end?: unknown) => {
  const recorded: OperationResult[] = [];
  const operations = {
    record: async (_tenant: unknown, _syncId: string, results: readonly OperationResult[]) =>
      void recorded.push(...results),
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
  const ledger = ledgerOver(RUN, account, { operations });
  const entry = {
    operation: { id: 'opr_1' },
    change: plannedCreate,
    status: 'pending',
    remoteId: null,
    error: null,
  } as unknown as Entry;
  return {
    ledger,
    entry,
    recorded,
    send: () =>
      sendWave(account, ledger, [{ step: { does: 'create', change: plannedCreate }, entry }]),
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

  it('is empty where the platform reports none', async () => {
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
  ])('keeps whether the platform %s', async (_what, code, contradicted) => {
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

  it('has failed, as cancelled, when the sync was cancelled meanwhile', async () => {
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

describe('a change that raises spending', () => {
  const enabling: PlannedChange = {
    ...plannedCreate,
    action: 'update',
    remoteId: '900',
    fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
  };
  const renaming: PlannedChange = {
    ...enabling,
    fields: [{ field: 'name', before: 'Autumn', after: 'Winter', owner: 'local' }],
  };

  it.each([
    ['the brake holds its campaign', 'BRAKE_ENGAGED', 'engaged'],
    ['what is spent through its connection is unknown', 'BRAKE_BLIND', 'blind'],
  ] as const)(
    'is not sent while %s; what goes with it is left to be sent without it',
    async (_what, code, because) => {
      const sent: string[] = [];
      const gate = {
        assertMaySend: () => Promise.reject(new BrakeHolds(['opr_0'], because)),
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
      const ledger = ledgerOver(RUN, account, { gate });
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

const RESUMES_AT = new Date('2026-11-22T00:00:00Z');
const ledger = { remoteIdOf: () => null } as unknown as Ledger;
const [io, urgentIo] = [{ now: () => 0 } as PlatformIo, { now: () => 0 } as PlatformIo];

/** An account with so much left of a day of ten; each change costs this much. */
const account = (left: number, costOfOne = 1): OpenAccount =>
  ({
    io,
    urgentIo,
    platform: {
      forecast: (waves: readonly (readonly unknown[])[]) => ({
        readCalls: 0,
        calls: 0,
        operations: waves.flat().length * costOfOne,
      }),
    } as unknown as AdPlatform,
    quota: {
      cost: ({ operations }: { operations: number }) => operations,
      standing: () => Promise.resolve({ left, limit: 10, used: 10 - left, resumesAt: RESUMES_AT }),
    } as unknown as AccountQuota,
  }) as unknown as OpenAccount;

const sending = (does: Step['does'], planned: PlannedChange): Sending => ({
  step: { does, change: planned },
  entry: { operation: { id: planned.address.id }, change: planned } as Entry,
});
const creation = (id: string): Sending => sending('create', change('create', 'keyword', id));
const pause = (id: string): Sending =>
  sending(
    'update',
    change('update', 'campaign', id, {
      fields: [{ field: 'status', before: 'ENABLED', after: 'PAUSED', owner: 'local' }],
      after: { status: 'PAUSED' },
    }),
  );
const enabling = (id: string): Sending =>
  sending(
    'update',
    change('update', 'campaign', id, {
      fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
      after: { status: 'ENABLED' },
    }),
  );

const portion = async (left: number, pending: readonly Sending[], costOfOne = 1) => {
  const going = await portionOf(account(left, costOfOne), ledger, pending);
  return going.kind === 'spent'
    ? going.failure.retryAfterSeconds * 1_000
    : {
        goes: going.sendings.map(({ entry }) => entry.operation.id),
        isUrgent: going.account.io === urgentIo,
      };
};

describe("the part of a wave that fits into a day's quota", () => {
  it('is all of it while it fits', async () => {
    expect(await portion(2, [creation('a'), creation('b')])).toEqual({
      goes: ['a', 'b'],
      isUrgent: false,
    });
  });

  it('is the longest beginning that fits', async () => {
    expect(await portion(3, ['a', 'b', 'c', 'd', 'e'].map(creation))).toEqual({
      goes: ['a', 'b', 'c'],
      isUrgent: false,
    });
  });

  it('is nothing when nothing is left, until there is room', async () => {
    expect(await portion(0, [creation('a')])).toBe(RESUMES_AT.getTime());
    expect(await portion(0, [enabling('a')])).toBe(RESUMES_AT.getTime());
  });

  it('always includes changes that pause or remove, first of all', async () => {
    expect(
      await portion(0, [
        creation('a'),
        pause('b'),
        sending('remove', change('remove', 'campaign', 'c')),
      ]),
    ).toEqual({ goes: ['b', 'c'], isUrgent: true });
  });

  it('does not always include the removal of an object that is created again', async () => {
    expect(
      await portion(0, [sending('remove', change('replace', 'adGroup', 'a', { after: {} }))]),
    ).toBe(RESUMES_AT.getTime());
  });

  it('is one change that takes more than a whole day, while anything is left of one', async () => {
    expect(await portion(1, [creation('a'), creation('b')], 11)).toEqual({
      goes: ['a'],
      isUrgent: false,
    });
    expect(await portion(0, [creation('a')], 11)).toBe(RESUMES_AT.getTime());
    expect(await portion(1, [creation('a')], 10)).toBe(RESUMES_AT.getTime());
  });
});
