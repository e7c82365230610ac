import { PlatformFailure, type Failure, type Gate, type Outcome } from '@switchyard/platforms';
import type { PlannedChange } from '../../domain/plan';
import type { OpenAccount } from '../ports';
import { Ledger, type Entry, type LedgerStores } from './ledger';
import { sendWave } from './send-wave';
import { SyncCancelled, type SyncWork } from './sync-work';

const address = { platform: 'microsoft-ads', connectionId: 'con_1', campaignId: 'cmp_1', entity: 'campaign', id: 'cmp_1' } as const;
const change: PlannedChange = {
  action: 'create', address, parentId: null, name: 'Autumn', campaignType: 'SEARCH', remoteId: null, parentRemoteId: null, fields: [], after: { name: 'Autumn' },
  seenDigest: null, reason: '',
};

const refused: Failure = { kind: 'refused', field: 'languages', detail: { code: 'NO', message: 'no' } };
const stopped: Failure = { kind: 'unavailable', detail: { code: 'SYNC_STOPPED', message: 'stopped' } };

/** A ledger whose stores answer at once, and a connector that makes half of the object and then ends as told. */
const given = (failure: Failure, end?: unknown) => {
  const nothing = async () => undefined;
  const stores = { work: { run: (_tenant: unknown, work: () => unknown) => work() }, leases: { assertHeld: nothing, achieved: nothing }, syncs: { get: nothing, addCalls: nothing }, operations: { begin: nothing, record: nothing }, bindings: { keep: nothing, forget: nothing }, claims: { claim: async () => [], drop: nothing, heldElsewhere: async () => new Set() }, releases: { settle: nothing } };
  const apply = async function* (_connection: unknown, _wave: unknown, _io: unknown, gate: Gate): AsyncGenerator<Outcome> {
    await gate.open([{ id: 'opr_1' } as never]);
    yield { kind: 'half-made', changeId: 'opr_1', remoteId: '900', failure };
    if (end !== undefined) throw end;
  };
  const account = { platform: { id: 'microsoft-ads', apply }, connection: {}, io: {}, calls: () => 0 } as unknown as OpenAccount;
  const run = { tenant: { spaceId: 'spc_1', accountId: 'acc_1' }, syncId: 'syn_1', signal: new AbortController().signal } as SyncWork;
  const ledger = new Ledger(run, stores as unknown as LedgerStores, account);
  const entry = { operation: { id: 'opr_1' }, change, status: 'pending', remoteId: null, error: null } as unknown as Entry;
  return { ledger, entry, send: () => sendWave(account, ledger, [{ step: { does: 'create', change }, entry }]) };
};

describe('an object of which only a half was made', () => {
  it('has failed when the platform refused the rest', async () => {
    const { entry, send } = given(refused);
    await send();
    expect([entry.status, entry.error?.field]).toEqual(['failed', 'languages']);
  });

  it('is left to be finished when our own database was away, and keeps what is there', async () => {
    const { entry, ledger, send } = given(stopped, new Error('connection lost'));
    await expect(send()).rejects.toThrow('connection lost');
    expect([entry.status, ledger.binding('cmp_1')]).toMatchObject(['started', { remoteId: '900', state: 'tainted' }]);
  });

  it('is left to be finished when the platform asked for a wait', async () => {
    const wait = new PlatformFailure({ kind: 'throttled', retryAfterSeconds: 1, scope: 'short', detail: { code: '429', message: 'slow' } });
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
