import type { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import type { UnitOfWork } from '@switchyard/kernel';
import type { OperationOutcome } from '../../domain/syncing/sync-status';
import { SyncHandler } from '../../worker/handlers';
import { NotifySyncEnd, NotifySyncStalled } from './end-sync';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const SYNC = 'syn_1';
const STALLED = alertKeys.syncStalled(SYNC);
const FAILED = alertKeys.syncFailed(TENANT.spaceId);

/** Alerts that are open, by key. */
let open: Map<string, string>;
beforeEach(() => {
  open = new Map();
});

const identity = {
  raiseAlert: async (_: unknown, { kind, key }: { kind: string; key: string }) =>
    void open.set(key, kind),
  resolveAlert: async (_: unknown, key: string) => void open.delete(key),
} as unknown as IdentityFacade;
const work = {
  run: (_: unknown, act: () => Promise<void>) => act(),
} as unknown as UnitOfWork;

/** What the queue calls when it takes a sync from a worker that did nothing for it. */
const stalls = (): Promise<void> =>
  new SyncHandler({} as never, {} as never, new NotifySyncStalled(work, identity)).stalled(
    TENANT,
    SYNC,
  );

const ends = (outcomes: readonly OperationOutcome[], gaveUp?: string): Promise<unknown> =>
  new NotifySyncEnd(
    identity,
    { outcomes: async () => outcomes } as never,
    { get: async () => undefined } as never,
    {} as never,
    {} as never,
  ).execute(TENANT, SYNC, { cancelRequested: false, ...(gaveUp ? { gaveUp } : {}) });

const DONE: OperationOutcome = { action: 'create', status: 'succeeded' };
const REFUSED: OperationOutcome = { action: 'create', status: 'failed' };

describe('a sync that a worker does nothing for', () => {
  it('is an alert, until it ends', async () => {
    await stalls();
    expect([...open]).toEqual([[STALLED, 'SYNC_STALLED']]);
    await ends([DONE]);
    expect([...open]).toEqual([]);
  });

  it('that is given up is an alert of a failed sync instead', async () => {
    await stalls();
    await ends([DONE], 'No worker got on with it.');
    expect([...open]).toEqual([[FAILED, 'SYNC_FAILED']]);
  });
});

describe('the alert of failed operations', () => {
  it('stays until a sync of the Space fails in nothing', async () => {
    await ends([DONE, REFUSED]);
    expect([...open]).toEqual([[FAILED, 'SYNC_FAILED']]);
    await ends([REFUSED]);
    expect([...open]).toEqual([[FAILED, 'SYNC_FAILED']]);
    await ends([DONE]);
    expect([...open]).toEqual([]);
  });
});
