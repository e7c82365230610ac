import type { Attributes } from '@switchyard/platforms';
import type { PlannedChange } from '../../domain/planning/plan';
import type { OpenAccount } from '../ports';
import { ledgerOver } from '../testing/ledger-over';
import type { Entry } from './ledger';
import { reconcile } from './reconcile';
import type { SyncWork } from './sync-work';

const address = {
  platform: 'microsoft-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  entity: 'campaign',
  id: 'cmp_1',
} as const;
const SENT = { name: 'Autumn', languages: ['de', 'en'] };
const change: PlannedChange = {
  action: 'create',
  address,
  parentId: null,
  name: 'Autumn',
  campaignType: 'SEARCH',
  remoteId: null,
  parentRemoteId: null,
  fields: [],
  after: SENT,
  seenDigest: null,
  reason: '',
};

const givenLedger = (platform: object) => {
  const account = { platform, connection: {}, io: {}, calls: () => 0 } as unknown as OpenAccount;
  const run = {
    tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
    syncId: 'syn_1',
    signal: new AbortController().signal,
  } as SyncWork;
  return { account, ledger: ledgerOver(run, account) };
};

/** A create without an answer, on a platform that shows this under its mark. */
const given = async (
  attributes: Attributes | undefined,
  { isHalfKnown = false, contradicted = false } = {},
) => {
  const find = async () =>
    attributes
      ? [
          {
            entity: 'campaign',
            remoteId: '900',
            campaignRemoteId: '900',
            marker: 'cmp_1',
            attributes,
            parts: {},
          },
        ]
      : [];
  const { account, ledger } = givenLedger({ find });
  const entry = {
    operation: { id: 'opr_1' },
    change,
    status: 'uncertain',
    remoteId: null,
    error: null,
    contradicted,
  } as unknown as Entry;
  if (isHalfKnown) ledger.bind(entry, '900', 'tainted', null);
  const left = await reconcile(account, ledger, [{ step: { does: 'create', change }, entry }]);
  return {
    status: entry.status,
    bound: ledger.binding('cmp_1')?.state,
    left: left.includes(entry),
    applied: ledger.binding('cmp_1')?.applied,
  };
};

describe('a create that was sent and never answered', () => {
  it('may be sent when it is not there', async () => {
    expect(await given(undefined)).toEqual({ status: 'pending', bound: undefined, left: false });
  });

  it('is done when it is there', async () => {
    expect(await given(SENT)).toMatchObject({ status: 'succeeded', bound: 'ready', left: false });
  });

  it('is finished when a part of it is there', async () => {
    expect(await given({ name: 'Autumn', languages: ['en'] })).toMatchObject({
      status: 'pending',
      bound: 'tainted',
      left: false,
    });
  });

  it('is left to the next plan, which reports it, when it was edited on the platform since', async () => {
    expect(await given({ ...SENT, name: 'By hand' })).toEqual({
      status: 'uncertain',
      bound: undefined,
      left: true,
    });
  });
});

describe('a create that is known to be half made', () => {
  it('is finished', async () => {
    expect(await given({ name: 'Autumn', languages: ['en'] }, { isHalfKnown: true })).toMatchObject(
      { status: 'pending', bound: 'tainted' },
    );
  });

  it('is left to the next plan, which reports the edit and sends the rest, when it was edited on the platform since', async () => {
    expect(
      await given({ name: 'By hand', languages: ['en'] }, { isHalfKnown: true }),
    ).toMatchObject({
      status: 'drifted',
      bound: 'ready',
      applied: { name: 'Autumn', languages: ['en'] },
    });
  });

  it('is finished, whatever it shows, when the platform itself made something else of it', async () => {
    expect(
      await given({ ...SENT, name: 'AUTUMN' }, { isHalfKnown: true, contradicted: true }),
    ).toMatchObject({ status: 'pending', bound: 'tainted' });
  });
});

describe('an update that was sent and never answered', () => {
  const update: PlannedChange = {
    ...change,
    action: 'update',
    remoteId: '900',
    after: { name: 'Autumn', status: 'ENABLED' },
    seenDigest: '',
    fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
  };

  /** What becomes of it, and which values count as last applied, when the platform shows this. */
  const met = async (attributes: Attributes) => {
    const read = async function* () {
      yield { entity: 'campaign', remoteId: '900', campaignRemoteId: '900', attributes, parts: {} };
    };
    const { ledger, account } = givenLedger({ read });
    await ledger.turnTo([
      {
        address,
        parentId: null,
        parentRemoteId: null,
        name: 'Autumn',
        campaignType: 'SEARCH',
        remoteId: '900',
        applied: { name: 'Autumn', status: 'PAUSED' },
        state: 'ready',
      },
    ]);
    const entry = {
      operation: { id: 'opr_1' },
      change: update,
      status: 'uncertain',
      remoteId: '900',
      error: null,
    } as unknown as Entry;
    await reconcile(account, ledger, [{ step: { does: 'update', change: update }, entry }]);
    return [entry.status, ledger.binding('cmp_1')?.applied['status']];
  };

  it('is done when it is there, and is sent again when it is not', async () => {
    expect([
      await met({ name: 'Autumn', status: 'ENABLED' }),
      await met({ name: 'Autumn', status: 'PAUSED' }),
    ]).toEqual([
      ['succeeded', 'ENABLED'],
      ['pending', 'PAUSED'],
    ]);
  });

  it('is recorded as far as it arrived when the object was edited on the platform since', async () => {
    expect(await met({ name: 'By hand', status: 'ENABLED' })).toEqual(['pending', 'ENABLED']);
  });
});
