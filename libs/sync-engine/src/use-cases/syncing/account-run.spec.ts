import {
  type Change,
  type Gate,
  type Observed,
  type Outcome,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import { type CatalogRecords } from '../../data/syncing/catalog-records';
import type { PlannedChange } from '../../domain/planning/plan';
import type { AdoptCampaigns } from '../adoption/adopt-campaigns';
import type { OpenAccount } from '../ports';
import type { RevertCampaigns } from '../undo/revert-campaigns';
import { AccountRun } from './account-run';
import { ledgerOver } from '../testing/ledger-over';
import type { Entry, Ledger } from './ledger';
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

const nothing = async () => undefined;
const run = {
  tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
  syncId: 'syn_1',
  signal: new AbortController().signal,
} as SyncWork;

const entryOf = (planned: PlannedChange, id: string): Entry =>
  ({
    operation: { id },
    change: planned,
    status: 'pending',
    remoteId: null,
    error: null,
  }) as unknown as Entry;

/** Runs the operations on a connector; returns what is remembered. */
const applied = async (
  entries: readonly Entry[],
  connector: Pick<OpenAccount['platform'], 'apply' | 'find'>,
): Promise<Ledger> => {
  const account = {
    platform: { id: 'microsoft-ads', ...connector },
    connection: {},
    io: { now: () => 0 },
    calls: () => 0,
    hold: nothing,
  } as unknown as OpenAccount;
  const ledger = ledgerOver(run, account);
  await new AccountRun(run, entries, {
    account,
    ledger,
    catalog: {} as CatalogRecords,
    adoptions: {} as AdoptCampaigns,
    setBacks: {} as RevertCampaigns,
    log: { sent: () => undefined, stopped: () => undefined },
    unauthorised: nothing,
  }).execute();
  return ledger;
};

const seen = (id: string, remoteId: string): Observed => ({
  entity: 'campaign',
  remoteId,
  campaignRemoteId: remoteId,
  marker: id,
  attributes: { name: 'Autumn' },
  parts: {},
});

it('finishes a half-made object after a requested wait, and does not create it twice', async () => {
  const sent: Change[] = [];
  const apply = async function* (
    _connection: unknown,
    wave: readonly Change[],
    _io: unknown,
    gate: Gate,
  ): AsyncGenerator<Outcome> {
    await gate.open(wave);
    sent.push(...wave);
    if (sent.length > 1) {
      return yield { kind: 'applied', changeId: 'opr_1', remoteId: '900', attributes: {} };
    }
    yield { kind: 'half-made', changeId: 'opr_1', remoteId: '900', failure: tooEarly.failure };
    throw tooEarly;
  };
  const entry = entryOf(change, 'opr_1');
  const ledger = await applied([entry], { apply, find: async () => [seen('cmp_1', '900')] });
  expect([entry.status, sent.map(({ action }) => action), ledger.binding('cmp_1')?.state]).toEqual([
    'succeeded',
    ['create', 'update'],
    'ready',
  ]);
});

describe('a connector that throws at one of nine operations', () => {
  const POISON = 'opr_5';
  const fault = new PlatformFailure({
    kind: 'internal',
    detail: { code: 'INTERNAL_ERROR', message: 'Switchyard failed.' },
  });
  const nine = () =>
    Array.from({ length: 9 }, (_, at) => {
      const id = `cmp_${at + 1}`;
      return entryOf({ ...change, address: { ...address, campaignId: id, id } }, `opr_${at + 1}`);
    });
  const outcomes = (entries: readonly Entry[]) =>
    entries.map(({ operation: { id }, status, error }) => [id, status, error?.code]);
  const expected = (ofPoison: string) =>
    nine().map(({ operation: { id } }) =>
      id === POISON ? [id, ofPoison, 'INTERNAL_ERROR'] : [id, 'succeeded', undefined],
    );
  const made = ({ id }: Change): Outcome => ({
    kind: 'applied',
    changeId: id,
    remoteId: `9${id}`,
    attributes: {},
  });

  it('before it is sent ends that one, and sends each other once', async () => {
    const entries = nine();
    const tries = new Map<string, number>();
    const sent: string[] = [];
    const apply = async function* (
      _connection: unknown,
      wave: readonly Change[],
      _io: unknown,
      gate: Gate,
    ): AsyncGenerator<Outcome> {
      for (const { id } of wave) tries.set(id, (tries.get(id) ?? 0) + 1);
      if (wave.some(({ id }) => id === POISON)) throw fault;
      await gate.open(wave);
      sent.push(...wave.map(({ id }) => id));
      for (const one of wave) yield made(one);
    };
    await applied(entries, { apply, find: async () => [] });
    expect(outcomes(entries)).toEqual(expected('failed'));
    expect(sent.toSorted()).toEqual(
      nine()
        .map(({ operation }) => operation.id)
        .filter((id) => id !== POISON),
    );
    expect(Math.max(...tries.values())).toBeLessThanOrEqual(5);
  });

  it('after it is sent looks for it once, and leaves it to the next sync to find out', async () => {
    const entries = nine();
    let sent = 0;
    const there = new Set<string>();
    const apply = async function* (
      _connection: unknown,
      wave: readonly Change[],
      _io: unknown,
      gate: Gate,
    ): AsyncGenerator<Outcome> {
      for (const one of wave) {
        await gate.open([one]);
        if (one.id === POISON) {
          sent += 1;
          throw fault;
        }
        there.add(one.id);
        yield made(one);
      }
    };
    await applied(entries, { apply, find: async () => [] });
    expect(outcomes(entries)).toEqual(expected('uncertain'));
    expect([sent, there.size]).toEqual([2, 8]);
  });

  it('while it looks for what was not answered, leaves only that uncertain', async () => {
    const entries = nine();
    entries[4]!.status = 'started';
    const apply = async function* (
      _connection: unknown,
      wave: readonly Change[],
      _io: unknown,
      gate: Gate,
    ): AsyncGenerator<Outcome> {
      await gate.open(wave);
      for (const one of wave) yield made(one);
    };
    const find = () => Promise.reject(fault);
    await applied(entries, { apply, find });
    expect(outcomes(entries)).toEqual(expected('uncertain'));
  });
});
