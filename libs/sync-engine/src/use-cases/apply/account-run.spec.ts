import { PlatformFailure, type Change, type Gate, type Outcome } from '@switchyard/platforms';
import type { PlannedChange } from '../../domain/plan';
import type { CatalogRecords, OpenAccount } from '../ports';
import type { AdoptCampaigns } from '../adopt/adopt-campaigns';
import type { SetBackCampaigns } from '../undo/set-back-campaigns';
import { AccountRun } from './account-run';
import { Ledger, type Entry, type LedgerStores } from './ledger';
import type { SyncWork } from './sync-work';

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
  after: { name: 'Autumn', languages: ['en'] },
  seenDigest: null,
  reason: '',
};

const tooEarly = new PlatformFailure({
  kind: 'throttled',
  retryAfterSeconds: 0,
  scope: 'short',
  detail: { code: '429', message: 'slow' },
});

it('finishes what it made a half of before the platform asked for a wait, and makes it no second time', async () => {
  const nothing = async () => undefined;
  const stores = {
    work: { run: (_tenant: unknown, work: () => unknown) => work() },
    leases: { assertHeld: nothing, achieved: nothing },
    identity: { holdConnections: async () => [{}] },
    syncs: { get: nothing, addCalls: nothing, change: nothing },
    operations: { begin: nothing, record: nothing },
    bindings: { keep: nothing, forget: nothing },
    claims: { claim: async () => [], drop: nothing, heldElsewhere: async () => new Set() },
    releases: { settle: nothing },
  };
  const sent: Change[] = [];
  const apply = async function* (
    _connection: unknown,
    wave: readonly Change[],
    _io: unknown,
    gate: Gate,
  ): AsyncGenerator<Outcome> {
    await gate.open(wave);
    sent.push(...wave);
    if (sent.length > 1)
      return yield { kind: 'applied', changeId: 'opr_1', remoteId: '900', attributes: {} };
    yield { kind: 'half-made', changeId: 'opr_1', remoteId: '900', failure: tooEarly.failure };
    throw tooEarly;
  };
  const find = async () => [
    {
      entity: 'campaign',
      remoteId: '900',
      campaignRemoteId: '900',
      marker: 'cmp_1',
      attributes: { name: 'Autumn' },
      parts: {},
    },
  ];
  const account = {
    platform: { id: 'microsoft-ads', apply, find },
    connection: {},
    io: { now: () => 0 },
    calls: () => 0,
    hold: nothing,
  } as unknown as OpenAccount;
  const run = {
    tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
    syncId: 'syn_1',
    signal: new AbortController().signal,
  } as SyncWork;
  const entry = {
    operation: { id: 'opr_1' },
    change,
    status: 'pending',
    remoteId: null,
    error: null,
  } as unknown as Entry;
  const ledger = new Ledger(run, stores as unknown as LedgerStores, account);
  await new AccountRun(run, [entry], {
    account,
    ledger,
    catalog: {} as CatalogRecords,
    adoptions: {} as AdoptCampaigns,
    setBacks: {} as SetBackCampaigns,
    unauthorised: nothing,
  }).execute();
  expect([entry.status, sent.map(({ action }) => action), ledger.binding('cmp_1')?.state]).toEqual([
    'succeeded',
    ['create', 'update'],
    'ready',
  ]);
});
